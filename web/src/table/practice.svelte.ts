/** Exercises of a game, one after the other: the real table, an answer that is judged and leads nowhere. */
import type { GameModule } from '../games/module';
import { api, ApiError } from '../net/api';
import type { Components, Phrase, TableState, Verdict } from '../wire';
import { found, keep } from './found';
import { seated } from './names';
import { Session } from './session.svelte';

export class Practice extends Session {
  override readonly isLive = false;
  ids = $state.raw<string[]>([]);
  /** Which of them lies on the table. */
  at = $state(0);
  found = $state.raw<ReadonlySet<string>>(new Set());
  verdict = $state.raw<Verdict | null>(null);
  #asked = 0;
  #judging = false;

  constructor(readonly of: string, load: (game: string) => Promise<GameModule<Session>>) {
    super('', load);
    this.found = found(of);
  }

  /** How many of those that there are were found. */
  get count(): number {
    return this.ids.filter((id) => this.found.has(id)).length;
  }
  get id(): string {
    return this.ids[this.at] ?? '';
  }

  /** Begin with the exercise that was asked for, else with the first that was not found. */
  async start(id: string | null): Promise<void> {
    try {
      this.ids = await api.exercises(this.of);
      const wanted = id === null ? -1 : this.ids.indexOf(id);
      if (this.ids.length === 0) this.status = 'ready';
      else await this.lay(wanted >= 0 ? wanted : Math.max(0, this.ids.findIndex((one) => !this.found.has(one))));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Lay an exercise on the table, counted round. */
  async lay(place: number): Promise<void> {
    const asked = ++this.#asked;
    const at = (place + this.ids.length) % this.ids.length;
    try {
      const update = seated(await api.exercise(this.of, this.ids[at]!));
      if (asked !== this.#asked) return;
      if (this.table?.seats !== update.table.seats) await this.prepare(update.table, update);
      if (asked !== this.#asked) return;
      this.at = at;
      this.verdict = null;
      this.notice = null;
      this.table = update.table;
      this.stage!.set(update, update.events);
      this.choice.ask(this.asked);
      this.status = 'ready';
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    }
  }

  /** The next one that was not found yet; where all are, simply the next. */
  next(): Promise<void> {
    const order = this.ids.map((_, step) => (this.at + 1 + step) % this.ids.length);
    return this.lay(order.find((place) => !this.found.has(this.ids[place]!)) ?? this.at + 1);
  }

  /** Think about the same one again. */
  again(): void {
    this.verdict = null;
    this.choice.ask(this.asked);
  }

  override give(action: string): void {
    void this.#judge(action);
  }

  async #judge(action: string): Promise<void> {
    if (this.#judging || this.verdict) return;
    this.#judging = true;
    const asked = this.#asked;
    try {
      const verdict = await api.answer(this.of, this.id, action);
      if (asked !== this.#asked) return;
      this.choice.ask(null);
      this.verdict = verdict;
      if (!verdict.found) return;
      this.found = new Set([...found(this.of), ...this.found, this.id]);
      keep(this.of, this.found);
    } catch (error) {
      this.choice.ask(this.asked);
      this.fail(error);
    } finally {
      this.#judging = false;
    }
  }

  override askAgain(): void {
    // the question stays as it was laid
  }

  protected override printed(table: TableState): [Promise<Record<string, Phrase>>, Promise<Components>] {
    return api.printedAt(this.of, table);
  }

  protected override why(elements: string[]): Promise<Phrase | null> {
    return this.verdict ? Promise.resolve(null) : api.whyInPractice(this.of, this.id, elements);
  }

  #fail(error: unknown): void {
    if (this.status === 'ready') this.fail(error);
    else this.status = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
  }
}
