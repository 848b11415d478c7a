/** What the reader has chosen for this browser. Kept in local storage. */
import { browserLanguage, isLanguage, type Language } from '../words/words.svelte';

export type Pace = 'slow' | 'normal' | 'instant';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
export type Confirm = 'always' | 'turn' | 'never';
export interface Values {
  language: Language;
  theme: Theme;
  motion: Motion;
  pace: Pace;
  confirm: Confirm;
  sound: boolean;
  contrast: boolean;
  patterns: boolean;
}

const KEY = 'gamekeeper';
const CHOICES: Record<string, readonly unknown[]> = {
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'reduced'],
  pace: ['slow', 'normal', 'instant'],
  confirm: ['always', 'turn', 'never'],
  sound: [true, false],
  contrast: [true, false],
  patterns: [true, false],
};

export function defaults(languages: readonly string[]): Values {
  return {
    language: browserLanguage(languages),
    theme: 'system',
    motion: 'system',
    pace: 'normal',
    confirm: 'turn',
    sound: false,
    contrast: false,
    patterns: false,
  };
}

/** `stored` as far as it makes sense, over `base`. */
export function merged(base: Values, stored: unknown): Values {
  if (typeof stored !== 'object' || stored === null) return base;
  const found = Object.entries(stored).filter(
    ([key, value]) => (key === 'language' ? isLanguage(value) : CHOICES[key]?.includes(value)),
  );
  return { ...base, ...Object.fromEntries(found) };
}

function readStored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function follow(media: string, take: (matches: boolean) => void): void {
  const query = matchMedia(media);
  take(query.matches);
  query.addEventListener('change', () => take(query.matches));
}

class Settings {
  values = $state<Values>(
    typeof navigator === 'undefined' ? defaults(['en']) : merged(defaults(navigator.languages), readStored()),
  );
  #calm = $state(false);
  #night = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    follow('(prefers-reduced-motion: reduce)', (matches) => (this.#calm = matches));
    follow('(prefers-color-scheme: dark)', (matches) => (this.#night = matches));
  }

  get isDark(): boolean {
    return this.values.theme === 'dark' || (this.values.theme === 'system' && this.#night);
  }

  /** Whether things may move across the table. */
  get moves(): boolean {
    return this.values.motion === 'full' || (this.values.motion === 'system' && !this.#calm);
  }

  set<K extends keyof Values>(key: K, value: Values[K]): void {
    this.values[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Put the looks on the page's root, where the style sheet reads them. */
  dress(root: HTMLElement): void {
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.moves ? 'full' : 'reduced';
    root.dataset.contrast = this.values.contrast ? 'high' : 'normal';
    root.dataset.patterns = this.values.patterns ? 'on' : 'off';
  }
}

export const settings = new Settings();
