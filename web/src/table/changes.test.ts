import { describe, expect, it } from 'vitest';
import { applied } from './changes';

const view = { turn: 1, seats: [{ hand: 5 }, { hand: 4 }], board: { 'space:4:4': [20], 'a/b~c': 1 } };
const replace = (path: string, value: unknown) => ({ op: 'replace' as const, path, value });

describe('changes of a view', () => {
  it('replace, add and remove, in their order', () => {
    const after = applied(view, [
      replace('/turn', 2),
      replace('/seats/1/hand', 3),
      { op: 'add', path: '/board/space:4:5', value: [6] },
      { op: 'remove', path: '/board/space:4:4' },
      replace('/board/space:4:5', [6, 7]),
    ]);
    expect(after).toEqual({ turn: 2, seats: [{ hand: 5 }, { hand: 3 }], board: { 'space:4:5': [6, 7], 'a/b~c': 1 } });
  });

  it('leave what they are given as it is, and share what stays the same', () => {
    const before = structuredClone(view);
    const after = applied(view, [replace('/seats/1/hand', 3)]);
    expect(view).toEqual(before);
    expect([after.seats[0] === view.seats[0], after.board === view.board]).toEqual([true, true]);
  });

  it('read names with strokes and tildes', () => {
    expect(applied(view, [replace('/board/a~1b~0c', 2)]).board['a/b~c']).toBe(2);
  });

  it('can be the whole view', () => {
    expect(applied(null, [replace('', view)])).toBe(view);
  });

  it('fail where there is nothing to change', () => {
    const misses = [replace('/nobody', 1), replace('/seats/2/hand', 1), replace('/turn/now', 1)];
    for (const miss of misses) expect(() => applied(view, [miss])).toThrow(/no /);
    expect(() => applied(view, [{ op: 'remove', path: '/board/space:1:1' }])).toThrow(/no /);
  });
});
