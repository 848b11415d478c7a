/** The best game alone on this device, for each game by its name. */
import type { Session } from './session.svelte';

/** Numbers of a finished run, the first the one to be low, and where it stood after each turn. */
export interface Run {
  figures: number[];
  places: number[];
  /** the table it was played at */
  code?: string;
}
const keyOf = ({ table }: Session) => `gamekeeper-${table?.game}`;
let kept = $state(0);

/** The best run that is kept; null where there is none. */
export function bestRun(session: Session): Run | null {
  void kept; // read again when one has been
  try {
    const run = JSON.parse(localStorage.getItem(keyOf(session)) ?? 'null') as Partial<Run> | null;
    return run?.figures && run.places ? (run as Run) : null;
  } catch {
    return null;
  }
}

/** Keep the reader's run that reached its end, if no other was shorter. */
export function keepRun(session: Session, run: Run): void {
  if (!session.isLive || session.seat !== 0) return;
  const best = bestRun(session);
  if (best && run.figures[0]! >= best.figures[0]!) return;
  localStorage.setItem(keyOf(session), JSON.stringify({ ...run, code: session.code }));
  kept += 1;
}

/** Whether no run on this device was better than the one of this table. */
export const isBest = (session: Session): boolean => bestRun(session)?.code === session.code;
