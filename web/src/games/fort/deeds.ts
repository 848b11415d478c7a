/** What a seat has done in the turn that is played, read from the events that tell of it. */
import { numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Event } from '../../wire';
import { t } from '../../words/words.svelte';
import type { SignName } from './icons';
import { asFort } from './view';

/** The newest turn in which a card was played. */
export interface LastTurn {
  seat: number;
  play: Event | null;
  /** everything told of it, the play included */
  events: Event[];
}

const seatOf = ({ params }: Event): number => (typeof params.seat === 'string' ? numberIn(params.seat) : -1);

/** The turn of the last card played; null before the first. */
export function lastTurn(events: readonly Event[]): LastTurn | null {
  const at = events.findLastIndex(({ key }) => key === 'play');
  if (at < 0) return null;
  const next = events.findIndex(({ key }, index) => index > at && key === 'turn');
  return { seat: seatOf(events[at]!), play: events[at]!, events: events.slice(at, next < 0 ? undefined : next) };
}

/** The events since the newest turn began. */
function thisTurn(events: readonly Event[]): readonly Event[] {
  return events.slice(Math.max(0, events.findLastIndex(({ key }) => key === 'turn')));
}

export interface Gain {
  sign: SignName;
  count: number;
}

/** What a seat has gained in these events, by its sign. */
export function gainsOf(events: readonly Event[], seat: number): Gain[] {
  const gains = new Map<SignName, number>();
  const add = (sign: SignName, count: number) => gains.set(sign, (gains.get(sign) ?? 0) + count);
  for (const event of events) {
    if (seatOf(event) !== seat) continue;
    const { key, params } = event;
    const count = typeof params.count === 'number' ? params.count : 1;
    if (key === 'gather') add(params.resource === 'toy' ? 'toy' : 'pizza', count);
    else if (key === 'copy') {
      add('pizza', Number(params['gained-pizza']));
      add('toy', Number(params['gained-toys']));
    } else if (key === 'score') add('score', count);
    else if (key === 'pack') add('pack', count);
    else if (key === 'advance') add('advance', 1);
    else if (key === 'lookout' || key === 'lookout-unseen') add('lookout', 1);
    else if (key === 'recruit') add('recruit', 1);
    else if (key === 'trash' || key === 'trash-rival') add('trash', 1);
  }
  return [...gains].map(([sign, count]) => ({ sign, count })).filter(({ count }) => count > 0);
}

export interface Deed {
  mark: string;
  told: string;
  gain: string;
  sign: SignName | null;
}

/** In a word what a seat does or did in this turn: for a chip. */
export function deedOf(session: Session, seat: number): Deed {
  const view = asFort(session.view!);
  const said = (mark: string, told = ''): Deed => ({ mark, told, gain: '', sign: null });
  if (view.phase === 'draft' || view.phase === 'over') return said('');
  const events = thisTurn(session.events);
  if (session.deciders.includes(seat)) return said(seat === session.seat ? '?' : '…');
  if (seat === view.turn_seat) return said('▸', t('web-fort-plays'));
  if (!events.some((event) => event.key === 'follow' && seatOf(event) === seat)) return said('');
  const [gain] = gainsOf(events, seat);
  return gain ? { ...said(''), gain: `+${gain.count}`, sign: gain.sign } : { ...said(''), sign: 'follow' };
}
