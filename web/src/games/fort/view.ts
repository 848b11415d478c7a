/** The table as a reader sees it, and how an event carries it forward (the engine's `FortView`, field by field). */
import type { View } from '../module';
import type { Event, Params } from '../../wire';

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
  used: string[];
  suit: string;
  trash_played: boolean;
  last_round: string;
  ending: string;
}

export const asFort = (view: View): FortView => view as unknown as FortView;

/** The number behind the last colon of an element, or the number itself. */
export function numberIn(value: unknown): number {
  return typeof value === 'number' ? value : Number(String(value).slice(String(value).lastIndexOf(':') + 1));
}

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(numberIn) : []);
const sorted = (cards: number[]) => [...cards].sort((a, b) => a - b);

/** The view after one more event. */
export function follow(before: View, event: Event): View {
  const old = asFort(before);
  const view: FortView = { ...old, seats: old.seats.map((seat) => ({ ...seat })) };
  const { params } = event;
  const seat = typeof params.seat === 'string' ? view.seats[numberIn(params.seat)] : undefined;
  if (seat) takeNumbers(seat, params);
  if (Array.isArray(params.supply)) view.supply = numbersIn(params.supply);
  carryCards(view, params);
  steps[event.key]?.(view, params, seat ?? NOBODY);
  return view as unknown as View;
}

const NOBODY = {} as SeatView;

/** Cards that an event moves from one place to another. */
function carryCards(view: FortView, params: Params): void {
  const { from, to } = params;
  if (typeof from !== 'string' || typeof to !== 'string') return;
  const cards = 'cards' in params ? numbersIn(params.cards) : 'card' in params ? [numberIn(params.card)] : [];
  for (const card of cards) {
    take(view, card, from);
    put(view, card, to);
  }
}

const without = (cards: number[], card: number) => cards.filter((other) => other !== card);

function take(view: FortView, card: number, place: string): void {
  const [kind = '', rest] = place.split(':');
  const seat = view.seats[Number(rest)];
  if (kind === 'park') view.park = view.park.map((other) => (other === card ? -1 : other));
  else if (kind === 'park-deck') view.park_deck -= 1;
  else if (kind === 'play') view.played = -1;
  else if (kind === 'added') view.added = without(view.added, card);
  else if (kind === 'box') view.box = without(view.box, card);
  else if (seat && (kind === 'hand' || kind === 'deck')) {
    seat[kind] -= 1;
    if (Number(rest) === view.reader) view[kind] = without(view[kind], card);
  } else if (seat && (kind === 'discard' || kind === 'yard' || kind === 'lookout')) seat[kind] = without(seat[kind], card);
}

function put(view: FortView, card: number, place: string): void {
  const [kind = '', rest] = place.split(':');
  const seat = view.seats[Number(rest)];
  if (kind === 'play') view.played = card;
  else if (kind === 'added') view.added = [...view.added, card];
  else if (kind === 'box') view.box = sorted([...view.box, card]);
  else if (kind === 'park') view.park = view.park.map((other, index) => (index === Number(rest) ? card : other));
  else if (seat && (kind === 'hand' || kind === 'deck')) {
    seat[kind] += 1;
    if (Number(rest) === view.reader) view[kind] = sorted([...view[kind], card]);
  } else if (seat && kind === 'lookout') seat.lookout = [...seat.lookout, card];
  else if (seat && (kind === 'discard' || kind === 'yard')) seat[kind] = sorted([...seat[kind], card]);
}

/** Numbers of a seat that an event says anew. */
function takeNumbers(seat: SeatView, params: Params): void {
  for (const [key, field] of Object.entries(NUMBERS)) {
    if (typeof params[key] === 'number') seat[field] = params[key];
  }
}
const NUMBERS = { points: 'points', pizza: 'pizza', toys: 'toys', 'pack-pizza': 'pack_pizza', 'pack-toys': 'pack_toys' } as const;

const XXL = 2;
type Step = (view: FortView, params: Params, seat: SeatView) => void;

const isReader = (view: FortView, params: Params) => numberIn(params.seat) === view.reader;

const steps: Record<string, Step> = {
  draft(view, params) {
    view.phase = 'draft';
    view.draft_round = Number(params.round);
    view.draft_choice = -1;
  },
  'draft-hand'(view, params) {
    view.draft_hand = numbersIn(params.cards);
  },
  chose(view, params) {
    view.draft_choice = numberIn(params.card);
  },
  picked(view, params) {
    view.draft_picks = [...view.draft_picks, numberIn(params.card)];
    view.draft_choice = -1;
  },
  shuffle(view, params, seat) {
    if (isReader(view, params)) view.deck = sorted([...view.deck, ...seat.discard]);
    seat.discard = [];
    seat.deck = Number(params.count);
  },
  draw(_, params, seat) {
    seat.hand += Number(params.count);
    seat.deck = Number(params.deck);
  },
  drawn(view, params) {
    const cards = numbersIn(params.cards);
    view.hand = sorted([...view.hand, ...cards]);
    view.deck = view.deck.filter((card) => !cards.includes(card));
  },
  turn(view, params) {
    view.turn = Number(params.turn);
    view.round = Number(params.round);
    view.turn_seat = numberIn(params.seat);
    Object.assign(view, { phase: 'play', played: -1, added: [], used: [], suit: '', trash_played: false });
    Object.assign(view, { draft_round: 0, draft_hand: [], draft_choice: -1 });
  },
  use(view, params) {
    view.used = [...view.used, String(params.action)];
  },
  'name-suit'(view, params) {
    view.suit = String(params.suit).replace('suit:', '');
  },
  advance(_, params, seat) {
    seat.level = Number(params.level);
    seat.lookout_room = seat.level + 1;
    seat.pack_room = seat.level + 1 + (seat.perks.includes('xxl-backpack') ? XXL : 0);
  },
  'lookout-unseen'(view, params, seat) {
    view.park_deck -= 1;
    seat.lookout = [...seat.lookout, -1];
    seat.unseen = [...seat.unseen, String(params.suits)];
  },
  refill(view, params) {
    const place = numberIn(params.place);
    view.park = view.park.map((card, index) => (index === place ? numberIn(params.card) : card));
    view.park_deck = Number(params['park-deck']);
  },
  'rule-taken'(view, params, seat) {
    seat.rule = 'hidden';
    view.rules = Number(params.rules);
  },
  'rule-kept'(_, params, seat) {
    seat.rule = nameIn(params.rule);
  },
  'rules-shown'(_, params, seat) {
    seat.rule = nameIn(params.rule);
  },
  'perk-taken'(view, params, seat) {
    const perk = nameIn(params.perk);
    view.perks = view.perks.filter((other) => other !== perk);
    seat.perks = [...seat.perks, perk];
    if (perk === 'xxl-backpack') seat.pack_room += XXL;
  },
  'perk-used'(_, params, seat) {
    seat.perks = seat.perks.filter((perk) => perk !== nameIn(params.perk));
  },
  macaroni(view, _, seat) {
    view.macaroni = false;
    seat.macaroni = true;
  },
  'last-round'(view, params) {
    view.last_round = String(params.reason);
  },
  end(view, params) {
    view.ending = String(params.reason);
    view.phase = 'over';
  },
};

/** What stands behind the first colon of an element: the name of a perk, a rule, a suit. */
export function nameIn(value: unknown): string {
  const text = String(value);
  return text.slice(text.indexOf(':') + 1);
}
