/** A turn planned on one screen: answers tried on the server, changed by pointing, then given one by one. */
import type { Option, Plan as Made, PlanStep, Prompt } from '../wire';
import { Together } from './together';

/** What the server makes of answers and wishes for the position with a number, unless nobody wants to know any more. */
export type Try = (expected: number, answers: string[], wishes: string[], unless?: AbortSignal) => Promise<Made>;

/** A step as the screen has it: `open` as long as the reader has not said how it is answered. */
export interface Step extends PlanStep {
  index: number;
}

export const keyOf = (step: PlanStep): string => step.prompt.text.key;
export const chosenIn = (step: PlanStep): Option | undefined => step.prompt.options.find(({ action }) => action === step.action);

/** A plan as it is asked for: which of its answers the reader gave, and which only stand for others. */
interface Sketch {
  answers: string[];
  wishes: string[];
  own: ReadonlySet<number>;
  open: ReadonlySet<number>;
}

const below = (indices: ReadonlySet<number>, index: number) => new Set([...indices].filter((one) => one < index));
const asText = ({ text, options }: Prompt) => JSON.stringify([text.key, options.map(({ action }) => action)]);

export class Plan {
  /** What lies on the table to be done, null for nothing. */
  made = $state.raw<Made | null>(null);
  steps = $state.raw<Step[]>([]);
  /** The answers that were wished for wherever they fit, as they were wished for. */
  wishes = $state.raw<string[]>([]);
  /** The step that is to be answered by pointing next, where the reader has said so. */
  focus = $state(-1);
  /** Whether the server is being asked. */
  trying = $state(false);
  /** Whether its answers are being given. */
  doing = $state(false);
  #number = -1;
  #asked = 0;
  #left: Step[] = [];
  /** What its answers were given for. */
  #given: Sketch | null = null;
  readonly #together = new Together();
  /** Looks are given up once the plan is done or dropped: the position they ask about is gone then. */
  #looking = new AbortController();

  constructor(private readonly ask: Try) {}

  /** The first step that the reader has to answer before anything can be done. */
  open = $derived(this.steps.find(({ source }) => source === 'open') ?? null);
  isLaid = $derived(this.made !== null);
  /** Whether it says what will be: while its answers are given, the table shows what comes of them. */
  foretells = $derived(this.isLaid && !this.doing);
  /** The table as it will be when all is done; null where something unseen comes to light. */
  after = $derived(this.made?.after ?? null);

  /** Whether it lies there, or is being laid, for the position with this number. */
  isFor(number: number): boolean {
    return (this.isLaid || this.trying) && this.#number === number;
  }

  /** Lay a plan for a position, from answers given already. False when something else was asked for meanwhile. */
  begin(number: number, answers: string[]): Promise<boolean> {
    this.#number = number;
    this.#given = null;
    return this.#try({ answers, wishes: [], own: new Set(answers.keys()), open: new Set() });
  }

  /** Answer a step otherwise; what the reader chose for later ones stays, as far as it can. */
  choose(index: number, action: string, wishes: string[] = []): Promise<boolean> {
    return this.#try(this.#changed(index, action, wishes));
  }

  /** Lay the best plan that has such answers, in whatever order. */
  wish(wishes: string[]): Promise<boolean> {
    return this.#try({ answers: [], wishes, own: new Set(), open: new Set() });
  }

  /** What answering a step otherwise would make of the plan; it stays as it is. */
  look(index: number, action: string, wishes: string[] = []): Promise<Made> {
    const { answers, wishes: later } = this.#changed(index, action, wishes);
    return this.ask(this.#number, answers, later, this.#looking.signal);
  }

  /** Take an answer out again. */
  withdraw(index: number): Promise<boolean> {
    const { answers, ...rest } = this.#changed(index, '', []);
    return this.#try({ ...rest, answers: answers.slice(0, index), own: below(rest.own, index) });
  }

  /** Clear the table. */
  drop(): void {
    this.#asked++;
    this.#lookNoMore();
    this.made = null;
    this.steps = [];
    this.wishes = [];
    this.focus = -1;
    this.trying = this.doing = false;
    this.#left = [];
  }

  #lookNoMore(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
  }

  #changed(index: number, action: string, wishes: string[]): Sketch {
    const kept = this.steps.slice(0, index);
    const chosen = ({ source }: Step) => source === 'given' || source === 'wished';
    const later = this.steps.slice(index + 1).filter(chosen);
    return {
      answers: [...kept.map((step) => step.action), action],
      wishes: [...wishes, ...later.map((step) => step.action)],
      own: new Set([...kept.filter(chosen).map((step) => step.index), index]),
      open: new Set(kept.filter(({ source }) => source === 'open').map((step) => step.index)),
    };
  }

  async #try(sketch: Sketch): Promise<boolean> {
    const asked = ++this.#asked;
    this.trying = true;
    try {
      const made = await this.ask(this.#number, sketch.answers, sketch.wishes);
      if (asked !== this.#asked) return false;
      this.made = made;
      this.wishes = sketch.wishes;
      this.steps = made.steps.map((step, index) => ({ ...step, index, source: sourceOf(step, index, sketch) }));
      this.focus = -1;
      return true;
    } finally {
      if (asked === this.#asked) this.trying = false;
    }
  }

  // --- giving the answers ----------------------------------------------------------------------------

  /** Give the answers from now on, one for each question, as far as the reader has chosen. */
  start(): void {
    const end = this.open?.index ?? this.steps.length;
    const chosen = this.steps.slice(0, end);
    const own = new Set(chosen.filter(({ source }) => source !== 'proposed').map(({ index }) => index));
    this.#left = chosen;
    this.#given = { answers: chosen.map(({ action }) => action), wishes: [], own, open: new Set<number>() };
    this.#together.begin();
    this.#lookNoMore();
    this.doing = chosen.length > 0;
  }

  /** The answer to the question that has come with this position: null where the plan has none, or this is not the question it expects. */
  next(prompt: Prompt | null, number: number): string | null {
    this.#together.leads(number);
    const [step, ...rest] = this.#left;
    if (!step || !prompt || asText(prompt) !== asText(step.prompt)) {
      if (this.doing) this.drop();
      return null;
    }
    this.#left = rest;
    this.#together.given();
    return step.action;
  }

  // --- taking them back ------------------------------------------------------------------------------

  /** Take all answers back together, if nothing of the reader's came after them. */
  takeBack(number: number): void {
    this.#together.takeBack(number);
  }
  undoes(mayUndo: boolean): boolean {
    return this.#together.undoes(mayUndo);
  }

  /** Lay the plan again that was taken back as a whole; null when there is none. */
  again(number: number): Promise<boolean> | null {
    const given = this.#given;
    if (!given || !this.#together.isBack) return null;
    this.#given = null;
    this.#number = number;
    return this.#try(given);
  }
}

function sourceOf(step: PlanStep, index: number, { answers, own, open }: Sketch): Step['source'] {
  if (index >= answers.length) return step.source;
  return open.has(index) ? 'open' : own.has(index) ? 'given' : 'proposed';
}

/** A change to a plan as an answer that can be pointed at: `withdraw` takes a step's answer out. */
export function change(index: number, option: Option, withdraw = false): Option & { quiet: true } {
  return { ...option, action: `${index}:${withdraw ? '' : option.action}`, passes_on: false, quiet: true };
}

/** A wish for answers, which can be pointed at in the same way. */
export function wish(option: Option, wishes: string[]): Option & { quiet: true } {
  return { ...option, action: `wish:${wishes.join(' ')}`, passes_on: false, quiet: true };
}

/** Carry out a change or a wish that was pointed at. */
export function carryOut(plan: Plan, { action }: Option): Promise<boolean> {
  const at = action.indexOf(':');
  if (action.startsWith('wish:')) return plan.wish(action.slice(at + 1).split(' ').filter(Boolean));
  const index = Number(action.slice(0, at));
  const answer = action.slice(at + 1);
  return answer ? plan.choose(index, answer) : plan.withdraw(index);
}
