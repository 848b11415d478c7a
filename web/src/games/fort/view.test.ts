import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { View } from '../module';
import type { Components, Event } from '../../wire';
import { catalogueIn, faceOf, looksOf } from './faces';
import fort from '.';
import type { Session } from '../../table/session.svelte';
import { notation } from './notation';
import { asFort, follow } from './view';

type Step = { view: View } | { key: string; params: Event['params'] };
interface Transcript {
  components: Components;
  games: { seats: number; readers: Record<string, Step[]> }[];
}
/** What the engine told readers of whole games: see `scripts/fort_transcript.py`. */
const { components, games } = JSON.parse(readFileSync(join(__dirname, 'transcript.json'), 'utf-8')) as Transcript;
const cases = games.flatMap(({ seats, readers }) =>
  Object.entries(readers).map(([reader, steps]) => ({ seats, reader: Number(reader), steps })),
);

describe.each(cases)('a game of $seats seen from seat $reader', ({ reader, steps }) => {
  it('is carried forward by its events to what the engine shows', () => {
    let view: View | null = null;
    let compared = 0;
    for (const [number, step] of steps.entries()) {
      if (!('view' in step)) view = follow(view!, { number, at: 0, ...step }, components);
      else if (view === null) view = step.view;
      else {
        expect(view, `step ${number}`).toEqual(step.view);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(4);
    expect(asFort(view!).reader).toBe(reader);
  });
});

describe('following an event', () => {
  it('changes nothing it was given', () => {
    const [first, ...rest] = cases[0]!.steps as [{ view: View }, ...{ key: string; params: Event['params'] }[]];
    const before = structuredClone(first.view);
    follow(first.view, { number: 0, at: 0, ...rest[0]! }, components);
    expect(first.view).toEqual(before);
  });
});

describe('cards', () => {
  const catalogue = catalogueIn(components)!;

  it('have the face of their row', () => {
    const moles = catalogue.kinds.findIndex(({ name }) => name === 'Moles');
    const face = faceOf(catalogue, catalogue.cards.indexOf(moles));
    expect([face.name, face.suits, face.isFriend]).toEqual(['Moles', ['shovel', 'shovel'], false]);
    expect(catalogue.cards).toHaveLength(68);
    expect(faceOf(catalogue, 68).name).toBe('?');
  });

  it('look the same for the same name', () => {
    expect(looksOf('Bug')).toEqual(looksOf('Bug'));
    expect(new Set(catalogue.kinds.map(({ name }) => JSON.stringify(looksOf(name)))).size).toBeGreaterThan(40);
  });
});

describe('passing on following', () => {
  const standing = fort.standing!;
  const at = (turn: number, start_seat: number) => ({ reader: 1, start_seat, turn, seats: [{}, {}, {}] });

  it('holds until the next turn of the reader', () => {
    const held = [1, 2, 3, 4, 5, 6].map((turn) => standing.holds(at(turn, 0)));
    expect(held).toEqual([-1, 0, 0, 0, 1, 1]);
    expect([1, 2, 3, 4].map((turn) => standing.holds(at(turn, 1)))).toEqual([0, 0, 0, 1]);
  });
});

describe('notation', () => {
  const view = asFort((cases.find(({ reader }) => reader === 0)!.steps.findLast((step) => 'view' in step) as { view: View }).view);
  const session = { view, components } as unknown as Session;
  const catalogue = catalogueIn(components)!;

  it('names cards by their place and kind, other things by themselves', () => {
    const card = view.hand[0]!;
    const slug = catalogue.kinds[catalogue.cards[card]!]!.slug;
    expect(notation(`card:${card}`, session)).toBe(`hand:${slug}`);
    expect(slug).toMatch(/^[a-z-]+$/);
    expect(['park-deck', 'action:public', 'stuff:0:pizza', 'suit:glue', 'fort:1'].map((element) => notation(element, session))).toEqual(['top', 'public', 'stuff:pizza', 'suit:glue', null]);
  });

  it('gives every kind a name of its own', () => {
    expect(new Set(catalogue.kinds.map(({ slug }) => slug)).size).toBe(catalogue.kinds.length);
    expect(catalogue.kinds.map(({ slug }) => slug)).toContain('icky-sticky');
  });
});
