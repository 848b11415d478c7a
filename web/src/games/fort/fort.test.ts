import { describe, expect, it } from 'vitest';
import type { Components } from '../../wire';
import { catalogueIn, faceOf, faceOfRow, looksOf } from './faces';

const kind = (row: string, name: string, board: number) => ({
  row, name, board, suits: ['shovel', 'coin'], led: 'shovel', stays: board < 0, public_rows: [['lookout', '1', '', '0']], public_head: 0, private_rows: [['pack', '1', 'shovel', '0']], private_head: 0,
});
const components = { pack: null, rows: [], elements: {}, catalogue: { kinds: [kind('kids:Moles', 'Moles', -1), kind('friends:Bud', 'Bud', 2)], cards: [0, 0, 1], counted: [] } } as Components;

describe('cards', () => {
  const catalogue = catalogueIn(components)!;

  it('have the face of their row', () => {
    const face = faceOf(catalogue, 1);
    expect([face.name, face.suits, face.led, face.isFriend]).toEqual(['Moles', ['shovel', 'coin'], 'shovel', false]);
    expect(face.private.chains).toEqual([{ atoms: [{ verb: 'pack', resource: '', number: 1, isCounted: false }], count: 'shovel' }]);
    expect([faceOf(catalogue, 2).isFriend, faceOfRow(catalogue, 'friends:Bud')?.name, faceOfRow(catalogue, 'track:1')]).toEqual([true, 'Bud', null]);
    expect([faceOf(catalogue, 68).name, faceOf(null, 0).name]).toEqual(['?', '?']);
  });

  it('look the same for the same name', () => {
    expect(looksOf('Bug')).toEqual(looksOf('Bug'));
    expect(new Set(['Bug', 'Bud', 'Moles', 'Doc', 'Dot', 'Ace'].map((name) => JSON.stringify(looksOf(name)))).size).toBe(6);
  });
});
