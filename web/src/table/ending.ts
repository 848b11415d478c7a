/** How a match was won, told from its result and from how its numbers went. */
import type { Story } from '../games/module';

/** A seat, its place in the ranking and its score; the first places first. */
export interface Placed {
  place: number;
  seat: number;
  score: number;
}

/** Since when the winner was ahead: a step of the story, 0 from the beginning on, null where the lines do not say. */
export type Ahead = { since: number } | { since: 'count' } | null;

/** The seats by their places. */
export function placed(ranking: readonly number[], scores: readonly number[]): Placed[] {
  return ranking.map((place, seat) => ({ place, seat, score: scores[seat] ?? 0 })).sort((a, b) => a.place - b.place);
}

/** Who won alone, and who came next; null where several won, or nobody did. */
export function duel(order: readonly Placed[]): [Placed, Placed] | null {
  const [first, second] = order;
  return first && second && first.place === 1 && second.place > 1 ? [first, second] : null;
}

/** What brought the winner most beyond who came next, where a count tells its parts. */
export function strongest(tally: Record<string, readonly number[]>, [first, second]: [Placed, Placed]): { part: string; count: number } | null {
  const leads = Object.entries(tally).map(([part, points]) => ({ part, count: (points[first.seat] ?? 0) - (points[second.seat] ?? 0) }));
  const most = leads.sort((a, b) => b.count - a.count)[0];
  return most && most.count > 0 ? most : null;
}

/** How high the chart of a match reaches, at least to `least`, its goal and the grid; a goal that nobody came near would press the lines flat and is left out (0). */
export function heights({ limit, lines }: Story, final: readonly number[], least = 0): { top: number; limit: number; grid: number[] } {
  const most = Math.max(...lines.flat(), ...final);
  const goal = limit <= 3 * most ? limit : 0;
  const top = Math.max(goal, least, most) + 2;
  const step = top > 100 ? 50 : top > 20 ? 10 : 5;
  return { top, limit: goal, grid: Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step) };
}

/** Since when the winner was ahead of all others: the lines go up where the better score is the higher one. */
export function ahead({ lines }: Story, [first, second]: [Placed, Placed]): Ahead {
  const own = lines[first.seat];
  if (!own || own.length < 2 || first.score === second.score) return null;
  const sign = Math.sign(first.score - second.score);
  const others = lines.filter((_, seat) => seat !== first.seat);
  const leads = own.map((value, step) => others.every((line) => sign * (value - (line[step] ?? 0)) > 0));
  if (!leads.at(-1)) return { since: 'count' };
  return { since: leads.lastIndexOf(false) + 1 };
}

/** The moment after which a seat's chance to win had changed most in its favour; null where it never rose. */
export function turningPoint(moments: readonly { number: number; chances: readonly number[] }[], seat: number): { at: number; from: number; to: number } | null {
  const chance = (index: number) => moments[index]?.chances[seat] ?? 0;
  const steps = moments.slice(1).map((_, index) => ({ at: moments[index]!.number, from: chance(index), to: chance(index + 1) }));
  const most = steps.sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  return most && most.to > most.from ? most : null;
}
