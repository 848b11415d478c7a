/** What to expect of a sweep or a search while it is filled in: asked of the server whenever nobody types for a moment. */
import { api, type ApiError, failureOf } from '../net/api';
import type { Outlook, StudyWish } from '../wire';

const PAUSE = 400; // ms
const AGAIN = 2000; // ms, where it was asked too often

export class Ahead {
  found = $state.raw<Outlook | null>(null);
  problem = $state.raw<ApiError | null>(null);
  busy = $state(false);
  isGood = $derived(this.found !== null && !this.busy && this.problem === null && this.found.games > 0);
  #timer = 0;
  #asked = 0;

  ask(wish: StudyWish): void {
    this.#asked += 1;
    this.busy = true;
    this.#wait(wish, PAUSE);
  }

  close(): void {
    this.#asked += 1;
    this.busy = false;
    clearTimeout(this.#timer);
  }

  #wait(wish: StudyWish, pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#look(wish), pause);
  }

  async #look(wish: StudyWish): Promise<void> {
    const mine = this.#asked;
    try {
      const found = await api.outlook(wish);
      if (mine !== this.#asked) return;
      this.found = found;
      this.problem = null;
    } catch (error) {
      if (mine !== this.#asked) return;
      const problem = failureOf(error);
      if (problem.error === 'TooManyRequests' || problem.error === 'LabBusy' || problem.error === 'Offline') return this.#wait(wish, AGAIN);
      this.problem = problem;
    }
    this.busy = false;
  }
}
