import { expect, it } from 'vitest';
import { seenFrom } from './hexes';

const box = { x: 0, y: 0, width: 500, height: 200 };

it('looks at the middle of all where nobody has enlarged it', () => {
  expect(seenFrom(box, null, 300, 400)).toEqual({ x: 250, y: 100 });
});
it('follows a point as far as there is something to be seen', () => {
  expect(seenFrom(box, { x: 260, y: 0 }, 300, 400)).toEqual({ x: 260, y: 100 });
  expect(seenFrom(box, { x: -80, y: 0 }, 300, 100)).toEqual({ x: 150, y: 50 });
  expect(seenFrom(box, { x: 900, y: 900 }, 300, 100)).toEqual({ x: 350, y: 150 });
});
