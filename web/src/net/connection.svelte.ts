/** Whether this page reaches its server, and what to say where it does not. */
import type { LineState } from './live';

const PROBE_WITHIN = 3_000;
const PROBE_AGAIN_AFTER = 3_000;
const SLOW_AFTER = 4_000;

class Connection {
  /** The state of the table's line; null on pages without one. */
  line = $state<LineState | null>(null);
  #offline = $state(false);
  #slow = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The key of what the reader is told; empty while all is well. */
  get trouble(): string {
    if (this.#offline) return 'web-you-are-offline';
    if (this.line === 'silent' || this.line === 'lost') return 'web-reconnecting';
    return this.#slow > 0 ? 'web-slow-answer' : '';
  }

  /** Listen to the browser. */
  start(): () => void {
    const away = () => void this.#probe();
    const back = () => this.#back();
    addEventListener('offline', away);
    addEventListener('online', back);
    if (!navigator.onLine) away();
    return () => {
      removeEventListener('offline', away);
      removeEventListener('online', back);
      clearTimeout(this.#timer);
    };
  }

  /** Wait for an answer of the server, and say so when it takes long. */
  async awaited<T>(answer: Promise<T>): Promise<T> {
    let counted = false;
    const timer = setTimeout(() => {
      counted = true;
      this.#slow++;
    }, SLOW_AFTER);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      if (counted) this.#slow--;
    }
  }

  /** The browser has no network. A server on this very machine answers all the same: then nothing is wrong. */
  async #probe(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_WITHIN) });
      this.#back();
    } catch {
      this.#offline = true;
      this.#timer = setTimeout(() => void this.#probe(), PROBE_AGAIN_AFTER);
    }
  }

  #back(): void {
    clearTimeout(this.#timer);
    this.#offline = false;
  }
}

export const connection = new Connection();
