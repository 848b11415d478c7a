import { expect, it } from 'vitest';
import { Choice } from '../../table/choice.svelte';
import type { Option } from '../../wire';
import { standIn } from './account';

const pair = (...elements: string[]): Option => ({ action: elements.join(), elements, passes_on: false, asks_twice: false, text: { key: 'option-plan', params: {}, rule: '' } });

it('takes the one of two equal cards that goes with all others, in whatever order they lie', () => {
  const choice = new Choice();
  const options = [pair('card:0', 'card:9'), pair('card:3', 'card:9'), pair('card:9', 'card:10')];
  choice.ask({ seat: 0, text: { key: 'ask-plan', params: {}, rule: '' }, options, occasion: '', planned: false });
  for (const card of ['card:9', 'card:10']) expect(standIn(card, ['card:10', 'card:9'], choice)).toBe('card:9');
  choice.point('card:9');
  expect(standIn('card:10', ['card:10'], choice)).toBe('card:10');
  choice.back();
  choice.point('card:0');
  expect(standIn('card:10', ['card:10', 'card:9'], choice)).toBe('card:9');
});
