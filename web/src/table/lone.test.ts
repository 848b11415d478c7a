import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Option } from '../wire';
import { Lone, pause } from './lone.svelte';

const pass: Option = { action: 'pass', elements: [], text: { key: 'option-pass', params: {}, rule: '' }, passes_on: true, asks_twice: true };
const question = () => ({ text: 'ask-follow' });
let kept: Map<string, string>;
const store = () => ({ getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
const many = (draw: () => number) => Array.from({ length: 3000 }, draw).sort((one, other) => one - other);
const share = (times: number[], at: number) => times[Math.floor(times.length * at)]!;

beforeEach(() => {
  kept = new Map();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a pause', () => {
  it('is as long as people take, and never the same', () => {
    const times = many(() => pause([], false));
    expect(share(times, 0)).toBeGreaterThan(1);
    expect(share(times, 0.5)).toBeGreaterThan(2.5);
    expect(share(times, 0.5)).toBeLessThan(4);
    expect(share(times, 0.95) / share(times, 0.05)).toBeGreaterThan(3);
    expect(new Set(times).size).toBeGreaterThan(2500);
  });

  it('follows what this reader takes, quick or slow', () => {
    expect(share(many(() => pause([1.5, 1.6, 1.4, 1.7], false)), 0.5)).toBeLessThan(2);
    expect(share(many(() => pause([9, 11, 10, 12], false)), 0.5)).toBeGreaterThan(8);
  });

  it('is longer while the page is not in sight, as coming back takes a while', () => {
    expect(share(many(() => pause([], true)), 0.5)).toBeGreaterThan(share(many(() => pause([], false)), 0.5) + 4);
  });
});

describe('a lone answer', () => {
  it('is given once, not at once', () => {
    const given = vi.fn();
    const lone = new Lone(store());
    const asked = question();
    lone.ask(asked, pass, given);
    lone.ask(asked, pass, given);
    vi.advanceTimersByTime(1000);
    expect([given.mock.calls.length, lone.waits]).toEqual([0, true]);
    vi.advanceTimersByTime(60_000);
    expect(given.mock.calls).toEqual([[pass]]);
    expect(lone.waits).toBe(false);
  });

  it('is not given when the reader was quicker, or the question is gone', () => {
    const given = vi.fn();
    const lone = new Lone(store());
    lone.ask(question(), pass, given);
    lone.drop();
    lone.ask(question(), null, given);
    vi.advanceTimersByTime(60_000);
    expect(given).not.toHaveBeenCalled();
  });

  it('takes as long as this reader took to pass where there was a choice, after a reload too', () => {
    let clock = 0;
    const lone = new Lone(store(), () => clock);
    for (let round = 0; round < 6; round++) {
      lone.ask(question(), null, vi.fn());
      clock += 20_000;
      lone.passed();
    }
    const given = vi.fn();
    new Lone(store()).ask(question(), pass, given);
    vi.advanceTimersByTime(6000);
    expect(given).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(given).toHaveBeenCalledOnce();
  });

  it('learns nothing from passes that were no choice', () => {
    const lone = new Lone(store());
    lone.ask(question(), pass, () => lone.passed());
    vi.advanceTimersByTime(60_000);
    lone.ask(question(), pass, vi.fn());
    lone.passed();
    expect(kept.size).toBe(0);
  });
});
