import { describe, expect, it } from 'vitest';
import { digits, lowFrom } from './clock.svelte';

describe('a clock', () => {
  it('shows what is left, never less than there is', () => {
    expect([0, 8.2, 59.9, 60, 61, 599.5, 3599, 3600, 3661, 86_399].map(digits)).toEqual(['0:00', '0:09', '1:00', '1:00', '1:01', '10:00', '59:59', '1:00:00', '1:01:01', '23:59:59']);
  });
  it('is short of time in its own measure', () => {
    const from = (kind: 'bank' | 'move' | 'days', seconds: number) => lowFrom({ kind, seconds, increment: 0, late: 'bot' });
    expect([from('move', 20), from('bank', 600), from('days', 86_400), from('days', 7 * 86_400)]).toEqual([5, 30, 21_600, 43_200]);
  });
});
