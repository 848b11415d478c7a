import { describe, expect, it } from 'vitest';
import { nextIndex } from '../board/roving';
import { pageOf } from './router.svelte';
import { defaults, merged } from './settings.svelte';

describe('addresses', () => {
  it('name their pages', () => {
    expect(pageOf('/')).toEqual({ name: 'home' });
    expect(pageOf('/table/k7m2')).toEqual({ name: 'table', code: 'k7m2' });
    expect(pageOf('/replay/k7m2/')).toEqual({ name: 'replay', code: 'k7m2' });
    expect(pageOf('/rules/yellowstone_park')).toEqual({ name: 'rules', game: 'yellowstone_park' });
    expect(pageOf('/lab/fort/pack')).toEqual({ name: 'pack', game: 'fort' });
    expect(pageOf('/new')).toEqual({ name: 'new' });
  });

  it('that lead nowhere say so', () => {
    for (const path of ['/nowhere', '/table', '/table/a/b', '/about/us', '/lab/fort/packs', '/lab/fort/pack/more']) expect(pageOf(path)).toEqual({ name: 'lost' });
  });
});

describe('settings', () => {
  it('keep what makes sense and drop the rest', () => {
    const base = defaults(['ru-RU']);
    const values = merged(base, { pace: 'instant', theme: 'pink', sound: 'yes', language: 'it', other: 1 });
    expect(values).toEqual({ ...base, pace: 'instant', language: 'it' });
    expect(merged(base, null)).toEqual(base);
  });

  it('start quiet and in the browser’s language', () => {
    expect(defaults(['ru-RU'])).toMatchObject({ language: 'ru', sound: false, confirm: 'turn', motion: 'system' });
  });
});

describe('arrow keys in a group', () => {
  it('move along rows and columns and stop at the edge', () => {
    expect(nextIndex('ArrowRight', 0, 7, 49)).toBe(1);
    expect(nextIndex('ArrowDown', 0, 7, 49)).toBe(7);
    expect(nextIndex('ArrowLeft', 7, 7, 49)).toBe(7);
    expect(nextIndex('ArrowRight', 6, 7, 49)).toBe(6);
    expect(nextIndex('ArrowDown', 48, 7, 49)).toBe(48);
    expect(nextIndex('End', 0, 7, 49)).toBe(48);
  });
});
