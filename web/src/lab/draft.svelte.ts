/** A game's pack that the reader edits: values by their paths over a text, checked by the server, kept in this browser. */
import { api, type ApiError, failureOf } from '../net/api';
import type { PackDraft, PackField } from '../wire';
import { words } from '../words/words.svelte';

export type Value = number | string | boolean | readonly unknown[];

/** What is kept; `made` is the last text without a mistake. */
export interface Kept {
  text: string;
  title: string;
  changes: Record<string, Value>;
  /** New rows, each a copy of one of the text under another name; and the ids of rows that are left out. */
  added: { like: string; key: string }[];
  removed: string[];
  made: string;
}

const PAUSE = 300; // ms without a key before the server is asked
const AGAIN = 2000; // ms, where it was asked too often or did not answer
const keyOf = (game: string) => `gamekeeper-pack-${game}`;
const MOST_PAST = 100; // steps that can be undone
const fresh = (): Kept => ({ text: '', title: '', changes: {}, added: [], removed: [], made: '' });
/** A file, as it was read. */
export const keptFrom = (text: string): Kept => ({ ...fresh(), text, made: text });

/** What this browser keeps of a game's pack; null where nobody edits one. */
export function keptPack(game: string): Kept | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return typeof found === 'object' && found !== null && 'changes' in found ? { ...fresh(), ...(found as Kept) } : null;
  } catch {
    return null;
  }
}

/** Edit this pack in this browser from now on. */
export function keepPack(game: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing still edits what it shows
  }
}

export const pathOf = (row: { table: string; key: string }, field: string) => [row.table, row.key, field].filter((part) => part !== '').join('.');
/** What a field is called: a number of the rules by its name, others as the file has them. */
export const fieldName = (table: string, field: string): string => words.named(`pack-${table}-${field}`, field);
/** The same of a row's field, after what it is of where that is not said. */
export function calledOf(table: string, key: string, field: string): string {
  const name = fieldName(table, field);
  return [key || (name === field ? table : ''), name].filter((part) => part !== '').join(', ');
}
/** The same of a path. */
export function calledAt(path: string): string {
  const [table = '', ...rest] = path.split('.');
  const field = rest.pop() ?? '';
  return calledOf(table, rest.join('.'), field);
}

export const tableOf = (id: string) => id.split(':', 1)[0] ?? '';
export const idOf = ({ like, key }: { like: string; key: string }) => `${tableOf(like)}:${key}`;
/** How the paths of a row's values begin. */
const prefixOf = (id: string) => `${id.replace(':', '.')}.`;

/** A value as it stands in its field. */
export function written(value: unknown): string {
  if (!Array.isArray(value)) return String(value ?? '');
  return value.some((item) => typeof item === 'object') ? JSON.stringify(value) : value.join(', ');
}

/** What was typed as a value; the server says what is wrong with what is none. */
export function valueOf(field: PackField, typed: string): Value {
  const number = (text: string) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text) : text);
  if (field.kind === 'number') return number(typed);
  if (field.kind !== 'list') return typed;
  if (field.of === 'list' || field.of === 'other') {
    try {
      return JSON.parse(typed) as Value;
    } catch {
      return typed;
    }
  }
  if (!typed.trim()) return [];
  return typed.split(',').map((part) => (field.of === 'number' ? number(part) : part.trim()));
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export class Draft {
  kept = $state.raw<Kept>(fresh());
  seen = $state.raw<PackDraft | null>(null);
  busy = $state(false);
  /** Why the server did not look at it. */
  problem = $state.raw<ApiError | null>(null);
  wrong = $derived(new Map((this.seen?.mistakes ?? []).map(({ path, phrase }) => [path, phrase])));
  isGood = $derived(this.seen !== null && !this.busy && this.problem === null && this.seen.mistakes.length === 0);
  isTouched = $derived(this.kept.text !== '' || this.kept.title !== '' || Object.keys(this.kept.changes).length + this.kept.added.length + this.kept.removed.length > 0);
  /** What was there before each step, and what the last step was about. */
  #past = $state.raw<Kept[]>([]);
  #last = '';
  canUndo = $derived(this.#past.length > 0);
  #timer = 0;
  #asked = 0;

  constructor(
    readonly game: string,
    /** What an edited box is called until it is named. */
    readonly usual: () => string,
  ) {
    this.kept = keptPack(game) ?? fresh();
  }

  /** Follow what other tabs do to it. */
  start(): () => void {
    const follow = (event: StorageEvent) => {
      if (event.key !== keyOf(this.game)) return;
      this.kept = keptPack(this.game) ?? fresh();
      void this.#ask();
    };
    addEventListener('storage', follow);
    void this.#ask();
    return () => {
      removeEventListener('storage', follow);
      clearTimeout(this.#timer);
      this.#asked += 1;
    };
  }

  /** A value as the reader has it, right or wrong. */
  valueAt = (path: string, usual: unknown): unknown => (path in this.kept.changes ? this.kept.changes[path] : usual);

  put(path: string, value: Value): void {
    this.#take({ ...this.kept, changes: { ...this.kept.changes, [path]: value } }, path);
  }

  /** A copy of a row, as it stands here, under another name. */
  add(row: string, key: string): void {
    const mine = this.kept.added.find((one) => idOf(one) === row);
    const like = mine?.like ?? row;
    const starts = prefixOf(row);
    const copied = Object.entries(this.kept.changes).flatMap(([path, value]) => (path.startsWith(starts) ? [[prefixOf(idOf({ like, key })) + path.slice(starts.length), value] as const] : []));
    this.#take({ ...this.kept, added: [...this.kept.added, { like, key }], changes: { ...this.kept.changes, ...Object.fromEntries(copied) } });
  }

  /** Leave a row out, with what was changed in it. */
  remove(row: string): void {
    const isMine = this.kept.added.some((one) => idOf(one) === row);
    const changes = Object.fromEntries(Object.entries(this.kept.changes).filter(([path]) => !path.startsWith(prefixOf(row))));
    const added = this.kept.added.filter((one) => idOf(one) !== row);
    this.#take({ ...this.kept, changes, added, removed: isMine ? this.kept.removed : [...this.kept.removed, row] });
  }

  /** Take back that a row was added or left out. */
  restore(row: string): void {
    if (this.kept.removed.includes(row)) this.#take({ ...this.kept, removed: this.kept.removed.filter((one) => one !== row) });
    else this.remove(row);
  }
  isMoved = (row: string) => this.kept.removed.includes(row) || this.kept.added.some((one) => idOf(one) === row);

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#last = '';
    this.#show(before);
  }

  /** Forget a change; over a file's own value, the box's comes instead. */
  takeBack(path: string, before?: Value): void {
    const { [path]: _, ...changes } = this.kept.changes;
    this.#take({ ...this.kept, changes: this.kept.text && before !== undefined ? { ...changes, [path]: before } : changes });
  }

  call(title: string): void {
    this.#take({ ...this.kept, title }, 'title');
  }

  /** Start from a file; nothing changes where it is no pack of this game. */
  async open(text: string): Promise<void> {
    this.busy = true;
    const mine = ++this.#asked;
    try {
      const seen = await api.editPack(this.game, { text });
      if (mine !== this.#asked) return;
      this.#remember('');
      this.seen = seen;
      this.problem = null;
      this.#keep({ ...keptFrom(text), made: seen.text });
    } catch (error) {
      if (mine === this.#asked) this.problem = failureOf(error);
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }

  throwAway(): void {
    this.#remember('');
    this.kept = fresh();
    try {
      localStorage.removeItem(keyOf(this.game));
    } catch {
      // it was never kept
    }
    void this.#ask();
  }

  /** One more step; what is typed into one field is a single one. */
  #take(kept: Kept, about = ''): void {
    this.#remember(about);
    this.#show(kept);
  }

  #remember(about: string): void {
    if (about === '' || about !== this.#last) this.#past = [...this.#past, this.kept].slice(-MOST_PAST);
    this.#last = about;
  }

  #show(kept: Kept): void {
    this.#keep(kept);
    this.busy = true;
    this.#asked += 1;
    this.#wait(PAUSE);
  }

  #wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), pause);
  }

  #keep(kept: Kept): void {
    this.kept = kept;
    keepPack(this.game, kept);
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    this.busy = true;
    const mine = ++this.#asked;
    const { text, changes, title, added, removed } = this.kept;
    try {
      const seen = await api.editPack(this.game, { text, changes, added, removed, title: title.trim() || (text || !this.isTouched ? '' : this.usual()) });
      if (mine !== this.#asked) return;
      this.seen = seen;
      this.problem = null;
      if (this.isTouched && seen.mistakes.length === 0) this.#keep({ ...this.kept, made: seen.text });
    } catch (error) {
      if (mine !== this.#asked) return;
      const problem = (this.problem = failureOf(error));
      if (problem.error === 'TooManyRequests' || problem.error === 'Offline') this.#wait(AGAIN);
    } finally {
      if (mine === this.#asked) this.busy = false;
    }
  }
}
