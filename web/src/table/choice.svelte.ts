/** Answering a prompt by pointing at things: pure bookkeeping over the prompt's options. */
import type { Option, Prompt } from '../wire';

const MOST_BUTTONS = 4;

/** A question as this page asks it: a `quiet` answer is pointed at and gets no button of its own. */
export interface Asked extends Prompt {
  options: (Option & { quiet?: boolean })[];
  /** Whether every answer gets a button. */
  isListed?: boolean;
}

/** What pointing at something did. */
export type Pointed = 'answered' | 'picked' | 'dropped' | 'refused';

export class Choice {
  prompt = $state.raw<Asked | null>(null);
  /** What has been pointed at so far, in order. */
  picked = $state.raw<string[]>([]);
  /** What the reader looks at since the question was asked, by pointer or key. */
  looking = $state<string | null>(null);
  /** The answer waiting for a yes. */
  pending = $state.raw<Option | null>(null);

  /** The options that everything picked so far belongs to. */
  open = $derived.by(() => optionsWith(this.prompt, this.picked));
  /** What can be pointed at next. */
  lit = $derived.by(() => new Set(this.open.flatMap((option) => option.elements.filter((e) => !this.picked.includes(e)))));
  /** The options that stand as buttons: those that point at nothing, and where they are few those that point at one thing. */
  buttons = $derived.by(() => {
    if (this.prompt?.isListed) return this.prompt.options;
    const simple = (this.prompt?.options ?? []).filter((option) => option.elements.length < 2 && !option.quiet);
    return simple.length <= MOST_BUTTONS ? simple : simple.filter((option) => option.elements.length === 0);
  });
  /** Whether there are answers that no button stands for. */
  hasMore = $derived.by(() => (this.prompt?.options.length ?? 0) > this.buttons.length);
  /** The answer whose consequences are shown on the board. */
  preview = $derived.by(() => this.pending ?? (this.looking ? this.#completed(this.looking) : null));

  /** Whether one of these questions is asked. */
  asks(...keys: string[]): boolean {
    return keys.includes(this.prompt?.text.key ?? '');
  }

  /** Start over with a new question, or none. */
  ask(prompt: Asked | null): void {
    this.prompt = prompt;
    this.picked = [];
    this.pending = null;
    this.looking = null;
  }

  /** Ask the same question again, of which something else is told by now: what was chosen stays chosen. */
  renew(prompt: Asked): void {
    const { picked, pending } = this;
    const isSame = this.prompt !== null && asText(prompt) === asText(this.prompt);
    this.ask(prompt);
    if (!isSame) return;
    this.picked = picked;
    this.pending = prompt.options.find(({ action }) => action === pending?.action) ?? null;
  }

  /** Point at something. 'answered' leaves the answer in `pending`. */
  point(element: string): Pointed {
    if (this.pending && !this.pending.elements.includes(element)) this.pending = null;
    if (this.picked.includes(element)) {
      this.picked = this.picked.filter((other) => other !== element);
      this.pending = null;
      return 'dropped';
    }
    const answer = this.#completed(element) ?? this.#alone(element);
    if (answer) {
      this.pending = answer;
      return 'answered';
    }
    if (this.lit.has(element)) {
      this.picked = [...this.picked, element];
      return 'picked';
    }
    const instead = this.#replaced(element);
    if (instead === null) return 'refused';
    this.picked = instead;
    return 'picked';
  }

  /** Take an option that stands as a button. */
  press(option: Option): void {
    this.pending = option;
  }

  /** One step back: first the waiting answer, then what was picked. */
  back(): boolean {
    const had = this.pending !== null || this.picked.length > 0;
    if (this.pending) this.pending = null;
    else this.picked = [];
    return had;
  }

  /** The options of the whole prompt that point at an element. */
  optionsAt(element: string): Option[] {
    return this.open.filter((option) => option.elements.includes(element));
  }

  #completed(element: string): Option | null {
    const wanted = new Set([...this.picked, element]);
    const found = optionsWith(this.prompt, [...wanted]).filter((option) => option.elements.length === wanted.size);
    return found.length === 1 ? found[0]! : null;
  }

  /** What is picked when `element` takes the place of things of its kind; null when it leads nowhere. */
  #replaced(element: string): string[] | null {
    const kind = element.split(':')[0];
    const goesWith = (other: string) => this.prompt?.options.some(({ elements }) => elements.includes(other) && elements.includes(element)) ?? false;
    const kept = this.picked.filter((other) => other.split(':')[0] !== kind || goesWith(other));
    const instead = [...kept, element];
    const isSwap = kept.length < this.picked.length;
    return isSwap && optionsWith(this.prompt, instead).length > 0 ? instead : null;
  }

  /** The option that this element alone answers. */
  #alone(element: string): Option | null {
    return this.prompt?.options.find(({ elements }) => elements.length === 1 && elements[0] === element) ?? null;
  }
}

/** A question without what its answers lead to, which others may change while they act at the same time. */
export const asText = ({ text, options }: Prompt): string => JSON.stringify([text, options.map(({ action, elements }) => [action, elements])]);

function optionsWith(prompt: Prompt | null, elements: string[]): Option[] {
  return (prompt?.options ?? []).filter((option) => elements.every((element) => option.elements.includes(element)));
}
