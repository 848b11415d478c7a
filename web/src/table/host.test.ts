import { describe, expect, it } from 'vitest';
import type { Place, TableState } from '../wire';
import { decidesIn, goneIn } from './host.svelte';

function table(mine: number | null, host: number | null, absentSince: number | null = null): TableState {
  const places = [0, 1].map((seat) => ({ seat, mine: seat === mine, absent_since: seat === host ? absentSince : null }));
  return { my_seat: mine, host, places, absence_seconds: 120, now: 1000 } as unknown as TableState;
}

describe('who decides who plays', () => {
  it.each([
    ['the host', table(0, 0), 0],
    ['everybody where there is none', table(1, null), 0],
    ['nobody else while the host is here', table(1, 0), Infinity],
    ['the others in a while when the host has gone', table(1, 0, 980), 100],
    ['the others when the host has been away for long', table(1, 0, 800), 0],
    ['never who only watches', table(null, 0, 800), Infinity],
  ])('is %s', (_, at, seconds) => expect(decidesIn(at)).toBe(seconds));
});

describe('when a bot may step in', () => {
  it.each([
    ['never while the player is here', null, Infinity],
    ['in a while when they have gone', 980, 100],
    ['now when they have been away for long', 800, 0],
  ])('is %s', (_, since, seconds) => expect(goneIn(table(0, 0), { absent_since: since } as Place)).toBe(seconds));
});
