/** A question with one answer: given by itself, after a while that tells nothing. */
import type { Option } from '../wire';

const KEY = 'gamekeeper-thinking';
const KEPT = 12;
const FEWEST = 4;
/** What people take who decide not to: seconds, spread like all such times. */
const USUAL = { middle: 3.2, spread: 0.5 };
/** What it takes to come back to a page that is not in sight. */
const AWAY = { middle: 7, spread: 0.6 };
const SHORTEST = 1.1;
const LONGEST = 40;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** A time around `middle` seconds: most near it, some much longer. */
function around({ middle, spread }: typeof USUAL, chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return middle * Math.exp(spread * normal);
}

/**
 * How long to wait, in seconds: as long as this reader took of late for a question with a choice, or as people take.
 * So nobody can tell by the time whether there was a choice.
 */
export function pause(taken: readonly number[], unseen: boolean, chance: () => number = Math.random): number {
  const own = taken[Math.floor(chance() * taken.length)];
  const thought = own !== undefined && taken.length >= FEWEST ? own * around({ middle: 1, spread: 0.3 }, chance) : around(USUAL, chance);
  const back = unseen ? around(AWAY, chance) : 0;
  return Math.min(LONGEST, Math.max(SHORTEST, thought) + back);
}

export class Lone {
  /** Whether an answer is on its way. */
  waits = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked: object | null = null;
  #chooses = false;
  #since = 0;
  #taken: number[];

  constructor(private readonly store: Store | null = storage(), private readonly now = () => performance.now()) {
    this.#taken = read(this.store);
  }

  /** A question is put: with one `answer`, or an order that answers it, `give` is called after a pause; once for each question. */
  ask(question: object, answer: Option | null, give: (option: Option) => void): void {
    if (this.#asked === question) return;
    this.drop();
    this.#asked = question;
    this.#since = this.now();
    this.#chooses = !answer;
    if (!answer) return;
    this.waits = true;
    const unseen = typeof document !== 'undefined' && document.hidden;
    this.#timer = setTimeout(() => {
      this.waits = false;
      give(answer);
    }, pause(this.#taken, unseen) * 1000);
  }

  /** The reader has decided among several answers not to do anything: that is how long a pass takes. */
  passed(): void {
    if (!this.#asked || !this.#chooses) return;
    this.#taken = [...this.#taken, (this.now() - this.#since) / 1000].slice(-KEPT);
    this.store?.setItem(KEY, JSON.stringify(this.#taken));
  }

  /** The question is answered, or no longer put. */
  drop(): void {
    clearTimeout(this.#timer);
    this.waits = false;
    this.#asked = null;
  }
}

function read(store: Store | null): number[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is number => typeof one === 'number' && one > 0 && one < LONGEST) : [];
  } catch {
    return [];
  }
}

function storage(): Store | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
