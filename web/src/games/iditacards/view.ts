/** The table as a reader sees it: the engine's view and catalogue, seat by seat. No rule stands here. */
import { byNumber, countIn, numberIn, numbersIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Components, Event, Option } from '../../wire';
import type { View } from '../module';
import type { Leg } from './land';

export type Costs = [energy: number, health: number, risk: number];
export const COSTS = ['energy', 'health', 'risk'] as const;
export const DECKS = ['speed', 'reckless', 'improvement', 'survivor'] as const;
/** What becomes of a card's payment, as far as its owner can know; or of a card as payment. */
export type Fate = 'pays' | 'may' | 'fails' | 'no-energy' | 'no-health' | 'later';

/** The square an event tells of, and whose. */
export const squareOf = ({ params }: Event) => ({ seat: params.other ?? params.seat, value: params.square });

/** The engine's view (`games/iditacards/view.py`), lists by seat. */
interface SledView {
  reader: number;
  zones: Record<string, string[] | number>;
  position: number[];
  hypothermia: number[];
  starvation: number[];
  speed: number[];
  speed_parts: Record<string, number>[];
  days: number[];
  weight: number[];
  bearers: Record<string, string>;
  owed: Record<string, number>;
  weather: string;
  joined: boolean[];
  draw: number[];
  draw_parts: Record<string, number>[];
  turn: number;
  turn_seat: number;
  ending: string;
  own: { deck: string[]; costs: Record<string, Costs>; sums: Record<string, Record<string, number>[]>; fates: Record<string, Fate> } | null;
}
export interface Kind {
  /** What words know it by, empty where a pack has given it another name. */
  known: string;
  row: string;
  id: string;
  name: string;
  type: string;
  deck: string;
  energy: number;
  health: number;
  risk: number;
  /** what it does when it takes effect, a row a word */
  effects: [verb: string, amount: number, where: number, perDog: number, chain: number, condition: string][];
  /** what it does while it is in play */
  traits: Record<string, number>;
}
interface Catalogue {
  kinds: Kind[];
  /** the kind of each card */
  cards: number[];
  legs: Leg[];
  finish: number;
  weathers: string[];
  /** the word for what each weather does */
  weather_says: Record<string, string>;
  speed_on_advance: boolean;
  /** how many a team may have */
  dogs: number;
}

const BLANK: Kind = { row: '', id: '', known: '', name: '?', type: 'utility', deck: 'starter', energy: 0, health: 0, risk: 0, effects: [], traits: {} };
export const catalogueIn = (components: Components | null): Catalogue | null => components && (components.catalogue as unknown as Catalogue);
export const catalogueOf = (session: Session): Catalogue => catalogueIn(session.components)!;
export const kindIn = (catalogue: Catalogue | null, card: number): Kind => catalogue?.kinds[catalogue.cards[card] ?? -1] ?? BLANK;
export const kindOf = (session: Session, card: number): Kind => kindIn(catalogueIn(session.components), card);
export const legAt = (legs: Leg[], square: number): string => legs.find(({ last }) => square <= last)?.name ?? legs.at(-1)?.name ?? '';


const known = new WeakMap<View, RaceView>();
/** A view seat by seat; the same object for the same view. */
export function asRace(view: View): RaceView {
  let race = known.get(view);
  if (!race) known.set(view, (race = raceOf(view as unknown as SledView)));
  return race;
}
export const raceIn = ({ view }: Session): RaceView => asRace(view!);
/** The seat whose table is shown: the reader's, or for who watches the one on turn. */
export const shownSeat = ({ reader, turn_seat }: RaceView): number => (reader < 0 ? turn_seat : reader);

export type RaceView = ReturnType<typeof raceOf>;
function raceOf(view: SledView) {
  const { zones, own, reader, turn, turn_seat, weather, ending } = view;
  return {
    reader,
    turn,
    turn_seat,
    weather,
    ending,
    seats: view.position.map((_, seat) => seatOf(view, seat)),
    solo: view.position.length === 1,
    supply: numbersIn(zones.supply),
    decks: DECKS.map((deck) => Number(zones[`pile-${deck}`] ?? 0)),
    damage: countIn(zones.damage),
    hand: numbersIn(zones[`hand:${reader}`]),
    legendary: numbersIn(zones[`legend:${reader}`]),
    /** cards looked at or recovered, to be sorted */
    looked: [...numbersIn(zones[`look:${reader}`]), ...numbersIn(zones[`sort:${reader}`])],
    /** the own deck: what is in it, not in which order */
    deck: numbersIn(own?.deck),
    costs: Object.fromEntries(byNumber(own?.costs)),
    sums: Object.fromEntries(byNumber(own?.sums)),
    fates: Object.fromEntries(byNumber(own?.fates)),
  };
}

/** A card that waits for its risk to be paid: how many it still wants, and what has been paid. */
export type Pending = { card: number; owed: number; paid: number[] };

function seatOf(view: SledView, seat: number) {
  const { zones, bearers, owed } = view;
  const gear = numbersIn(zones[`gear:${seat}`]);
  const pending: Pending[] = []; // bottom to top
  const played: number[] = []; // neither waits nor lies under one that does, the last first
  for (const card of numbersIn(zones[`stack:${seat}`]).reverse()) {
    const due = owed[`card:${card}`] ?? 0;
    if (due > 0) pending.push({ card, owed: due, paid: [] });
    else (pending.at(-1)?.paid ?? played).unshift(card);
  }
  return {
    pending,
    played,
    square: view.position[seat]!,
    cold: view.hypothermia[seat]!,
    hunger: view.starvation[seat]!,
    speed: view.speed[seat]!,
    speed_parts: Object.entries(view.speed_parts[seat] ?? {}),
    dogs: numbersIn(zones[`team:${seat}`]).map((card) => ({ card, attachments: gear.filter((one) => bearers[`card:${one}`] === `card:${card}`) })),
    weight: view.weight[seat]!,
    hand: countIn(zones[`hand:${seat}`]),
    deck: countIn(zones[`deck:${seat}`]),
    discard: numbersIn(zones[`discard:${seat}`]),
    /** how many cards a new day brings, and what adds to it */
    draw: view.draw[seat]!,
    draw_parts: byNumber(view.draw_parts[seat]),
    days: view.days[seat]!,
    joins: view.joined[seat]!,
  };
}

/** Where an answer would take the reader: the squares where its own move and the closing advance end, -1 where there is none. */
export type Way = NonNullable<ReturnType<typeof wayOf>>;

/** The way of an answer, null where it takes nobody anywhere. */
export function wayOf(option: Option | null, view: RaceView) {
  const { to, end, passes, at, damage } = option?.text.params ?? {};
  const start = view.seats[view.reader]?.square;
  if (start === undefined || (to === undefined && end === undefined)) return null;
  const way = { start, to: numberIn(to ?? -1), end: numberIn(end ?? -1) };
  const move = { from: start, at: way.to, key: 'move' };
  const advance = { from: Math.max(start, way.to), at: way.end, key: 'advance' };
  const places = numbersIn(at);
  return {
    ...way,
    stops: [move, advance].filter(({ from, at }) => at >= 0 && at !== from),
    damage: numberIn(damage ?? 0),
    passes: numbersIn(passes).map((seat, index) => ({ seat, at: places[index] ?? 0 })),
  };
}
