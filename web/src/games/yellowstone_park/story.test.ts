import { describe, expect, it } from 'vitest';
import type { Components, Event } from '../../wire';
import park from './index';

const event = (key: string, params: Event['params']): Event => ({ number: 0, key, params, at: 0 });
const events = [
  event('turn', { seat: 'seat:0', turn: 1 }),
  event('collect', { seat: 'seat:0', cards: ['card:3', 'card:4'], count: 2 }),
  event('turn', { seat: 'seat:1', turn: 2 }),
];
const components = (start: number, end: number): Components => ({
  pack: null,
  rows: [{ id: 'track', table: 'track', key: '', fields: { start, end } }],
  elements: {},
});

describe('the story of the markers', () => {
  it('begins where the box says', () => {
    expect(park.story(events, 2, {}, null)).toMatchObject({ lines: [[5, 7, 7], [5, 5, 5]], limit: 35 });
  });

  it('begins where the pack of the table says', () => {
    expect(park.story(events, 2, {}, components(9, 21))).toMatchObject({ lines: [[9, 11, 11], [9, 9, 9]], limit: 21 });
  });

  it('ends where the table wants it', () => {
    expect(park.story(events, 2, { end_score: 40 }, components(9, 21)).limit).toBe(40);
  });
});
