/** A standing order at one table: kept in this browser until it is over, so that a reload does not forget it. */
import type { Standing } from '../games/module';
import type { Option, Prompt } from '../wire';

const KEY = 'gamekeeper-standing';

export class Order {
  /** How many turns of the reader had begun when the order was given; null when there is none. */
  #since = $state<number | null>(null);

  constructor(
    private readonly code: string,
    private readonly store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null = storage(),
  ) {
    const kept = this.store?.getItem(this.#key);
    if (kept) this.#since = Number(kept);
  }

  get #key(): string {
    return `${KEY}-${this.code}`;
  }
  get isGiven(): boolean {
    return this.#since !== null;
  }

  give(turns: number): void {
    this.#since = turns;
    this.store?.setItem(this.#key, String(this.#since));
  }

  drop(): void {
    this.#since = null;
    this.store?.removeItem(this.#key);
  }

  /** What the order answers; an order that is over is forgotten. */
  answer(standing: Standing, turns: number, prompt: Prompt): Option | null {
    this.check(turns);
    return this.isGiven ? standing.answer(prompt) : null;
  }

  /** Forget an order that is over. */
  check(turns: number): void {
    if (this.isGiven && turns !== this.#since) this.drop();
  }
}

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
