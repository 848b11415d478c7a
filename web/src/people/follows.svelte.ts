/** Whom the reader follows, and who of them sits at a table that is for everybody. */
import { api, failureOf } from '../net/api';
import { spoken } from '../table/spoken';
import type { Followed } from '../wire';
import { words } from '../words/words.svelte';

class Follows {
  all = $state.raw<Followed[]>([]);
  /** Whether the server has said it once. */
  isKnown = false;
  busy = $state(false);
  problem = $state('');

  get seated(): Followed[] {
    return this.all.filter(({ at }) => at !== null);
  }
  has(handle: string): boolean {
    return this.all.some((one) => one.handle === handle);
  }

  /** Ask the server; what was known stays where it does not answer. */
  async load(): Promise<void> {
    try {
      this.all = await api.follows();
      this.isKnown = true;
    } catch {
      // the next look may find it
    }
  }

  /** The same for a page that looks again and again: of who follows nobody there is no news. */
  async look(): Promise<void> {
    if (!this.isKnown || this.all.length > 0) await this.load();
  }

  /** Follow somebody, or no more. */
  async set(handle: string, wanted: boolean): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      this.all = await (wanted ? api.follow(handle) : api.unfollow(handle));
    } catch (error) {
      this.problem = words.phrase(spoken(failureOf(error)).phrase, { label: () => null, seat: String, you: -1 });
    }
    this.busy = false;
  }
}

export const follows = new Follows();
