/** The best game alone on this device, for each game by its name. */

/** Numbers of a finished run, the first the one to be low, and where it stood after each turn. */
export interface Run {
  figures: number[];
  places: number[];
}
const keyOf = (game: string) => `gamekeeper-${game}`;

/** The best run that is kept; null where there is none. */
export function bestRun(game: string): Run | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Partial<Run> | null;
    return kept?.figures && kept.places ? (kept as Run) : null;
  } catch {
    return null;
  }
}

/** Keep a run that reached its end, if no other was shorter. */
export function keepRun(game: string, run: Run): void {
  const best = bestRun(game);
  if (!best || run.figures[0]! < best.figures[0]!) localStorage.setItem(keyOf(game), JSON.stringify(run));
}
