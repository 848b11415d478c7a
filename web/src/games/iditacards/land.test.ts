import { describe, expect, it } from 'vitest';
import type { Option } from '../../wire';
import { Land, type Leg } from './land';
import { asRace, legAt, wayOf } from './view';

const legsOf = (lengths: number[]): Leg[] => {
  let last = 0;
  return lengths.map((length, index) => ({ name: ['town', 'hills', 'rope_bridge', 'village'][index]!, first: last + 1, last: (last += length), hypothermia: 0, starvation: 0, checkpoint: index > 0, strikes: false }));
};
const frame = { from: 0, to: 20, width: 630, height: 270, isStrip: false };

describe('the land', () => {
  it('puts squares side by side, whatever the board', () => {
    for (const legs of [legsOf([5, 10, 3, 5]), legsOf([2, 4, 12, 5])]) {
      const land = new Land(frame, legs);
      const steps = Array.from({ length: 20 }, (_, square) => land.x(square + 1) - land.x(square));
      expect(steps.every((step) => Math.abs(step - 30) < 1e-9)).toBe(true);
      expect(Array.from({ length: 21 }, (_, square) => land.y(square)).every((y) => y > 0 && y < frame.height)).toBe(true);
    }
  });
  it('is the same picture of the same square, and shows only what it frames', () => {
    const legs = legsOf([5, 10, 3, 5]);
    expect(new Land(frame, legs).paint('sun')).toBe(new Land(frame, legs).paint('sun'));
    expect(new Land({ ...frame, from: 17, to: 23 }, legs).seen.map(({ name }) => name)).toEqual(['rope_bridge', 'village']);
    expect(new Land(frame, legs).paint('sun')).not.toContain('NaN');
  });
  it('has a leg for every square, the start and the finish too', () => {
    const legs = legsOf([5, 10, 3, 5]);
    expect([0, 1, 5, 6, 18, 24].map((square) => legAt(legs, square))).toEqual(['town', 'town', 'town', 'hills', 'rope_bridge', 'village']);
  });
});

describe('a position', () => {
  const zones = { 'stack:0': ['card:9', 'card:4', 'card:7', 'card:2'], 'team:0': ['card:1'], 'gear:0': ['card:3'], 'hand:0': ['card:5'], 'deck:0': 8, 'discard:0': [] };
  const view = {
    reader: 0, zones, position: [12], hypothermia: [1], starvation: [2], speed: [3], speed_parts: [{ dogs: 3 }], immune: [false], days: [1], weight: [1], bearers: { 'card:3': 'card:1' },
    owed: { 'card:2': 2, 'card:4': 1 }, weather: 'sun', joined: [false], draw: [6], draw_parts: [{}], turn: 3, turn_seat: 0, ending: '', own: null,
  };
  it('keeps what is paid under the card it pays for, the last one paid on top', () => {
    const [mine] = asRace(view).seats;
    expect(mine!.pending).toEqual([{ card: 2, owed: 2, paid: [7] }, { card: 4, owed: 1, paid: [9] }]);
    expect(mine!.dogs).toEqual([{ card: 1, attachments: [3] }]);
  });
  it('is led on by an answer as the engine says', () => {
    const option: Option = { action: 'push', text: { key: 'option-play', params: { to: 20, end: 24, passes: ['seat:1'], at: [14], damage: 1 }, rule: '' }, elements: ['card:5'], passes_on: false, weight: 2 } as unknown as Option;
    expect(wayOf(option, asRace(view))).toEqual({ start: 12, to: 20, end: 24, damage: 1, passes: [{ seat: 1, at: 14 }], stops: [{ from: 12, at: 20, key: 'move' }, { from: 20, at: 24, key: 'advance' }] });
    expect(wayOf({ ...option, text: { ...option.text, params: {} } }, asRace(view))).toBeNull();
  });
});
