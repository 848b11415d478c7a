/** Puts a plan on the table instead of a question, and gives its answers when the reader says so. */
import type { Planning, Told } from '../games/module';
import type { Option, Phrase, Prompt, Update } from '../wire';
import type { Asked, Choice } from './choice.svelte';
import { Line } from './line.svelte';
import { carryOut, Plan, type Try } from './plan.svelte';

/** The table a plan is made at. */
export interface Host {
  readonly choice: Choice;
  readonly update: Update | null;
  /** The question as the page asks it. */
  readonly asked: Asked | null;
  /** Answer the question. */
  give(action: string): void;
  /** Take the last answer back. */
  undoOne(): void;
  /** Ask the reader, or go on without. */
  askAgain(): void;
  say(phrase: Phrase): void;
  fail(error: unknown): void;
}

export class Planner<S extends Host> {
  readonly plan: Plan;
  /** What a hint knows to do next. */
  readonly line = new Line();
  /** Whether the reader answers this turn's questions one by one. */
  #stepwise = false;

  constructor(private readonly host: S, private readonly planning: () => Planning<S> | undefined, ask: Try) {
    this.plan = new Plan(ask);
  }

  /** Lay a plan where an answer begins one, or change the one that lies there. */
  takes(option: Option): boolean {
    const { plan } = this;
    const begins = !this.#stepwise && (this.planning()?.begins(option) ?? false);
    if (plan.isLaid) void this.#lay(() => carryOut(plan, option));
    else if (begins) void this.#lay(() => plan.begin(this.host.update!.asked_since, [option.action]));
    return plan.isLaid || begins;
  }

  /** Lay a plan where a question in the middle of a turn is answered by one. */
  resumes(prompt: Prompt | null): boolean {
    const planning = this.planning();
    if (!planning) return false;
    const isMiddle = prompt !== null && planning.resumes(prompt);
    this.#stepwise &&= isMiddle || (prompt?.options.some(planning.begins) ?? false);
    if (!isMiddle || this.#stepwise) return false;
    void this.#lay(() => this.plan.begin(this.host.update!.asked_since, []));
    return true;
  }

  /** Change the plan on the table; where that fails the question is asked as it is. */
  change(work: (plan: Plan) => Promise<boolean>): void {
    void this.#lay(() => work(this.plan));
  }

  async #lay(work: () => Promise<boolean>): Promise<void> {
    const { host, plan } = this;
    host.choice.pending = null;
    try {
      if (!(await work())) return;
      if (plan.steps.length === 0) plan.drop();
    } catch (error) {
      host.fail(error);
    }
    this.#ask();
  }

  #ask(): void {
    const { host, plan } = this;
    host.choice.ask(plan.isLaid ? this.planning()!.asks(host) : host.asked);
  }

  /** Say which step is answered by pointing next. */
  focus(index: number): void {
    this.plan.focus = index;
    this.#ask();
  }

  /** Do what is planned: the questions are answered one by one, as they come. */
  do(): void {
    const { host, plan } = this;
    if (plan.open) return host.say({ ...plan.open.prompt.text, rule: '' });
    plan.start();
    this.goesOn(host.update!);
  }

  /** Whether the plan begins with an answer that may be another one: nothing has been done for it yet. */
  get isBegun(): boolean {
    const [first] = this.plan.steps;
    const option = first?.prompt.options.find(({ action }) => action === first.action);
    return !this.plan.doing && option !== undefined && (this.planning()?.begins(option) ?? false);
  }

  /** Give another answer than the plan. */
  instead(option: Option): void {
    this.plan.drop();
    this.host.give(option.action);
  }

  /** What is said of the question before anything is chosen; null where no answer begins a plan. */
  get invited(): Pick<Phrase, 'key' | 'params'> | null {
    const { prompt } = this.host.choice;
    return prompt && !this.plan.isLaid && !this.#stepwise ? (this.planning()?.invites(prompt) ?? null) : null;
  }

  /** What is said about the plan on the table; null where none lies there to be done. */
  get told(): Told | null {
    return this.plan.foretells ? (this.planning()?.tells(this.host) ?? null) : null;
  }

  /** Take the plan from the table: for another card, or for each question by itself. */
  drop(stepwise = false): void {
    this.plan.drop();
    this.#stepwise = stepwise;
    this.#ask();
  }

  /** Take back all that was done, if that came last; the rest follows as the answers come. */
  undo(askedSince: number): void {
    this.plan.takeBack(askedSince);
    this.plan.drop();
    this.line.takeBack(askedSince);
  }

  /** Play the hint's line on, until such an event has come; while an answer is on its way, one more. */
  playLine(event: string): void {
    this.plan.drop();
    this.line.play(event);
    this.host.askAgain();
  }

  /** A plan that nothing more is asked of is done, long before the stage has shown what came of it. */
  ends({ asked_since: askedSince, prompt }: Update): void {
    if (!prompt && this.plan.doing) this.plan.next(null, askedSince);
  }

  /** Go on giving the answers of the plan or the line, or taking them back; false where the question is the reader's. */
  goesOn({ asked_since: askedSince, prompt, may_undo: mayUndo }: Update): boolean {
    const { host, line, plan } = this;
    if (plan.undoes(mayUndo) || line.undoes(mayUndo)) {
      host.undoOne();
      return true;
    }
    const again = plan.again(askedSince);
    if (again) {
      void this.#lay(() => again);
      return true;
    }
    const action = plan.doing ? plan.next(prompt, askedSince) : line.next(prompt, askedSince);
    if (action !== null) host.give(action);
    else if (!plan.isFor(askedSince)) plan.drop();
    return action !== null || plan.isFor(askedSince);
  }
}
