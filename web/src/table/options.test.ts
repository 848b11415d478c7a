/** Which options a table offers and sends. */
import { expect, test } from 'vitest';
import type { OptionSpec } from '../wire';
import { chosenOf, isOpen } from './options';

const spec = (key: string, needs = ''): OptionSpec => ({ key, kind: 'bool', default: false, low: 0, high: 1, seats: [], needs, is_seat: false });

test('an option that needs another is open and sent only with it', () => {
  const specs = [spec('promo'), spec('promo_objectives', 'promo')];
  expect(isOpen(specs[1]!, specs, {})).toBe(false);
  expect(chosenOf(specs, { promo_objectives: true })).toEqual({});
  expect(chosenOf(specs, { promo: true, promo_objectives: true })).toEqual({ promo: true, promo_objectives: true });
});
