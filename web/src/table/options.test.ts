/** Which options a table offers and sends. */
import { expect, test } from 'vitest';
import type { OptionSpec } from '../wire';
import { chosenOf, isOpen, unusual } from './options';

const spec = (key: string, needs = ''): OptionSpec => ({ key, kind: 'bool', default: false, low: 0, high: 1, seats: [], needs, is_seat: false });

test('an option that needs another is open and sent only with it', () => {
  const specs = [spec('promo'), spec('promo_objectives', 'promo')];
  expect(isOpen(specs[1]!, specs, {})).toBe(false);
  expect(chosenOf(specs, { promo_objectives: true })).toEqual({});
  expect(chosenOf(specs, { promo: true, promo_objectives: true })).toEqual({ promo: true, promo_objectives: true });
});

test('only what is not as usual is told', () => {
  const limit: OptionSpec = { ...spec('turn_limit'), kind: 'int', default: 2000, low: 1, high: 20_000 };
  const first: OptionSpec = { ...spec('first_player'), kind: 'int', default: null, high: 3, is_seat: true };
  expect(unusual([spec('promo'), limit, first], { promo: false, turn_limit: 2000, first_player: null })).toEqual([]);
  expect(unusual([spec('promo'), limit, first], { promo: true, turn_limit: 50, first_player: 1 })).toHaveLength(3);
});
