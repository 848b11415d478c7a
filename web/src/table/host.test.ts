import { describe, expect, it } from 'vitest';
import type { TableState } from '../wire';
import { decidesIn } from './host.svelte';

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
