/** The table as a reader sees it, and how an event carries it forward (the engine's `FortView`, field by field). */
import type { View } from '../module';
import type { Components, Event, Params } from '../../wire';
import { catalogueIn, SUITS, type Catalogue } from './faces';

export interface SeatView {
  board: number;
  points: number;
  level: number;
  pizza: number;
  toys: number;
  pack_pizza: number;
  pack_toys: number;
  pack_room: number;
  lookout_room: number;
  hand: number;
  deck: number;
  discard: number[];
  yard: number[];
  lookout: number[];
  unseen: string[];
  perks: string[];
  rule: string;
  macaroni: boolean;
}

export interface FortView {
  reader: number;
  seats: SeatView[];
  hand: number[];
  deck: number[];
  draft_hand: number[];
  draft_picks: number[];
  draft_choice: number;
  draft_round: number;
  park: number[];
  park_deck: number;
  supply: number[];
  perks: string[];
  rules: number;
  macaroni: boolean;
  box: number[];
  turn: number;
  round: number;
  turn_seat: number;
  start_seat: number;
  phase: string;
  played: number;
  added: number[];
  aside: number[];
  used: string[];
  suit: string;
  trash_played: boolean;
  last_round: string;
  ending: string;
}

export const asFort = (view: View): FortView => view as unknown as FortView;

const NO_CARD = 255;

/** The number behind the last colon of an element, or the number itself; -1 for no card. */
export function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  const last = Number(nameIn(value));
  return last === NO_CARD ? -1 : last;
}

/** What stands behind the last colon of an element: the name of a perk, a rule, a suit. */
export function nameIn(value: unknown): string {
  const text = String(value);
  return text.slice(text.lastIndexOf(':') + 1);
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(numberIn) : []);
const sorted = (cards: number[]) => [...cards].sort((a, b) => a - b);
const without = (cards: number[], gone: number[]) => cards.filter((card) => !gone.includes(card));
const ORDER = ['coin', ...SUITS.slice(0, -1)] as string[];
const FRIENDS = 2;
const XXL = 2;
const PERKS = ['birthday-party', 'bribe', 'copy-cat', 'sticky-fingers', 'xxl-backpack', 'diy', 'do-over', 'recycling', 'rough-housing'];

/** A view being carried forward, with what its steps look at. */
interface Step {
  view: FortView;
  params: Params;
  /** the seat the event speaks of */
  seat: SeatView;
  box: Catalogue | null;
}

/** The view after one more event: the engine's `follow`, step by step. */
export function follow(before: View, event: Event, components: Components | null): View {
  const view = structuredClone(asFort(before));
  const { params } = event;
  const seat = (typeof params.seat === 'string' ? view.seats[numberIn(params.seat)] : undefined) ?? ({} as SeatView);
  const step: Step = { view, params, seat, box: catalogueIn(components) };
  if ('from' in params && ('card' in params || 'cards' in params)) carryCards(step);
  if ('supply' in params) takeGoods(step);
  if ('park-deck' in params) view.park_deck = Number(params['park-deck']);
  STEPS[event.key]?.(step);
  return view as unknown as View;
}

function carryCards(step: Step): void {
  const { params } = step;
  const cards = 'cards' in params ? numbersIn(params.cards) : [numberIn(params.card)];
  leave(step, String(params.from), cards);
  arrive(step, String(params.to), cards);
}

function leave({ view }: Step, place: string, cards: number[]): void {
  const [kind, rest] = place.split(':');
  const seat = view.seats[Number(rest)];
  if (kind === 'park') view.park = view.park.map((card) => (cards.includes(card) ? -1 : card));
  else if (kind === 'play' || kind === 'added') {
    if (cards.includes(view.played)) view.played = -1;
    view.added = without(view.added, cards);
    view.aside = without(view.aside, cards);
  } else if (kind === 'hand' && seat) {
    seat.hand -= cards.length;
    view.hand = without(view.hand, cards);
  } else if ((kind === 'discard' || kind === 'yard') && seat) seat[kind] = without(seat[kind], cards);
}

function arrive(step: Step, place: string, cards: number[]): void {
  const { view } = step;
  const [kind, rest] = place.split(':');
  const seat = view.seats[Number(rest)];
  if (kind === 'box') view.box = sorted([...view.box, ...cards]);
  else if (kind === 'play') {
    view.played = cards[0] ?? -1;
    view.suit = ledSuit(step.box, view.played);
  } else if (kind === 'added') view.added = sorted([...view.added, ...cards]);
  else if (kind === 'hand' && seat) {
    seat.hand += cards.length;
    if (view.reader === Number(rest)) view.hand = sorted([...view.hand, ...cards]);
  } else if ((kind === 'discard' || kind === 'yard' || kind === 'lookout') && seat) seat[kind] = sorted([...seat[kind], ...cards]);
}

/** The suit a card has when it is led; none for a pure coin card (F4.8). */
function ledSuit(box: Catalogue | null, card: number): string {
  const suits = box?.kinds[box.cards[card] ?? -1]?.suits ?? [];
  return suits.find((suit) => suit !== 'coin') ?? '';
}

function takeGoods({ view, params, seat }: Step): void {
  seat.pizza = Number(params.pizza);
  seat.toys = Number(params.toys);
  seat.pack_pizza = Number(params['pack-pizza']);
  seat.pack_toys = Number(params['pack-toys']);
  view.supply = numbersIn(params.supply);
}

function clearPlay(view: FortView): void {
  view.used = [];
  view.suit = '';
  view.trash_played = false;
}

/** The two best friends of a seat's board: the last cards of the box, board by board. */
function friendsOf({ seat, box }: Step): number[] {
  const kids = (box?.cards ?? []).filter((kind) => !box!.kinds[kind]!.isFriend).length;
  const first = kids + FRIENDS * seat.board;
  return [first, first + 1];
}

const STEPS: Record<string, (step: Step) => void> = {
  dealt(step) {
    step.view.reader = numberIn(step.params.seat);
    step.view.deck = sorted([...numbersIn(step.params.cards), ...friendsOf(step)]);
  },
  'draft-hand'({ view, params }) {
    view.reader = numberIn(params.seat);
    view.draft_hand = numbersIn(params.cards);
  },
  draft({ view, params }) {
    view.draft_round = Number(params.round);
  },
  drafted({ view }) {
    for (const seat of view.seats) seat.deck += 1;
  },
  chose({ view, params }) {
    view.draft_choice = numberIn(params.card);
  },
  picked({ view, params }) {
    view.draft_choice = -1;
    view.draft_picks = sorted([...view.draft_picks, numberIn(params.card)]);
  },
  shuffle(step) {
    const { view, params, seat } = step;
    const isReader = numberIn(params.seat) === view.reader;
    seat.deck = Number(params.count);
    if (isReader && view.draft_picks.length > 0) view.deck = sorted([...view.draft_picks, ...friendsOf(step)]);
    else if (isReader && seat.discard.length > 0) view.deck = seat.discard;
    if (view.draft_round > 0) {
      view.draft_round = 0;
      view.draft_hand = [];
    }
    if (isReader) view.draft_picks = [];
    seat.discard = [];
  },
  draw({ params, seat }) {
    seat.hand = Number(params.count);
    seat.deck = Number(params.deck);
  },
  drawn({ view, params }) {
    view.hand = numbersIn(params.cards);
    view.deck = without(view.deck, view.hand);
  },
  turn({ view, params }) {
    view.turn = Number(params.turn);
    view.round = Number(params.round);
    view.turn_seat = numberIn(params.seat);
    view.phase = 'play';
    clearPlay(view);
  },
  phase({ view, params }) {
    view.phase = String(params.phase);
  },
  'last-round'({ view, params }) {
    view.last_round = String(params.reason);
  },
  end({ view, params }) {
    view.ending = String(params.reason);
    clearPlay(view);
  },
  begin({ view, params }) {
    view.used = [...view.used, String(params.action)];
  },
  'name-suit'({ view, params }) {
    view.suit = nameIn(params.suit);
  },
  'trash-marked'({ view }) {
    view.trash_played = true;
  },
  'trash-this'({ view }) {
    view.trash_played = false;
  },
  'do-over'({ view }) {
    view.aside = sorted([...view.aside, ...view.added, ...(view.played >= 0 ? [view.played] : [])]);
    view.added = [];
    view.played = -1;
    clearPlay(view);
  },
  refill({ view, params }) {
    view.park[numberIn(params.place)] = numberIn(params.card);
  },
  score({ params, seat }) {
    seat.points = Number(params.points);
  },
  advance({ params, seat }) {
    seat.level = Number(params.level);
    seat.pack_room += 1;
    seat.lookout_room += 1;
  },
  'rule-taken'({ view, params, seat }) {
    view.rules = Number(params.rules);
    seat.rule = 'hidden';
  },
  'rule-kept'({ params, seat }) {
    seat.rule = nameIn(params.rule);
  },
  'rules-shown'({ params, seat }) {
    seat.rule = nameIn(params.rule);
  },
  'perk-taken'({ view, params, seat }) {
    const perk = nameIn(params.perk);
    view.perks = view.perks.filter((other) => other !== perk);
    seat.perks = [...seat.perks, perk].sort((a, b) => PERKS.indexOf(a) - PERKS.indexOf(b));
    if (perk === 'xxl-backpack') seat.pack_room += XXL;
  },
  'perk-used'({ params, seat }) {
    seat.perks = seat.perks.filter((perk) => perk !== nameIn(params.perk));
  },
  macaroni({ view, seat }) {
    view.macaroni = false;
    seat.macaroni = true;
  },
  'lookout-unseen'({ params, seat }) {
    seat.unseen = [...seat.unseen, String(params.suits)].sort();
  },
  'lookout-own'({ params, seat, box }) {
    const card = numberIn(params.card);
    const suits = box?.kinds[box.cards[card] ?? -1]?.suits ?? [];
    const coinsFirst = [...suits].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
    const place = seat.unseen.indexOf(coinsFirst.join(' '));
    if (place >= 0) seat.unseen.splice(place, 1);
    seat.lookout = sorted([...seat.lookout, card]);
  },
};
