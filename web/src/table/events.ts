/** What happened, as far as it still stands. */
import { numberIn } from '../board/elements';
import type { Event } from '../wire';
import { words } from '../words/words.svelte';

/** The seat whose turn an event starts, null for other events. */
export const turnOf = ({ key, params }: Event): number | null => (key === 'turn' && params.seat !== undefined ? numberIn(params.seat) : null);
/** Whether an event is worth a line in the log of a game: there are words for it, and the game does not keep quiet. */
export const isTold = (game: { quiet?: ReadonlySet<string> } | null, { key }: Event): boolean => game !== null && !game.quiet?.has(key) && !words.isSilent(`event-${key}`);

/** Whether it is news besides: whose turn begins is seen without words. */
export const isNews = (game: { quiet?: ReadonlySet<string> } | null, event: Event): boolean => isTold(game, event) && turnOf(event) === null;

/** The events that were not taken back, in order. */
export function standing(events: readonly Event[]): Event[] {
  let result: Event[] = [];
  for (const event of events) {
    if (event.key !== 'undone') {
      result.push(event);
      continue;
    }
    const { to, till = event.number } = event.params;
    result = result.filter(({ number }) => number < Number(to) || number >= Number(till));
  }
  return result;
}

/** The events since the end of the last turn of `seat`; empty when it has had none. */
export function sinceLastTurn(events: readonly Event[], seat: number): Event[] {
  const turns = events.flatMap((event, index) => (turnOf(event) === null ? [] : [{ index, seat: turnOf(event) }]));
  const current = turns.length - 1;
  if (turns[current]?.seat !== seat) return [];
  const own = turns.slice(0, current).findLastIndex((turn) => turn.seat === seat);
  if (own < 0) return [];
  const first = turns[own + 1];
  const last = turns[current];
  return first && last && first.index < last.index ? events.slice(first.index, last.index) : [];
}

/** Events as lines of a log: those in a row of which the same is said are one line. */
export function runs(events: readonly Event[], said: (event: Event) => string): Event[][] {
  const lines: Event[][] = [];
  let last = '';
  for (const event of events) {
    const text = said(event);
    if (lines.length > 0 && text === last) lines.at(-1)!.push(event);
    else lines.push([event]);
    last = text;
  }
  return lines;
}
