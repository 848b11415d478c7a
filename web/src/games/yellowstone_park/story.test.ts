import { describe, expect, it } from 'vitest';
import type { Components, Event } from '../../wire';
import park from './index';

const event = (key: string, params: Event['params']): Event => ({ number: 0, key, params, at: 0, changes: [] });
const events = [
  event('turn', { seat: 'seat:0', turn: 1 }),
  event('collect', { seat: 'seat:0', cards: ['card:3', 'card:4'], count: 2 }),
  event('turn', { seat: 'seat:1', turn: 2 }),
];
const components = (start: number, end: number) => ({ pack: null, rows: [], elements: {}, catalogue: { start, end } }) as Components;

describe('the story of the markers', () => {
  it('begins and ends where the box of the table says', () => {
    expect(park.story(events, 2, components(5, 35))).toMatchObject({ lines: [[5, 7, 7], [5, 5, 5]], limit: 35 });
    expect(park.story(events, 2, components(9, 21))).toMatchObject({ lines: [[9, 11, 11], [9, 9, 9]], limit: 21 });
  });
});
