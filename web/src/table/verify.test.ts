import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf } from './verify';

it('computes the seal of a seed as the server does', async () => {
  const seed = 'ab'.repeat(32);
  const wanted = createHash('sha256').update('gamekeeper commitment ').update(Buffer.from(seed, 'hex')).digest('hex');
  expect(await commitmentOf(seed)).toBe(wanted);
});
