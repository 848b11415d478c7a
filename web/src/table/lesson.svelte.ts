/** A first game: the real table, on which one thing after the other is to be done. */
import type { GameModule } from '../games/module';
import { api, ApiError } from '../net/api';
import type { Components, LessonState, Phrase, TableState } from '../wire';
import { begun, keepLesson } from './learned';
import { seated } from './names';
import { Session } from './session.svelte';

/** Only how it stands. */
const ASKED = { given: [], step: 0, example: '', action: '', elements: [] };

export class Lesson extends Session {
  override readonly isLive = false;
  state = $state.raw<LessonState | null>(null);
  /** An answer is on its way, or what came of it is being shown. */
  busy = $state(false);
  #showing = 0;

  /**
   * `first`: the step to begin at, counted from 0, without keeping how far it comes; null goes on where this device left it.
   * `example`: the worked example it is instead of the first game.
   */
  constructor(readonly of: string, load: (game: string) => Promise<GameModule<Session>>, readonly first: number | null = null, readonly example = '') {
    super('', load);
  }

  get isDone(): boolean {
    return this.state !== null && this.state.given.length === this.state.count;
  }

  /** Go on where it was left, or begin. */
  async start(given = this.first === null ? begun(this.of) : [], step = this.first ?? 0): Promise<void> {
    const asked = ++this.#showing;
    try {
      const { example } = this;
      const state = await api.lesson(this.of, { ...ASKED, given, step, example }).catch((error: unknown) => {
        if (example || (given.length === 0 && step === 0)) throw error;
        return api.lesson(this.of, ASKED); // it has changed since
      });
      const update = seated(state.update!);
      if (asked !== this.#showing) return;
      if (this.table === null) await this.prepare(update.table, update);
      if (asked !== this.#showing) return;
      this.stage!.set(update, update.events);
      this.notice = null;
      this.busy = false;
      this.#turn(state);
      this.status = 'ready';
    } catch (error) {
      if (asked === this.#showing) this.#fail(error);
    }
  }

  /** From its beginning. */
  again(): Promise<void> {
    this.choice.ask(null);
    return this.start([], 0);
  }

  override give(action: string): void {
    void this.#try(action, []);
  }

  protected override async why(elements: string[]): Promise<Phrase | null> {
    await this.#try('', elements);
    return null; // said already
  }

  override askAgain(): void {
    // the next step comes with its question
  }

  protected override printed(table: TableState): [Promise<Record<string, Phrase>>, Promise<Components>] {
    return api.printedAt(this.of, table);
  }

  /** An answer, or what was pointed at that is none: it leads on, or it is said why not. */
  async #try(action: string, elements: string[]): Promise<void> {
    if (this.busy || !this.state || this.isDone) return;
    this.busy = true;
    const asked = this.#showing;
    try {
      const state = await api.lesson(this.of, { ...ASKED, given: this.state.given, example: this.example, action, elements });
      if (asked !== this.#showing) return;
      if (state.update) {
        this.choice.ask(null);
        this.#wish(null);
        this.state = state;
        await this.stage!.present(seated(state.update));
        if (asked !== this.#showing) return;
        this.#turn(state);
      } else if (action) {
        this.choice.ask(this.asked);
      }
      if (state.reason) this.say(state.reason);
      else if (state.other) this.say({ key: 'lesson-other', params: { given: this.text(state.other.text) }, rule: '' });
    } catch (error) {
      this.choice.ask(this.asked);
      this.fail(error);
    } finally {
      if (asked === this.#showing) this.busy = false;
    }
  }

  /** On to a step. */
  #turn(state: LessonState): void {
    this.state = state;
    if (this.first === null) keepLesson(this.of, state.given, state.count);
    this.choice.ask(this.isDone ? null : this.asked);
    this.#wish(state);
  }

  /** What to point at is pointed out. */
  #wish(state: LessonState | null): void {
    this.wished = new Set(state?.wished?.elements ?? []);
    this.tries = state !== null && state.wished === null && !this.isDone;
  }

  #fail(error: unknown): void {
    if (this.status === 'ready') this.fail(error);
    else this.status = error instanceof ApiError && error.status === 404 ? 'missing' : 'failed';
  }
}
