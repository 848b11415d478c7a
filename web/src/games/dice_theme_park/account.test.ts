import { beforeEach, expect, it } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import type { Option } from '../../wire';
import { markedAs, namesOf } from './account';

const pair = (...elements: string[]): Option => ({ action: elements.join(), elements, passes_on: false, asks_twice: false, text: { key: 'option-plan', params: {}, rule: '' } });

const choice = new Choice();
const options = [pair('card:0', 'card:9'), pair('card:3', 'card:9'), pair('card:9', 'card:10')];
const named = (card: string, chosen: string[] = [], touched: string[] = []) => namesOf(['card:10', 'card:9'], chosen, touched, choice).get(card);

beforeEach(() => choice.ask({ seat: 0, text: { key: 'ask-plan', params: {}, rule: '' }, options, occasion: '', planned: false }));

it('takes the one of two equal cards that goes with all others, in whatever order they lie', () => {
  for (const card of ['card:9', 'card:10']) expect(named(card)).toBe('card:9');
  choice.point('card:0');
  expect(named('card:10')).toBe('card:9');
});

it('has the card chosen that was touched, though its equal stands for it', () => {
  choice.point('card:9');
  expect(named('card:10', ['card:9'], ['card:10'])).toBe('card:9');
  expect(named('card:9', ['card:9'], ['card:10'])).toBe('card:10');
  expect(named('card:10', ['card:9'], ['card:9'])).toBe('card:10');
});

it('marks one of two equal cards where a hint names one, first the one that was touched', () => {
  const marked = (card: string, touched: string[] = []) => markedAs(['card:10', 'card:9'], touched, choice).get(card);
  expect([marked('card:9'), marked('card:10')]).toEqual(['card:10', 'card:9']);
  expect([marked('card:9', ['card:9']), marked('card:10', ['card:9'])]).toEqual(['card:9', 'card:10']);
});
