/** The games that packages bring to this server; the page was not built with them. */
import { api } from '../net/api';
import type { GameInfo } from '../wire';
import { words } from '../words/words.svelte';

class Outside {
  games = $state.raw<readonly GameInfo[]>([]);
  /** How many exercises a game has, ours too. */
  exercises = $state.raw<Record<string, number>>({});
  /** How many steps the first game of a game has, ours too; 0 where there is none. */
  lessons = $state.raw<Record<string, number>>({});
  /** Whether the server has said which there are. */
  isKnown = $state(false);
  #asked: Promise<void> | null = null;

  /** Ask the server which there are, once; again where it did not answer. */
  load(): Promise<void> {
    this.#asked ??= this.#ask();
    return this.#asked;
  }

  async #ask(): Promise<void> {
    try {
      const all = await api.games();
      this.exercises = Object.fromEntries(all.map(({ name, exercises }) => [name, exercises]));
      this.lessons = Object.fromEntries(all.map(({ name, lesson }) => [name, lesson]));
      const games = all.filter(({ origin }) => origin !== '');
      words.introduce(games);
      this.games = games;
      this.isKnown = true;
    } catch {
      this.#asked = null;
    }
  }

  /** The game of this name, null where none of them is called so. */
  async find(name: string): Promise<GameInfo | null> {
    await this.load();
    return this.games.find((game) => game.name === name) ?? null;
  }
}

export const outside = new Outside();
