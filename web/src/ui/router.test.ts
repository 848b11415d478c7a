import { expect, test } from 'vitest';
import { pageOf, tokenIn } from './router.svelte';

test('an address that is cut off or never was encoded names a page all the same', () => {
  expect(pageOf('/table/abcd%')).toEqual({ name: 'table', code: 'abcd%' });
  expect(pageOf('/table/ab%63d')).toEqual({ name: 'table', code: 'abcd' });
});

test('what stands behind a link in a text is no part of its token', () => {
  for (const behind of ['', '.', ')', '>', ',', ' ', '%', '.”']) expect(tokenIn(`mail-a_B9${behind}`)).toBe('mail-a_B9');
  expect(tokenIn('')).toBe('');
});
