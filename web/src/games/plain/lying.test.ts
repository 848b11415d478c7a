import { describe, expect, it } from 'vitest';
import { lyingIn } from './lying';

const view = {
  reader: 0,
  zones: { 'hand:0': ['card:3', 7], 'hand:1': 5, 'space:0': [], market: ['card:9'] },
  tokens: { 'purse:0': { coin: 2, gem: 0 }, 'purse:1': 1, market: { coin: 4 } },
  numbers: { square: [3, 8], turns: 12 },
};

describe('what lies where', () => {
  it('is a seat’s where every seat has a place of that name, else the table’s', () => {
    const found = lyingIn(view, 2)!;
    expect(found.common.map(({ element }) => element)).toEqual(['space:0', 'market']);
    expect(found.seats.map(({ places }) => places.map(({ element }) => element))).toEqual([['hand:0', 'purse:0'], ['hand:1', 'purse:1']]);
  });

  it('is cards by name or number, tokens by kind, or how many there are', () => {
    const { seats, common } = lyingIn(view, 2)!;
    expect(seats[0]!.places[0]!.things).toEqual([{ element: 'card:3', count: null }, { element: 'card:7', count: null }]);
    expect(seats[0]!.places[1]!.things).toEqual([{ element: 'token:coin', count: 2 }]);
    expect(seats[1]!.places.map(({ things }) => things)).toEqual([[{ element: '', count: 5 }], [{ element: '', count: 1 }]]);
    expect(common[1]!.things).toEqual([{ element: 'card:9', count: null }, { element: 'token:coin', count: 4 }]);
  });

  it('has numbers of the table and of the seats', () => {
    const { figures, seats } = lyingIn(view, 2)!;
    expect(figures).toEqual([{ name: 'turns', value: 12 }]);
    expect(seats.map((seat) => seat.figures)).toEqual([[{ name: 'square', value: 3 }], [{ name: 'square', value: 8 }]]);
  });

  it('is not known of other views', () => {
    expect(lyingIn({ hand: [1], board: {} }, 2)).toBeNull();
  });
});
