/** What is printed on the cards and the board, as the engine tells it (`games/yellowstone_park/catalogue.py`). */
import type { Session } from '../../table/session.svelte';
import type { Components } from '../../wire';

export interface CardFace {
  colour: string;
  number: number;
  animal: string;
}
export interface Catalogue {
  /** the face of each card */
  cards: CardFace[];
  rows: number;
  columns: number;
  /** spaces that can be taken at a time */
  spaces: number;
  /** where the markers begin on the track, and which place ends the game */
  start: number;
  end: number;
}

const NOTHING: Catalogue = { cards: [], rows: 0, columns: 0, spaces: 0, start: 0, end: 0 };
const BLANK: CardFace = { colour: '', number: 0, animal: '' };

/** The box of a table; nothing at all where it could not be had. */
export function catalogueIn(components: Components | null): Catalogue {
  return components ? (components.catalogue as unknown as Catalogue) : NOTHING;
}

export const catalogueOf = (session: Session): Catalogue => catalogueIn(session.components);

export function faceOf({ cards }: Catalogue, card: number): CardFace {
  return cards[card] ?? BLANK;
}

/** 1, 2 … as rows and columns are numbered. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** The number behind the last colon of an element: a card, a seat. */
export function numberIn(element: string | number): number {
  return typeof element === 'number' ? element : Number(element.slice(element.lastIndexOf(':') + 1));
}

export function isCard(element: string): boolean {
  return element.startsWith('card:');
}

/** Whether two cards look the same but for the animal. */
export function areTwins({ cards }: Catalogue, one: number, other: number): boolean {
  const [first, second] = [cards[one], cards[other]];
  return one !== other && first?.colour === second?.colour && first?.number === second?.number;
}
