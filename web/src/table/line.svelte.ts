/** The line that a hint knows: answers with what comes of each, played a step at a time for as long as nothing else is decided. */
import type { LineStep, Prompt } from '../wire';
import { Together } from './together';

export class Line {
  /** What is still to be played. */
  steps = $state.raw<LineStep[]>([]);
  /** The event that ends a step, empty while nothing is played; whether it has come. */
  #until = '';
  #has = false;
  /** The line as it was before the step that was played last. */
  #before: LineStep[] = [];
  readonly #together = new Together();

  lay(steps: LineStep[]): void {
    this.steps = steps;
    this.#until = '';
  }
  drop(): void {
    this.lay([]);
  }
  /** Play on until such an event has come, and what was decided with it. */
  play(event: string): void {
    this.#until = event;
    this.#has = false;
    this.#before = this.steps;
    this.#together.begin();
  }
  /** The answer to the question that has come with this position, while the line is played. */
  next(prompt: Prompt | null, number: number): string | null {
    const [step] = this.steps;
    if (!this.#until || !prompt) return null;
    this.#together.leads(number);
    if (step && (!this.#has || prompt.planned) && prompt.options.some(({ action }) => action === step.action)) return step.action;
    this.#until = '';
    return null;
  }
  /** An answer was given: the line goes on from there, or is left. */
  follow(action: string): void {
    const [step, ...rest] = this.steps;
    if (step?.action !== action) return this.drop();
    if (this.#until) this.#together.given();
    this.#has ||= step.events.some(({ key }) => key === this.#until);
    this.steps = rest;
  }
  /** Take the step that was played last back as a whole, if it came last; else the line is left. */
  takeBack(number: number): void {
    this.#until = '';
    if (!this.#together.takeBack(number)) this.drop();
  }
  /** Whether one more answer is to be taken back; with the last of them the line lies there again. */
  undoes(mayUndo: boolean): boolean {
    const isMore = this.#together.undoes(mayUndo);
    if (this.#together.isBack) {
      this.steps = this.#before;
      this.#together.begin();
    }
    return isMore;
  }
}
