/** What who runs the server tells everybody, and whether it has shut this reader out. */
import type { Announcement, Refusal } from '../wire';
import { whileSeen } from './seen';

const LOOK_EVERY = 60_000;
const WAVED_AWAY = 'gamekeeper-waved-away'; // the announcement that was read on this device

class News {
  #told = $state.raw<Announcement | null>(null);
  #waved = $state(typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(WAVED_AWAY) ?? ''));
  /** Why this reader is shut out; null for who is not. */
  banned = $state.raw<Omit<Refusal, 'type' | 'key'> | null>(null);

  /** The announcement in a language, or the first there is; empty where nothing is told or it was waved away. */
  text(language: string): string {
    const texts = this.#told?.texts ?? {};
    return this.#said === this.#waved ? '' : (texts[language] ?? Object.values(texts)[0] ?? '');
  }

  get #said(): string {
    return JSON.stringify(this.#told?.texts ?? {});
  }

  /** Read: it is not shown again in this window until something else is told. */
  wave(): void {
    this.#waved = this.#said;
    sessionStorage.setItem(WAVED_AWAY, this.#waved);
  }

  /** Ask now, each minute, and whenever the page is looked at again. */
  start(ask: () => Promise<Announcement>): () => void {
    return whileSeen(() => this.#look(ask), LOOK_EVERY);
  }

  async #look(ask: () => Promise<Announcement>): Promise<void> {
    try {
      this.#told = await ask();
    } catch {
      // what is not heard now is heard in a minute
    }
  }
}

export const news = new News();
