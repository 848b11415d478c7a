/** Elements of a table in what events and views say of them. */
import type { Flight } from '../games/module';
import type { Event } from '../wire';

/** What stands behind the last colon of an element: the name of a perk, a rule, a suit. */
export function nameIn(value: unknown): string {
  const text = String(value);
  return text.slice(text.lastIndexOf(':') + 1);
}
/** The number behind the last colon of an element, or the number itself. */
export const numberIn = (value: unknown): number => (typeof value === 'number' ? value : Number(nameIn(value)));
export const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);
/** The numbers of what lies somewhere, none where a view only tells how many. */
export const numbersIn = (zone: unknown): number[] => (Array.isArray(zone) ? zone.map(numberIn) : []);
/** How much lies somewhere. */
export const countIn = (zone: unknown): number => (Array.isArray(zone) ? zone.length : Number(zone ?? 0));
/** A table with elements for keys, with their numbers instead. */
export const byNumber = <T>(table: Record<string, T> = {}): [number: number, value: T][] => Object.entries(table).map(([key, value]) => [numberIn(key), value]);
/** The cards an event is about. */
export const cardsIn = ({ params }: Pick<Event, 'params'>): string[] => [...textsIn(params.card), ...textsIn(params.cards)];

/** Cards that go from one place to another travel there; what is drawn at neither end goes to its seat. */
export function travels(event: Event): Flight[] {
  const { from, to, seat } = event.params;
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return cardsIn(event).map((card) => ({ what: card, from: [card, from], to: [card, to, String(seat)] }));
}

/** How a number of each seat went, a value for each turn; `told` finds a new one in an event. */
export function linesOf(events: Event[], seats: number, told: (event: Event) => { seat: unknown; value: unknown }): number[][] {
  const lines: number[][] = Array.from({ length: seats }, () => [0]);
  for (const event of events) {
    if (event.key === 'turn') for (const line of lines) line.push(line.at(-1)!);
    const { seat, value } = told(event);
    const line = typeof value === 'number' ? lines[numberIn(seat)] : undefined;
    if (line) line[line.length - 1] = Number(value);
  }
  return lines;
}
