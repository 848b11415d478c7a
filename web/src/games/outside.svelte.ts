/** The games that packages bring to this server; the page was not built with them. */
import { api } from '../net/api';
import type { GameInfo, OptionSpec } from '../wire';
import { words } from '../words/words.svelte';

class Outside {
  games = $state.raw<readonly GameInfo[]>([]);
  /** How many exercises a game has, ours too. */
  exercises = $state.raw<Record<string, number>>({});
  /** How many people play a game, ours too. */
  seats = $state.raw<Record<string, readonly number[]>>({});
  /** The worked examples of a game's rules that can be played, ours too. */
  examples = $state.raw<Record<string, readonly string[]>>({});
  /** The paragraphs the steps of a game's first game are about, ours too; none where it has no first game. */
  lessons = $state.raw<Record<string, readonly string[]>>({});
  /** What can be chosen for a table of a game, ours too. */
  options = $state.raw<Record<string, OptionSpec[]>>({});
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
      this.seats = Object.fromEntries(all.map(({ name, seats }) => [name, seats]));
      this.examples = Object.fromEntries(all.map(({ name, examples }) => [name, examples]));
      this.lessons = Object.fromEntries(all.map(({ name, lesson }) => [name, lesson]));
      this.options = Object.fromEntries(all.map(({ name, options }) => [name, options]));
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
