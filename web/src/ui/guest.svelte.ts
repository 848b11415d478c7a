/** What the reader is called, kept between tables. */
import { api } from '../net/api';
import type { TableSummary } from '../wire';
import { showWaiting } from './badge';
import { settings } from './settings.svelte';

const KEY = 'gamekeeper-name';

class Guest {
  #name = $state(stored());
  tables = $state.raw<TableSummary[]>([]);
  loaded = $state(false);
  failed = $state(false);
  /** Whether the server knows this browser. */
  isKnown = $state(false);
  #introduced: Promise<void> | null = null;

  /** The tables where the reader is to decide. */
  get waiting(): TableSummary[] {
    return this.tables.filter(({ status, deciders, my_seat }) => status === 'playing' && deciders.includes(my_seat));
  }

  get name(): string {
    return this.#name;
  }
  set name(value: string) {
    this.#name = value;
    try {
      localStorage.setItem(KEY, value);
    } catch {
      // not kept, still used
    }
  }

  /** Nobody has been here. */
  forget(): void {
    this.#name = '';
    this.#introduced = null;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // nothing was kept
    }
  }

  /** Ask the server who we are to it. */
  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.isKnown = me.name !== '';
      this.tables = [...me.tables].sort((a, b) => b.touched - a.touched);
      if (!this.#name && me.name) this.name = me.name;
      this.failed = false;
      void showWaiting(this.waiting.map(({ code }) => code));
    } catch {
      this.failed = true;
    }
    this.loaded = true;
  }

  /** Be somebody to the server. */
  introduce(name: string): Promise<void> {
    if (this.isKnown) return Promise.resolve();
    this.#introduced ??= api.setMe({ name, language: settings.values.language }).then(
      () => void (this.isKnown = true),
      (error: unknown) => {
        this.#introduced = null;
        throw error;
      },
    );
    return this.#introduced;
  }

  /** Tell the server a new name or language, where it knows us already. */
  async tell(): Promise<void> {
    if (!this.#name.trim()) return; // nobody yet: the name is given with the first seat
    await api.setMe({ name: this.#name, language: settings.values.language });
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const guest = new Guest();
