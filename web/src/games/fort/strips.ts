/** A plan as the blanket shows it: one strip for each action of the card, with what is chosen in it and what it brings. */
import { nameIn, numberIn } from '../../board/elements';
import { chosenIn, keyOf, type Step } from '../../table/plan.svelte';
import type { Option, Params, Planned } from '../../wire';

export const ACTIONS = ['public', 'private'] as const;
export type ActionName = (typeof ACTIONS)[number];

/** An answer to a step that is there to choose, and whether it is the one the plan has. */
export interface Choosable {
  step: Step;
  option: Option;
  isChosen: boolean;
}

export interface Strip {
  action: ActionName;
  isUsed: boolean;
  /** the questions asked inside it */
  steps: Step[];
  /** the question that its use answers */
  from: Step | null;
  /** what it does, as far as that is seen */
  events: Planned[];
  /** whether it ends in something that comes to light only when it is done */
  isUnseen: boolean;
}

/** Which action comes next. */
export const CHOOSING = new Set(['ask-use', 'ask-next']);
/** Which card it is: a place to be filled with a card that lies somewhere on the table. */
const SLOTS = new Set(['ask-lookout', 'ask-trash', 'ask-trash-rival', 'ask-take']);
/** What is paid, packed or swapped, piece by piece. */
const TOKENS = new Set(['ask-pack', 'ask-spend', 'ask-convert', 'ask-leave-out']);

export { chosenIn, keyOf };
export const isSlot = (step: Step): boolean => SLOTS.has(keyOf(step));
export const isToken = (step: Step): boolean => TOKENS.has(keyOf(step));
export const isCounting = (step: Step): boolean => keyOf(step) === 'ask-add';
/** Whether the reader has added a card here: one that only stands for any is still to be chosen. */
export const isAdding = (step: Step): boolean => step.source !== 'open' && chosenIn(step)?.text.key === 'option-add';
/** Steps whose answers stand in a row to choose from: kinds of resource, suits, packs, and whatever else is asked. */
export const isRow = (step: Step): boolean =>
  !isSlot(step) && !isToken(step) && !isCounting(step) && !CHOOSING.has(keyOf(step)) && !isFirst(step) && keyOf(step) !== 'ask-name-suit';
export const isFirst = (step: Step): boolean => keyOf(step) === 'ask-play' || keyOf(step) === 'ask-follow';

const isAction = (value: unknown): value is ActionName => value === 'public' || value === 'private';
const fresh = (action: ActionName, from: Step | null): Strip => ({ action, isUsed: true, steps: [], from, events: [], isUnseen: false });

/** The strips of a plan, those used first and in their order; `begun` is the action that was under way before it. */
export function stripsOf(steps: readonly Step[], begun: ActionName | null, ending: string): Strip[] {
  const isUnseen = ending === 'unseen';
  const strips: Strip[] = begun ? [fresh(begun, null)] : [];
  let from: Step | null = null;
  for (const step of steps) {
    if (CHOOSING.has(keyOf(step))) from = step;
    else if (!isFirst(step)) strips.at(-1)?.steps.push(step);
    for (const event of step.events) {
      if (event.key === 'begin' && isAction(event.params.action)) {
        strips.push(fresh(event.params.action, from));
        from = null;
      } else strips.at(-1)?.events.push(event);
    }
  }
  const last = steps.at(-1);
  if (isUnseen && last && CHOOSING.has(keyOf(last)) && isAction(last.action)) strips.push(fresh(last.action, last));
  const open = strips.at(-1);
  // what is asked on by itself is not seen yet either
  const goesOn = ending === 'beyond' && !open?.events.some(({ key }) => key === 'used');
  if (open && (isUnseen || goesOn)) open.isUnseen = true;
  return strips;
}

/** Strips for the actions that a plan leaves out. */
export const unusedStrip = (action: ActionName): Strip => ({ ...fresh(action, null), isUsed: false });

/** The other answers to a step that may be chosen, with the one that is. */
export function choosable(step: Step): Choosable[] {
  return step.prompt.options.map((option) => ({ step, option, isChosen: option.action === step.action && step.source !== 'open' }));
}

// --- what it counts -----------------------------------------------------------------------------------

export interface Counted {
  suit: string;
  /** icons of the card itself and of what was added before */
  base: number;
  /** cards added here: step, card, icons */
  added: { step: Step; card: number; icons: number }[];
  /** icons of the own lookout, and the step they are counted in */
  lookout: number;
  go: Step | null;
  total: number;
}

/** What an action counts; null for one that counts no suit. */
export function countedIn({ steps, events }: Strip): Counted | null {
  const counting = steps.filter(isCounting);
  const use = events.find(({ key }) => key === 'use');
  const suit = String(counting[0]?.prompt.text.params.suit ?? use?.params.suit ?? '');
  if (!suit) return null;
  const added = counting.flatMap((step) => {
    const option = chosenIn(step);
    return option && isAdding(step) ? [{ step, card: numberIn(option.text.params.card), icons: Number(option.text.params.icons) }] : [];
  });
  const go = counting.find((step) => chosenIn(step)?.text.key === 'option-go') ?? null;
  const lookout = Number((go && chosenIn(go)?.text.params.lookout) ?? 0);
  const base = Number(counting[0]?.prompt.text.params.count ?? use?.params.count ?? 0);
  return { suit, base, added, lookout, go, total: base + lookout + added.reduce((sum, { icons }) => sum + icons, 0) };
}

// --- what it brings -----------------------------------------------------------------------------------

/** Something an action brings: a sign, how much of it, and where that leads (points, level). */
export interface Gain {
  sign: 'pizza' | 'toy' | 'pack' | 'score' | 'advance' | 'lookout' | 'trash' | 'trash_rival' | 'trash_this' | 'convert' | 'recruit';
  count: number;
  to: number | null;
}

const ONCE: Record<string, Gain['sign']> = {
  pack: 'pack', lookout: 'lookout', 'lookout-unseen': 'lookout', trash: 'trash', 'trash-rival': 'trash_rival', 'trash-marked': 'trash_this', convert: 'convert', recruit: 'recruit',
};
const resourceIn = ({ resource }: Params): 'pizza' | 'toy' => (resource === 'toy' ? 'toy' : 'pizza');

/** What events bring, each sign once, in the order in which they come. */
export function gainsOf(events: readonly Planned[]): Gain[] {
  const gains: Gain[] = [];
  const add = (sign: Gain['sign'], count: number, to: number | null = null) => {
    const known = gains.find((gain) => gain.sign === sign);
    if (known) Object.assign(known, { count: known.count + count, to });
    else gains.push({ sign, count, to });
  };
  for (const { key, params } of events) {
    if (key === 'gather') add(resourceIn(params), Number(params.count));
    else if (key === 'copy') {
      add('pizza', Number(params['gained-pizza']));
      add('toy', Number(params['gained-toys']));
    } else if (key === 'spend') add(resourceIn(params), -1);
    else if (key === 'score') add('score', Number(params.count), Number(params.points));
    else if (key === 'advance') add('advance', 1, Number(params.level));
    else if (ONCE[key]) add(ONCE[key], 1);
  }
  return gains.filter(({ count }) => count !== 0);
}

// --- what is pointed at -------------------------------------------------------------------------------

/** Where a card could be added: the step that waits for one, else the last it counts in, or one where it would take another one's place. */
export function additions(strips: readonly Strip[]): Map<number, { step: Step; option: Option; replaces: number }> {
  const found = new Map<number, { step: Step; option: Option; replaces: number }>();
  for (const strip of strips) {
    const counting = strip.steps.filter(isCounting);
    const added = new Set(countedIn(strip)?.added.map(({ card }) => card) ?? []);
    const waiting = counting.filter(({ source }) => source === 'open');
    for (const step of waiting.length > 0 ? waiting : [...counting].reverse()) {
      const replaced = isAdding(step) ? numberIn(chosenIn(step)!.text.params.card) : -1;
      for (const option of step.prompt.options) {
        const card = numberIn(option.text.params.card);
        if (option.text.key === 'option-add' && !added.has(card) && !found.has(card)) found.set(card, { step, option, replaces: replaced });
      }
    }
  }
  return found;
}

export const suitIn = (option: Option): string => nameIn(option.elements[0] ?? option.action);
