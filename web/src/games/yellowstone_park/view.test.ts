import { describe, expect, it } from 'vitest';
import type { Event } from '../../wire';
import { face } from './cards';
import { follow, type ParkView } from './view';

const start: ParkView = {
  reader: 0, board: { 'space:4:4': [20] }, hand: [6, 34], held: [2, 6], malus: [0, 3], markers: [5, 5],
  pile: 30, turn: 1, turn_seat: 0, counter: 0, ending: '',
};
let number = 0;
const after = (key: string, params: Event['params'], view: ParkView = start) =>
  follow(view as unknown as Record<string, unknown>, { number: number++, key, params, at: 0 }) as unknown as ParkView;

describe('cards', () => {
  it('say colour, number and animal', () => {
    expect(face(0)).toEqual({ colour: 'red', number: 1, animal: 'elk' });
    expect(face(55)).toEqual({ colour: 'blue', number: 7, animal: 'bison' });
  });
});

describe('following events', () => {
  it('lays a card from the hand, on its twin if that lies there', () => {
    const view = after('lay', { seat: 'seat:0', card: 'card:6', space: 'space:4:4' });
    expect([view.board, view.hand, view.held]).toEqual([{ 'space:4:4': [20, 6] }, [34], [1, 6]]);
  });

  it('takes collected cards to the malus pile', () => {
    const view = after('collect', { seat: 'seat:1', cards: ['card:20'], count: 1 });
    expect([view.board, view.malus]).toEqual([{}, [0, 4]]);
  });

  it('draws for all to count and for the reader to see', () => {
    const counted = after('draw', { seat: 'seat:0', count: 1, pile: 29 });
    const seen = after('drawn', { cards: ['card:1'] }, counted);
    expect([seen.held, seen.pile, seen.hand]).toEqual([[3, 6], 29, [1, 6, 34]]);
  });

  it('moves markers by bonus and by scoring', () => {
    expect(after('bonus', { seat: 'seat:0', marker: 2, steps: 3, before: 5 }).markers).toEqual([2, 5]);
    expect(after('score', { malus: [0, 3], markers: [5, 8] }).markers).toEqual([5, 8]);
  });

  it('forms the new pile of all malus cards', () => {
    const view = after('new-pile', { count: 3, counter: 7 });
    expect([view.malus, view.pile, view.counter]).toEqual([[0, 0], 3, 7]);
  });

  it('changes nothing it was given', () => {
    const before = structuredClone(start);
    after('lay', { seat: 'seat:0', card: 'card:6', space: 'space:1:1' });
    expect(start).toEqual(before);
  });
});
