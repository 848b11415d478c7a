import type { Event } from '../../wire';

/** The best run alone on this device: its turns, its new days, and where it stood after each turn. */
type Run = { turns: number; days: number; squares: number[] };
/** The square an event tells of, and whose. */
export const squareOf = ({ params }: Event) => ({ seat: params.other ?? params.seat, value: params.square });
const KEY = 'gamekeeper-iditacards';

export function bestRun(): Run | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Run | null;
  } catch {
    return null;
  }
}

/** Keep a run that reached the finish, if no other was shorter. */
export function keepRun(run: Run): void {
  const best = bestRun();
  if (!best || run.turns < best.turns) localStorage.setItem(KEY, JSON.stringify(run));
}
