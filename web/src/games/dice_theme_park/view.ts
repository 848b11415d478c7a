/** The table as a reader sees it: the engine's view (`games/dice_theme_park/view.py`) and catalogue. No rule stands here. */
import { numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Components } from '../../wire';
import type { View } from '../module';

export type Colour = 'blue' | 'green' | 'yellow';
export const PHASES = ['plan', 'welcome', 'expand', 'improve', 'operate', 'upkeep'] as const;

/** An attraction where it stands. */
export interface Spot {
  card: string;
  /** how often it has operated this round, and how often it can */
  cubes: number;
  icons: number;
  /** the upgrade on each printed space, empty for none */
  spaces: string[];
  /** what one operation earns */
  stars: number;
  money: number;
  /** booth, cable or statue; which statue */
  innovation: string;
  statue: number;
}
export interface DieFacts {
  /** a hex, a monorail, or bag, away, leaving */
  at: string;
  value: number;
  vip?: boolean;
  wild?: boolean;
}
/** Lists are by seat unless they say otherwise. */
export interface ParkView {
  reader: number;
  zones: Record<string, string[] | number>;
  round: number;
  rounds: number;
  phase: (typeof PHASES)[number];
  order: number[];
  total: number[];
  stars: number[];
  money: number[];
  income: number[];
  earned: number[];
  /** hexes of attractions that can operate now */
  runs: number[][];
  maps: number[];
  ready_maps: number[];
  /** by hex */
  parks: (Spot | null)[][];
  mascot_count: number[];
  /** skill card → the hex where its mascot is, empty while it is ready */
  mascots: Record<string, string>;
  /** by number, from 0: element `die:1` is the first */
  dice: DieFacts[];
  taken: boolean[];
  goals: Record<string, number>;
  shown: Record<string, number>;
  /** by goal or objective: the number of each seat, or what was found and wanted */
  standing: Record<string, { values: number[]; wanted?: number[]; reached?: boolean }>;
  prices: { map: number; mascot: number }[];
  ties: string[];
  blocked: number[];
  target: number;
  first_target: number;
  ending: string;
  /** what the reader has chosen unseen, while others still choose */
  sealed: string[];
}
/** A row of the pack; which fields it has depends on its type. */
export interface Kind {
  /** What words know it by, empty where a pack has given it another name. */
  known: string;
  id: string;
  name: string;
  type: 'attraction' | 'skill' | 'staff' | 'administrator' | 'objective' | 'goal' | 'solo-card';
  set: string;
  colour: Colour | 'grey' | '';
  cost: number;
  income: number;
  amenity: string;
  stars: number;
  requirement: string;
  /** prices of the printed spaces */
  spaces: number[];
  /** pre-installed upgrades */
  fitted: string[];
  effect: string;
  value: number;
  money: number;
  reward: string;
  steps: number[];
  measure: string;
  red_stars: number;
  blocks: number[];
}
export interface Catalogue {
  kinds: Kind[];
  /** the kind of each card */
  cards: number[];
  /** the colour of each die */
  dice: Colour[];
  /** by hex: its neighbours, its axial coordinates */
  near: number[][];
  hexes: [q: number, r: number][];
  start: boolean[];
  entrance: number;
  rails: number[][];
  /** how many upgrades of a kind everybody has */
  of_a_kind: number;
  /** how many innovations of each kind everybody has; none without the expansion */
  innovations: Record<string, number>;
  merch: number;
  effect: number;
  places: number[];
  space_stars: number[];
}
/** A guest of a park: a die with its number, counted from 0. */
export interface Guest {
  die: number;
  element: string;
  colour: Colour;
  value: number;
  vip: boolean;
  wild: boolean;
}

export const asPark = (view: View): ParkView => view as unknown as ParkView;
export const parkIn = ({ view }: Session): ParkView => asPark(view!);
export const catalogueIn = (components: Components | null): Catalogue | null => components && (components.catalogue as unknown as Catalogue);
export const catalogueOf = (session: Session): Catalogue => catalogueIn(session.components)!;
export const kindOf = (session: Session, card: string): Kind => catalogueOf(session).kinds[catalogueOf(session).cards[numberIn(card)]!]!;
export const hexElement = (seat: number, hex: number): string => `hex:${seat}:${hex + 1}`;

export function guestOf(view: ParkView, { dice }: Catalogue, die: number): Guest {
  const { value, vip = false, wild = false } = view.dice[die]!;
  return { die, element: `die:${die + 1}`, colour: dice[die]!, value, vip, wild };
}
/** The guests at a place, in the order of their numbers. */
export const guestsAt = (view: ParkView, catalogue: Catalogue, place: string): Guest[] =>
  view.dice.flatMap(({ at }, die) => (at === place ? [guestOf(view, catalogue, die)] : []));

/** The seat whose park is shown where nobody has asked for another: the reader's, or for who watches the first in turn order. */
export const shownSeat = ({ reader, order }: ParkView): number => (reader < 0 ? order[0]! : reader);
/** The sign of what a mascot's skill does, empty for one without. */
export const skillSign = (session: Session, card: string): string => kindOf(session, card).effect?.split(' ')[0] ?? '';
