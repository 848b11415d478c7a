/** A match that is over, looked back at: what the server has found out about it for one seat. */
import { api, ApiError, failureOf } from '../net/api';
import type { History, Review } from '../wire';
import { isNews } from './events';
import { Session } from './session.svelte';

const ASK_AGAIN = 700;

export class Retrospect extends Session {
  override readonly isLive = false;
  of = $state(0);
  done = $state(0);
  /** How many decisions the match had. */
  rows = $state(0);
  /** As far as it is known. */
  review = $state.raw<Review | null>(null);
  /** Why there is none. */
  problem = $state<ApiError | null>(null);
  #asked = 0;
  /** What each seat that was asked for has seen. */
  readonly #told = new Map<number, History>();

  override async open(): Promise<void> {
    try {
      this.table = await api.table(this.code);
      await this.prepare(this.table);
      const person = this.table.places.findIndex((place) => place.kind === 'person');
      this.status = 'ready';
      void this.ask(this.seat >= 0 ? this.seat : Math.max(0, person));
    } catch (error) {
      this.status = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
    }
  }

  /** Have it found out for a seat, and wait for it. */
  async ask(seat: number): Promise<void> {
    const asked = ++this.#asked;
    this.of = seat;
    this.done = 0;
    this.review = null;
    this.problem = null;
    while (asked === this.#asked && this.done < 100) {
      try {
        if (!this.#told.has(seat)) this.#told.set(seat, await api.history(this.code, seat));
        this.rows = this.#told.get(seat)!.rows.length;
        const state = await api.review(this.code, seat);
        if (asked !== this.#asked) return;
        this.done = state.done;
        this.review = state.review;
      } catch (error) {
        if (asked === this.#asked) this.problem = failureOf(error);
        return;
      }
      if (this.done < 100) await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  /** What happened in the decision after so many, as far as the seat saw it. */
  happened(number: number): string {
    const events = (this.#told.get(this.of)?.events ?? []).filter((event) => event.at === number + 1 && isNews(this.game, event));
    return events.map(({ key, params }) => this.text({ key: `event-${key}`, params })).join(' ');
  }

  override close(): void {
    this.#asked++;
    super.close();
  }
}
