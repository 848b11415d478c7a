/** The line that a hint knows: answers with what comes of each, played a step at a time for as long as nothing else is decided. */
import type { LineStep, Prompt } from '../wire';

export class Line {
  /** What is still to be played. */
  steps = $state.raw<LineStep[]>([]);
  #question = '';
  /** The event that ends a step, empty while nothing is played; whether it has come. */
  #until = '';
  #has = false;

  /** A line that begins at a question. */
  lay(steps: LineStep[], question: string): void {
    this.steps = steps;
    this.#question = question;
    this.#until = '';
  }
  drop(): void {
    this.lay([], '');
  }
  /** Play on until such an event has come and the line's question is asked again. */
  play(event: string): void {
    this.#until = event;
    this.#has = false;
  }
  /** The answer to a question, while the line is played. */
  next(prompt: Prompt | null): string | null {
    const [step] = this.steps;
    if (!this.#until || !prompt) return null;
    if (step && !(this.#has && prompt.text.key === this.#question) && prompt.options.some(({ action }) => action === step.action)) return step.action;
    this.#until = '';
    return null;
  }
  /** An answer was given: the line goes on from there, or is left. */
  follow(action: string): void {
    const [step, ...rest] = this.steps;
    if (step?.action !== action) return this.drop();
    this.#has ||= step.events.some(({ key }) => key === this.#until);
    this.steps = rest;
  }
}
