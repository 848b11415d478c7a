import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { isNews, isTold, runs, sinceLastTurn, standing } from './events';

const event = (number: number, key: string, params: Event['params'] = {}): Event => ({ number, key, params, at: number, changes: [] });
const turn = (number: number, seat: number) => event(number, 'turn', { seat: `seat:${seat}` });

it('takes what a game tells for news, but for whose turn it is', () => {
  const game = { quiet: new Set(['deal']) };
  const all = [event(0, 'deal'), turn(1, 0), event(2, 'lay')];
  expect(all.map((one) => isTold(game, one))).toEqual([false, true, true]);
  expect(all.map((one) => isNews(game, one))).toEqual([false, false, true]);
  expect(isNews(null, all[2]!)).toBe(false);
});

describe('what still stands', () => {
  it('drops the events an undo takes back, and the undo itself', () => {
    const all = [event(0, 'deal'), event(1, 'lay'), event(2, 'collect'), event(3, 'undone', { to: 1 }), event(4, 'lay')];
    expect(standing(all).map((one) => one.number)).toEqual([0, 4]);
  });

  it('counts by number, since a reader does not get every event', () => {
    const others = [event(0, 'deal'), event(1, 'put'), event(2, 'put'), event(3, 'draw'), event(4, 'undone', { to: 1, till: 2 })];
    expect(standing(others).map((one) => one.number)).toEqual([0, 2, 3]);
    expect(standing([event(0, 'deal'), event(7, 'lay'), event(9, 'undone', { to: 5 })]).map((one) => one.number)).toEqual([0]);
  });
});

describe('since the last turn', () => {
  const all = [turn(0, 0), event(1, 'lay'), turn(2, 1), event(3, 'lay'), turn(4, 2), event(5, 'lay'), turn(6, 0), event(7, 'lay')];

  it('tells what the others did', () => {
    expect(sinceLastTurn(all, 0).map((one) => one.number)).toEqual([2, 3, 4, 5]);
  });

  it('is empty in the first turn, and while others play', () => {
    expect(sinceLastTurn(all.slice(0, 2), 0)).toEqual([]);
    expect(sinceLastTurn(all.slice(0, 4), 0)).toEqual([]);
  });

  it('is empty for a spectator', () => {
    expect(sinceLastTurn(all, -1)).toEqual([]);
  });
});

describe('lines of the log', () => {
  const numbers = (lines: Event[][]) => lines.map((line) => line.map((one) => one.number));
  const all = [event(0, 'turn'), event(1, 'pack'), event(2, 'pack'), event(3, 'pack'), event(4, 'gather'), event(5, 'pack')];

  it('says what happens several times in a row once', () => {
    expect(numbers(runs(all, (one) => one.key))).toEqual([[0], [1, 2, 3], [4], [5]]);
  });
});
