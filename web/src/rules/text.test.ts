import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import park from '../games/yellowstone_park/examples.json';
import { anchored, fileOf } from './text';

const paths = ['fort.md', 'fort.it.md', 'chess.md'].map((name) => `../../../docs/rules/${name}`);

describe('the rules of a game', () => {
  it('are read in the language of the reader, in English where there is no other', () => {
    expect(fileOf(paths, 'fort', 'it')).toEqual(['../../../docs/rules/fort.it.md', 'it']);
    expect(fileOf(paths, 'fort', 'en')).toEqual(['../../../docs/rules/fort.md', 'en']);
    expect(fileOf(paths, 'chess', 'ru')).toEqual(['../../../docs/rules/chess.md', 'en']);
    expect(fileOf(paths, 'go', 'it')).toBeNull();
  });

  it('have an anchor at every paragraph', () => {
    const html = anchored('<ul><li><strong>Y3.2</strong> If</li><li><strong>V1 Holger</strong> Board</li><li><strong>no</strong></li></ul>');
    expect(html).toContain('<li id="Y3.2" tabindex="-1"><a class="number" href="#Y3.2">Y3.2</a>');
    expect(html).toContain('<li id="V1" tabindex="-1"><a class="number" href="#V1">V1</a><strong> Holger</strong>');
    expect(html).toContain('<li><strong>no</strong></li>');
  });

  it('have a picture for every worked example that shows a board', () => {
    const page = readFileSync(join(__dirname, '../../../docs/rules/yellowstone_park.md'), 'utf-8');
    const shown = new Set(park.map(({ id }) => id));
    for (const [, id = '', text = ''] of page.matchAll(/^- \*\*(V\d+)[^*]*\*\*((?:.|\n {2})*)/gm)) {
      if (/\(\d,\d\)|[Bb]oard/.test(text)) expect(shown.has(id), id).toBe(true);
    }
    expect(existsSync(join(__dirname, '../games/fort/Example.svelte'))).toBe(true);
  });
});
