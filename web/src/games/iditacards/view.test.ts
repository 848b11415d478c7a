import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../table/session.svelte';
import type { Event, Option, Params } from '../../wire';
import { fizzledOf } from './choices';
import { words } from '../../words/words.svelte';
import { wayOf, type Kind, type RaceView } from './view';
import { briefOf, goesOf } from './words';

const option = (params: Params): Option => ({ action: 'move', elements: [], passes_on: true, asks_twice: false, text: { key: 'option-play', params, rule: '' } });
const race = { reader: 0, seats: [{ square: 156 }] } as unknown as RaceView;
const stops = (params: Params) => wayOf(option(params), race)?.stops.map(({ key, at }) => [key, at]);

describe('a way', () => {
  it('has a stop for the move and one for the advance', () => {
    expect(stops({ to: 158, end: 160 })).toEqual([['move', 158], ['advance', 160]]);
    expect(stops({ end: 157 })).toEqual([['advance', 157]]);
  });
  it('has none where nothing moves, as behind the finish and in a storm', () => {
    expect(stops({ to: 161, end: 161 })).toEqual([['move', 161]]);
    expect(stops({ end: 156 })).toEqual([]);
    expect(wayOf(option({}), race)).toBeNull();
  });
});

describe('what came to nothing', () => {
  let number = 0;
  const event = (key: string, seat: number, cards: number[] = []): Event => ({ number: number++, key, params: { seat: `seat:${seat}`, cards: cards.map((card) => `card:${card}`) }, changes: [] }) as unknown as Event;
  const fallen = (...events: Event[]) => fizzledOf({ events, seat: 0 } as Session);
  it('is told until its player does something else', () => {
    const bad = [event('risk', 0, [3]), event('fizzle', 0, [3, 7]), event('play', 1)];
    expect(fallen(...bad)).toEqual([3, 7]);
    expect(fallen(...bad, event('new-day', 0))).toEqual([]);
  });
  it('is the own only', () => {
    expect(fallen(event('play', 0), event('fizzle', 1, [4]))).toEqual([]);
  });
});

describe('what a card says of a move', () => {
  words.use('en', [readFileSync(resolve('../src/gamekeeper/words/en/web.ftl'), 'utf8')]);
  it('is how far it goes, or that it ends at the finish', () => {
    expect(goesOf(option({ to: 157 }), 156, 161)).toBe('with speed: 1 square');
    expect(goesOf(option({ to: 160 }), 156, 161)).toBe('with speed: 4 squares');
    expect(goesOf(option({ to: 161 }), 156, 161)).toBe('to the finish');
  });
  it('is nothing where it goes nowhere', () => {
    expect([goesOf(option({ to: 156 }), 156, 161), goesOf(option({}), 156, 161), goesOf(undefined, 156, 161)]).toEqual(['', '', '']);
  });
});

describe('what a dog has in short', () => {
  const dog = (traits: Record<string, number>) => briefOf({ traits } as unknown as Kind).map(({ sign, text }) => `${sign} ${text}`);
  it('is its speed and the cards of a new day', () => {
    expect(dog({ speed: 1, new_day_draw: 1 })).toEqual(['speed +1', 'newday +1']);
    expect(dog({ speed: -1, holds: 2 })).toEqual(['speed −1']);
    expect(dog({ doubles_speed: 1, holds: 0 })).toEqual(['speed ×2']);
    expect(dog({ legs_eased: 1 })).toEqual([]);
  });
});
