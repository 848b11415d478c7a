/** The words of the chosen language, and sentences made of them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../net/api';
import type { GameInfo, Param, Params, Phrase } from '../wire';

export const LANGUAGES = ['en', 'it', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', it: 'Italiano', ru: 'Русский' };

const LOCALES: Record<Language, string> = { en: 'en-GB', it: 'it', ru: 'ru' };

/** A piece of a sentence: plain text, or the name of an element of the table. */
export interface Segment {
  text: string;
  element?: string;
}
/** What the elements of a table are called. */
export interface Names {
  /** an element's label, null for a string that is no element */
  label(element: string): Phrase | null;
  seat(seat: number): string;
  /** the seat that reads, -1 for a spectator */
  you: number;
}

const files = import.meta.glob<string>(
  [
    '../../../src/gamekeeper/words/*/*.ftl',
    '!../../../src/gamekeeper/words/*/terminal.ftl',
    '!../../../src/gamekeeper/words/*/*_rules.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** A piece that begins a sentence; people are called as they call themselves. */
export function capital(segment: Segment): Segment {
  const { text, element = '' } = segment;
  return element.startsWith('seat:') ? segment : { ...segment, text: text.charAt(0).toLocaleUpperCase() + text.slice(1) };
}

type Args = Record<string, FluentVariable>;
type Writer = (text: string, element: string) => string;

const FOLDER = '../../../src/gamekeeper/words';
const SHARED = ['common', 'web'];
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARK = /\uE000(\d+)\uE001/;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** The language the reader's browser asks for, English when we do not speak it. */
export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** A bundle of Fluent sources. Isolation marks are left out: all three languages run left to right. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The words of a game that the page was not built with; none where the server does not answer. */
async function brought(game: string, language: Language): Promise<string[]> {
  return api.words(game, language).then(({ sources }) => sources, () => []);
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #introduced = $state.raw<Record<string, Record<string, string>>>({});
  #game = '';
  #asked = 0;
  #list = $derived(new Intl.ListFormat(LOCALES[this.language], { type: 'conjunction' }));

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Switch to a language, with the words of a game, once they are here. */
  async load(language: Language, game = this.#game): Promise<void> {
    const asked = ++this.#asked;
    const wanted = [...SHARED, game].filter(Boolean).map((name) => `${FOLDER}/${language}/${name}.ftl`);
    const bundled = await Promise.all(wanted.map((path) => files[path]?.() ?? ''));
    const sources = [...bundled, ...(game && !files[wanted.at(-1)!] ? await brought(game, language) : [])];
    if (asked !== this.#asked) return; // a later choice overtook this one
    this.#game = game;
    this.use(language, sources);
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }

  /** Have the words of this game too. */
  async forGame(game: string): Promise<void> {
    if (game !== this.#game) await this.load(this.language, game);
  }

  /** Take these Fluent sources for the language. */
  use(language: Language, sources: string[]): void {
    this.#bundle = bundleOf(language, sources);
    this.language = language;
  }

  /** Know what games from outside are called before their words are here. */
  introduce(games: readonly GameInfo[]): void {
    const told: Record<string, Record<string, string>> = {};
    for (const { name, blurbs } of games) {
      for (const [language, { title, pitch, facts }] of Object.entries(blurbs)) {
        Object.assign((told[language] ??= {}), { [`web-game-${name}`]: title, [`web-pitch-${name}`]: pitch, [`web-facts-${name}`]: facts });
      }
    }
    this.#introduced = told;
  }

  has(key: string): boolean {
    return Boolean(this.#pattern(key));
  }

  /** The message with this key (`key.attribute` too); the key itself where a word is missing. */
  text(key: string, args: Args = {}): string {
    const pattern = this.#pattern(key);
    return pattern ? this.#bundle!.formatPattern(pattern, args, []) : (this.#introduced[this.language]?.[key] ?? key.replace(/^web-game-/, '')); // a game nobody here knows is called by its name
  }

  /** Whether there is nothing to say: the message is `{ "" }`. */
  isSilent(key: string): boolean {
    const pattern = this.#pattern(key);
    return Array.isArray(pattern) && pattern.every((part) => typeof part === 'object' && part.type === 'str' && part.value === '');
  }

  /** The message with this key where there is one. */
  named(key: string, otherwise: string): string {
    return this.has(key) ? this.text(key) : otherwise;
  }

  list(items: string[]): string {
    return this.#list.format(items);
  }

  /** A moment, given in seconds since 1970, as date and time where the reader is. */
  moment(seconds: number): string {
    return new Intl.DateTimeFormat(LOCALES[this.language], { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
  }

  /** A day, given by a moment in it in seconds since 1970. */
  day(seconds: number): string {
    return new Intl.DateTimeFormat(LOCALES[this.language], { dateStyle: 'medium' }).format(seconds * 1000);
  }

  /** A measured number with so many places behind the point. */
  number(value: number, places = 1): string {
    return new Intl.NumberFormat(LOCALES[this.language], { maximumFractionDigits: places }).format(value);
  }

  /** A phrase as pieces, its elements apart so that they can be drawn as chips. */
  segments(phrase: Pick<Phrase, 'key' | 'params'>, names: Names): Segment[] {
    const chips: Segment[] = [];
    const mark: Writer = (text, element) => `${OPEN}${chips.push({ text, element }) - 1}${CLOSE}`;
    const pieces = this.text(phrase.key, this.#args(phrase.params, names, mark)).split(MARK);
    return pieces
      .map((piece, index) => (index % 2 === 0 ? { text: piece } : chips[Number(piece)]!))
      .filter((segment) => segment.text !== '');
  }

  /** A phrase as one string. */
  phrase(phrase: Pick<Phrase, 'key' | 'params'>, names: Names): string {
    return this.text(phrase.key, this.#args(phrase.params, names, (text) => text));
  }

  /** The name of an element, in one of its label's forms where the language has it. */
  element(element: string, names: Names, form = ''): string {
    const forms = this.#forms('x', element, names, (text) => text);
    return String(forms[`x-${form}`] ?? forms.x);
  }

  #args(params: Params, names: Names, write: Writer): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(params)) Object.assign(args, this.#forms(name, value, names, write));
    return args;
  }

  /** What a text may call a parameter: itself, and its other forms (see the words' package). */
  #forms(name: string, value: Param, names: Names, write: Writer): Args {
    if (Array.isArray(value)) return this.#listForms(name, value, names, write);
    if (typeof value === 'number') return { [name]: value };
    if (/^seat:\d+$/.test(value)) {
      const seat = Number(value.slice(5));
      return { [name]: write(names.seat(seat), value), [`${name}-who`]: seat === names.you ? 'you' : 'other' };
    }
    const label = names.label(value);
    if (!label) return { [name]: value };
    const args = this.#args(label.params, names, (text) => text);
    const forms: Args = { [name]: write(this.text(label.key, args), value) };
    const message = this.#bundle?.getMessage(label.key);
    for (const [form, pattern] of Object.entries(message?.attributes ?? {})) {
      forms[`${name}-${form}`] = write(this.#bundle!.formatPattern(pattern, args, []), value);
    }
    return forms;
  }

  #listForms(name: string, items: (number | string)[], names: Names, write: Writer): Args {
    if (typeof items[0] === 'number') {
      const each = (number: number | string, seat: number) =>
        this.text('by-seat', { ...this.#forms('seat', `seat:${seat}`, names, write), number });
      return { [name]: items.map(each).join(', ') };
    }
    const every = items.map((item) => this.#forms(name, item, names, write));
    const keys = Object.keys(every[0] ?? { [name]: '' });
    return Object.fromEntries(
      keys.map((key) => [key, this.list(every.map((forms) => String(forms[key] ?? forms[name])))]),
    );
  }

  /** The text at `key`, or at `key.attribute`. */
  #pattern(key: string) {
    const [id = '', attribute] = key.split('.');
    const message = this.#bundle?.getMessage(id);
    return attribute ? message?.attributes[attribute] : message?.value;
  }
}

export const words = new Words();
export const t = (key: string, args: Args = {}) => words.text(key, args);
