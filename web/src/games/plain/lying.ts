/** What lies where, as views of games with zones tell it (`docs/board-interface.md`). */
import type { View } from '../module';

type Named = Record<string, unknown>;

/** Something at a place: an element, or only how many of something. */
export interface Thing {
  element: string;
  count: number | null;
}
export interface Place {
  element: string;
  things: Thing[];
}
/** A named number of the table or of a seat. */
export interface Figure {
  name: string;
  value: number | string;
}
export interface Lying {
  common: Place[];
  figures: Figure[];
  /** by seat: what each has one of, like `hand:0` to `hand:3` */
  seats: { places: Place[]; figures: Figure[] }[];
}

export const isTable = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The general part of a view; null for one without zones. */
export function lyingIn(view: View, seats: number): Lying | null {
  if (!isTable(view.zones)) return null;
  const zones = view.zones;
  const tokens = isTable(view.tokens) ? view.tokens : {};
  const numbers = isTable(view.numbers) ? view.numbers : {};
  const places = [...new Set([...Object.keys(zones), ...Object.keys(tokens)])];
  const at = (element: string): Place => ({ element, things: [...cardsIn(zones[element]), ...tokensIn(tokens[element])] });
  const kinds = [...new Set(places.map((place) => place.split(':')[0]!))];
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const owned = kinds.filter((kind) => order.every((seat) => places.includes(`${kind}:${seat}`)));
  const ofSeats = new Set(order.flatMap((seat) => owned.map((kind) => `${kind}:${seat}`)));
  return {
    common: places.filter((place) => !ofSeats.has(place)).map(at),
    figures: figuresIn(numbers, (value) => value),
    seats: order.map((seat) => ({
      places: owned.map((kind) => at(`${kind}:${seat}`)),
      figures: figuresIn(numbers, (value) => (Array.isArray(value) ? value[seat] : undefined)),
    })),
  };
}

function cardsIn(content: unknown): Thing[] {
  if (typeof content === 'number') return [{ element: '', count: content }];
  if (!Array.isArray(content)) return [];
  return content.map((card: unknown) => ({ element: typeof card === 'number' ? `card:${card}` : String(card), count: null }));
}

function tokensIn(content: unknown): Thing[] {
  if (typeof content === 'number') return [{ element: '', count: content }];
  if (!isTable(content)) return [];
  return Object.entries(content).flatMap(([kind, count]) => (count ? [{ element: `token:${kind}`, count: Number(count) }] : []));
}

function figuresIn(numbers: Named, pick: (value: unknown) => unknown): Figure[] {
  return Object.entries(numbers).flatMap(([name, all]) => {
    const value = pick(all);
    return typeof value === 'number' || typeof value === 'string' ? [{ name, value }] : [];
  });
}
