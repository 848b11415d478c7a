import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Phrase } from '../wire';
import { browserLanguage, bundleOf, capital, LANGUAGES, words, type Names } from './words.svelte';

const FOLDER = join(__dirname, '../../../src/gamekeeper/words');
const SOURCES = join(__dirname, '..');
const GAMES = ['yellowstone_park', 'fort', 'iditacards', 'dice_theme_park'];
const GAME = GAMES[0]!;
const read = (language: string, name: string) => readFileSync(join(FOLDER, language, `${name}.ftl`), 'utf-8');
const idsOf = (text: string) => new FluentResource(text).body.map((message) => message.id);
const known = (language: string) => new Set(['common', 'web', ...GAMES].flatMap((name) => idsOf(read(language, name))));

/** All our own source files, tests apart. */
function sources(folder = SOURCES): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [readFileSync(path, 'utf-8')] : [];
  });
}

/** Keys that are put together while the page runs, with all they can become. */
const MADE: Record<string, string[]> = {
  'web-title-': ['home', 'new', 'table', 'replay', 'rules', 'about', 'me', 'resume', 'mail', 'unsubscribe', 'lost', 'ratings', 'profile'].slice(1),
  'web-game-': GAMES,
  'web-pitch-': GAMES,
  'web-facts-': GAMES,
  'web-short-': GAMES.flatMap((game) => [1, 2, 3].map((step) => `${game}-${step}`)),
  'web-learn-': GAMES.flatMap((game) => [1, 2, 3, 4, 5, 6, 7].map((step) => `${game}-${step}`)),
  'web-set-': [
    'theme', 'pace', 'confirm', 'motion', 'patterns', 'patterns-help', 'contrast', 'contrast-help', 'sound', 'sound-help',
    'theme-system', 'theme-light', 'theme-dark', 'pace-slow', 'pace-normal', 'pace-instant',
    'confirm-turn', 'confirm-always', 'confirm-never', 'motion-system', 'motion-full', 'motion-reduced',
  ],
  'web-unrated-': ['chosen', 'alone', 'nobody', 'device', 'pack', 'bots', 'practice', 'rows'],
  'web-gone-': ['resigned', 'absent', 'late', 'forfeited'],
  'web-left-': ['resigned', 'absent', 'late', 'forfeited'],
  'web-pace-kind-': ['none', 'bank', 'move', 'days'],
  'web-enter-': ['bring', 'bring-help', 'leave', 'leave-help'],
  'web-passkey-': ['cancelled', 'there'],
  'web-push-': ['denied', 'insecure', 'ios', 'unsupported'],
  'web-ended-': ['rows', 'left'],
  'tally-': ['track', 'fort', 'rule', 'macaroni'],
  'level-': ['easy', 'medium', 'hard', 'expert'],
};

describe.each(LANGUAGES)('the words of %s', (language) => {
  it('have every key the page names', () => {
    const wanted = new Set<string>();
    for (const text of sources()) {
      for (const found of text.matchAll(/['"`]((?:web|level|event|part|setup|outcome|result|option|by|bot|place|label|tally)-[a-z0-9_-]*)(\$\{)?/gi)) {
        const [, key = '', made] = found;
        if (!made && !key.endsWith('-')) wanted.add(key);
        else for (const end of MADE[key] ?? []) wanted.add(key + end);
      }
    }
    expect(wanted.size).toBeGreaterThan(150);
    wanted.delete('option-lay-'); // a prefix, not a key
    const there = known(language);
    expect([...wanted].filter((key) => !there.has(key))).toEqual([]);
  });

  it('have the keys English has, and no others', () => {
    for (const name of ['web', 'common', ...GAMES]) {
      const text = read(language, name);
      const english = idsOf(read('en', name));
      // what a language needs for its own cases stays inside its file
      const isHelper = (id: string) => !english.includes(id) && new RegExp(`\\{ ${id}[ .]`).test(text);
      expect(idsOf(text).filter((id) => !isHelper(id)).sort(), name).toEqual(english.sort());
    }
  });

  it('are read by the page without a mistake', () => {
    const bundle = bundleOf(language, ['common', 'web', GAME].map((name) => read(language, name)));
    const values: Record<string, FluentVariable> = new Proxy({}, { get: () => 3, has: () => true, getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
    for (const id of idsOf(read(language, 'web'))) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id)!.value!, values, errors);
      expect(errors, id).toEqual([]);
    }
  });

  it('say nothing twice in the page’s own file', () => {
    const ids = idsOf(read(language, 'web'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('sentences', () => {
  const labels: Record<string, Phrase> = {
    'card:20': { key: 'card', params: { colour: 'yellow', number: 4, animal: 'bear' }, rule: '' },
    'space:4:6': { key: 'space', params: { row: 4, column: 6 }, rule: '' },
  };
  const names: Names = {
    label: (element) => labels[element] ?? null,
    seat: (seat) => ['Ada', 'Birch'][seat] ?? '?',
    you: 0,
  };
  const lay = (seat: number) => ({ key: 'event-lay', params: { seat: `seat:${seat}`, card: 'card:20', space: 'space:4:6' } });
  const speak = (language: 'en' | 'ru') => words.use(language, ['common', 'web', GAME].map((name) => read(language, name)));

  it('keep their elements apart, so that they can be drawn', () => {
    speak('en');
    expect(words.segments(lay(1), names)).toEqual([
      { text: 'Birch', element: 'seat:1' },
      { text: ' lays ' },
      { text: 'yellow 4', element: 'card:20' },
      { text: ' ' },
      { text: 'in column 6', element: 'space:4:6' },
      { text: '.' },
    ]);
  });

  it('speak to the reader', () => {
    speak('en');
    expect(words.phrase(lay(0), names)).toBe('You lay yellow 4 in column 6.');
  });

  it('take the cases of their language', () => {
    speak('ru');
    expect(words.phrase(lay(0), names)).toBe('Вы кладёте жёлтую 4 в столбец 6.');
  });

  it('give lists of numbers a name each', () => {
    speak('en');
    expect(words.phrase({ key: 'event-score', params: { malus: [1, 2], markers: [6, 7] } }, names)).toContain('Ada 6, Birch 7');
  });

  it('tell texts in a row as a list', () => {
    words.use('en', ['ran = You ran with { $values }.']);
    expect(words.phrase({ key: 'ran', params: { values: ['4', '6'] } }, names)).toBe('You ran with 4 and 6.');
  });

  it('begin with a capital what tells something whole, but nobody’s name', () => {
    expect(capital({ text: 'ospite giallo', element: 'die:1' }).text).toBe('Ospite giallo');
    expect(capital({ text: 'ada', element: 'seat:0' }).text).toBe('ada');
  });

  it('show the key where a word is missing', () => {
    expect(words.text('no-such-key')).toBe('no-such-key');
  });

  it('come in the language the browser asks for', () => {
    expect(browserLanguage(['de-DE', 'it-CH'])).toBe('it');
    expect(browserLanguage(['ja'])).toBe('en');
  });
});
