/** Places as near to those wanted as they can be: `gap` apart, none below `least`. */
export function apart(wanted: readonly number[], gap: number, least: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[b]! - wanted[a]!);
  const result = [...wanted];
  order.reduce((limit, index) => (result[index] = Math.min(result[index]!, limit)) - gap, Infinity);
  order.reverse().reduce((limit, index) => (result[index] = Math.max(result[index]!, limit)) + gap, least);
  return result;
}
