import { beforeEach, describe, expect, it } from 'vitest';
import type { Standing } from '../games/module';
import type { Option, Prompt } from '../wire';
import { Order } from './standing.svelte';

const phrase = { key: 'web-pass', params: {}, rule: '' };
const pass: Option = { action: 'pass', elements: [], text: phrase, passes_on: true, asks_twice: true };
const prompt: Prompt = { seat: 0, text: { ...phrase, key: 'ask-follow' }, options: [pass], occasion: 'follow', planned: true };
const standing: Standing = {
  offer: () => phrase,
  told: phrase,
  answer: (asked) => (asked.text.key === 'ask-follow' ? pass : null),
};
let kept: Map<string, string>;
let store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
beforeEach(() => {
  kept = new Map();
  store = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
});

describe('a standing order', () => {
  it('answers its question as long as it holds', () => {
    const order = new Order('abc', store);
    expect(order.answer(standing, 3, prompt)).toBeNull();
    order.give(3);
    expect(order.answer(standing, 3, prompt)).toBe(pass);
    expect(order.answer(standing, 3, { ...prompt, text: phrase })).toBeNull();
    expect([order.answer(standing, 4, prompt), order.isGiven]).toEqual([null, false]);
  });

  it('outlives a reload, at its own table alone', () => {
    new Order('abc', store).give(3);
    expect(new Order('abc', store).answer(standing, 3, prompt)).toBe(pass);
    expect(new Order('xyz', store).isGiven).toBe(false);
  });

  it('is over when it is taken back', () => {
    const order = new Order('abc', store);
    order.give(3);
    order.drop();
    expect([order.isGiven, kept.size]).toEqual([false, 0]);
  });
});
