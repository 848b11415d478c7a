/** The box: what a card's number says about it. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS = 'RYGB';
const ANIMALS: Record<Colour, readonly [string, string]> = {
  red: ['elk', 'wolf'],
  yellow: ['bear', 'eagle'],
  green: ['raccoon', 'hare'],
  blue: ['lynx', 'bison'],
};
export const SIZE = 7;
export const PLACES = Array.from({ length: SIZE }, (_, index) => index + 1);
export const TRACK_END = 35;

export interface CardFace {
  colour: Colour;
  number: number;
  animal: string;
}

export function face(card: number): CardFace {
  const colour = COLOURS[Math.floor(card / 14)]!;
  return { colour, number: (Math.floor(card / 2) % 7) + 1, animal: ANIMALS[colour][card % 2 === 0 ? 0 : 1] };
}

/** The number behind the last colon of an element: a card, a seat. */
export function numberIn(element: string | number): number {
  return typeof element === 'number' ? element : Number(element.slice(element.lastIndexOf(':') + 1));
}

export function isCard(element: string): boolean {
  return element.startsWith('card:');
}

/** Row and column of a space; null for other elements. */
export function placeOf(element: string): { row: number; column: number } | null {
  const found = /^space:(\d):(\d)$/.exec(element);
  return found ? { row: Number(found[1]), column: Number(found[2]) } : null;
}

/** The other copy of a card. */
export function twin(card: number): number {
  return card ^ 1;
}
