/** How a turn of Fort is planned on the blanket: what it asks, what can be pointed at, what is said about it. */
import { numberIn } from '../../board/elements';
import { change, type Plan, type Step } from '../../table/plan.svelte';
import type { Session } from '../../table/session.svelte';
import type { Option, Phrase, Plan as Made } from '../../wire';
import { t, words } from '../../words/words.svelte';
import type { Planning, Told } from '../module';
import { faceOf } from './faces';
import { ACTIONS, additions, chosenIn, CHOOSING, gainsOf, isAdding, isFirst, isSlot, keyOf, stripsOf, unusedStrip, type ActionName, type Gain, type Strip } from './strips';
import { asFort } from './view';
import { catalogueOf, plainly } from './words';

const BEGINS = new Set(['option-play', 'option-follow']);
/** Questions that a plan begins with. */
const OPENING = new Set(['ask-play', 'ask-follow', 'ask-follow-only-pass']);

type Said = Pick<Phrase, 'key' | 'params'>;
type Quiet = Option & { quiet?: boolean };

/** The card on the blanket: the one chosen to be played, or the one in play. */
export function cardOf(session: Session): number {
  const first = session.plan.steps[0];
  const chosen = first && keyOf(first) === 'ask-play' ? chosenIn(first) : undefined;
  return chosen ? numberIn(chosen.text.params.card) : asFort(session.view!).played;
}

/** Whether the reader plans how to follow somebody. */
export const isFollowing = (session: Session): boolean => asFort(session.view!).turn_seat !== asFort(session.view!).reader;

/** The cards chosen to be discarded for following. */
export function discardOf(session: Session): number {
  const first = session.plan.steps[0];
  const chosen = first && keyOf(first) === 'ask-follow' ? chosenIn(first) : undefined;
  return chosen ? numberIn(chosen.text.params.card) : -1;
}

/** The strips of the plan on the blanket, those left out at the end. */
export function stripsIn(session: Session): Strip[] {
  const { plan } = session;
  const { used, played } = asFort(session.view!);
  const first = plan.steps[0];
  const isBegun = first !== undefined && !isFirst(first) && keyOf(first) !== 'ask-use' && keyOf(first) !== 'ask-next';
  const begun = isFollowing(session) ? 'public' : isBegun ? ((used.at(-1) as ActionName | undefined) ?? null) : null;
  const strips = stripsOf(plan.steps, begun, isFollowing(session) && plan.made?.ending === 'beyond' ? '' : (plan.made?.ending ?? ''));
  if (isFollowing(session)) return strips;
  const before = played >= 0 ? used : [];
  const left = ACTIONS.filter((action) => !before.includes(action) && !strips.some((strip) => strip.action === action));
  return [...strips, ...left.map(unusedStrip)];
}

/** The strips that another plan for the same card would have. */
export const stripsMade = (session: Session, { steps, ending }: Made): Strip[] =>
  stripsOf(steps.map((step, index) => ({ ...step, index })), isFollowing(session) ? 'public' : null, ending);

/** The step that is answered by pointing at the table now: the one the reader has named, or the first that is open. */
export function slotOf({ plan }: Session) {
  const named = plan.steps[plan.focus];
  if (named && isSlot(named)) return named;
  return plan.open && isSlot(plan.open) ? plan.open : null;
}

/** All that lies on the table and would change the plan. */
function changesOf(session: Session): Quiet[] {
  const { plan } = session;
  const slot = slotOf(session);
  const result: Quiet[] = [];
  const first = plan.steps[0];
  if (slot) result.push(...slot.prompt.options.map((option) => change(slot.index, { ...option, elements: option.elements.slice(0, 1) })));
  for (const { step, option } of additions(stripsIn(session)).values()) result.push(change(step.index, option));
  for (const step of plan.steps) {
    if (isAdding(step)) result.push(change(step.index, chosenIn(step)!, true));
  }
  if (first && keyOf(first) === 'ask-follow') {
    const others = first.prompt.options.filter(({ text, action }) => text.key === 'option-follow' && action !== first.action);
    result.push(...others.map((option) => change(0, { ...option, elements: option.elements.slice(0, 1) })));
  }
  const taken = new Set<string>();
  return result.filter(({ elements }) => elements[0] !== undefined && !taken.has(elements[0]) && Boolean(taken.add(elements[0])));
}

function questionOf(session: Session): Said {
  const { plan } = session;
  const slot = slotOf(session);
  if (slot) return slot.prompt.text;
  if (plan.open) return plan.open.prompt.text;
  const card = `card:${cardOf(session)}`;
  return { key: isFollowing(session) ? 'web-fort-plan-follow' : 'web-fort-plan-play', params: { card } };
}

// --- what it brings, in words --------------------------------------------------------------------------

const gainText = ({ sign, count, to }: Gain) => t('web-fort-gain', { sign, count: Math.abs(count), less: count < 0 ? 1 : 0, to: to ?? 0 });

/** What a strip brings, in words: where that is not seen yet, what the action says. */
export function bringsText(session: Session, strip: Strip): string {
  const face = faceOf(catalogueOf(session), cardOf(session));
  if (strip.isUnseen) return plainly(face[strip.action]);
  return words.list(gainsOf(strip.events).map(gainText));
}

/** Who of the hand stays behind and goes to the yard when the turn is over. */
export function stayBehind(session: Session): number[] {
  const { after } = session.plan;
  if (!after || session.plan.open || isFollowing(session)) return [];
  const catalogue = catalogueOf(session);
  return asFort(after).hand.filter((card) => faceOf(catalogue, card).stays);
}

function tells(session: Session): Told {
  const strips = stripsIn(session).filter(({ isUsed }) => isUsed);
  const seen = strips.filter(({ isUnseen }) => !isUnseen || isFollowing(session)); // of the others the strip says that it is seen later
  const brings = seen.map((strip) => bringsText(session, strip)).filter(Boolean);
  const sentences: Said[] = [];
  if (isFollowing(session) && discardOf(session) >= 0) sentences.push({ key: 'web-fort-plan-discard', params: { card: `card:${discardOf(session)}`, what: brings[0] ?? '' } });
  else if (brings.length > 0) sentences.push({ key: 'web-fort-plan-does', params: { first: brings[0]!, second: brings[1] ?? '', both: brings.length > 1 ? 1 : seen[0]!.isUnseen ? 2 : 0 } });
  const behind = strips.some(({ isUnseen }) => isUnseen) ? [] : stayBehind(session);
  if (behind.length > 0) sentences.push({ key: 'web-fort-plan-behind', params: { cards: behind.map((card) => `card:${card}`) } });
  const points = strips.flatMap(({ events }) => gainsOf(events)).filter(({ sign }) => sign === 'score').reduce((sum, { count }) => sum + count, 0);
  const short = points > 0 ? t('web-fort-gain', { sign: 'score', count: points, less: 0, to: 0 }) : '';
  const go = isFollowing(session) ? 'web-fort-plan-go' : 'web-confirm';
  const instead = isFollowing(session) ? (session.asked?.options.find(({ text }) => text.key === 'option-pass') ?? null) : null;
  return { sentences, short, go: { key: go, params: {} }, other: { key: 'web-fort-plan-other', params: {} }, instead };
}

export const planning: Planning<Session> = {
  begins: ({ text }) => BEGINS.has(text.key),
  resumes: ({ text, planned }) => planned && !OPENING.has(text.key),
  invites: ({ text, options }) =>
    options.some((option) => BEGINS.has(option.text.key)) ? { key: 'web-fort-plan-hint', params: { follows: text.key === 'ask-follow' ? 1 : 0 } } : null,
  asks: (session) => ({ seat: session.seat, text: { ...questionOf(session), rule: '' }, options: changesOf(session), occasion: '', planned: true }),
  tells,
};

// --- what the strips let one change ----------------------------------------------------------------------

export type Change = (plan: Plan) => Promise<boolean>;

const offers = (strip: Strip, action: string, key: string) => strip.from && keyOf(strip.from) === key && strip.from.prompt.options.some((option) => option.action === action);

/** Use an action or leave it out; null where it has to stay as it is (F4.2). */
export function toggle(session: Session, strip: Strip): Change | null {
  const used = stripsIn(session).filter(({ isUsed }) => isUsed);
  const place = used.findIndex(({ action }) => action === strip.action);
  if (place < 0) return tick(session, strip.action);
  if (offers(strip, 'done', 'ask-next')) return (plan) => plan.choose(strip.from!.index, 'done');
  const other = used[1 - place];
  return other && offers(strip, other.action, 'ask-use') ? (plan) => plan.choose(strip.from!.index, other.action, ['done']) : null;
}

function tick({ plan }: Session, action: ActionName): Change | null {
  const asked = plan.steps.filter((step) => CHOOSING.has(keyOf(step)) && step.prompt.options.some((option) => option.action === action));
  const step = asked.at(-1);
  return step ? (made) => made.choose(step.index, action) : null;
}

/** The step that says which action comes first, and the one it would be the other way round; null where there is one way. */
export function orderOf(session: Session): { step: Step; other: ActionName } | null {
  const [first, second] = stripsIn(session).filter(({ isUsed }) => isUsed);
  return first?.from && second && offers(first, second.action, 'ask-use') ? { step: first.from, other: second.action } : null;
}

// --- for the hand, the clubhouse and the fence -----------------------------------------------------------

/** Words beside a card of the hand while a plan lies on the blanket. */
export interface HandNote {
  kind: 'played' | 'added' | 'add' | 'swap' | 'slot' | 'stay' | 'friend' | 'idle';
  title: string;
  text: string;
}

export function noteOf(session: Session, card: number): HandNote | null {
  if (!session.plan.isLaid) return null;
  const added = session.plan.steps.some((step) => isAdding(step) && numberIn(chosenIn(step)!.text.params.card) === card);
  const name = (other: number) => faceOf(catalogueOf(session), other).name;
  const note = (kind: HandNote['kind'], other = -1): HandNote => ({
    kind,
    title: t('web-fort-note', { kind, name: other >= 0 ? name(other) : '' }),
    text: t('web-fort-note.text', { kind, name: other >= 0 ? name(other) : '' }),
  });
  if (card === cardOf(session) || card === discardOf(session)) return note('played');
  if (added) return note('added');
  const addition = additions(stripsIn(session)).get(card);
  if (addition) return addition.replaces >= 0 ? note('swap', addition.replaces) : note('add');
  if (session.choice.lit.has(`card:${card}`)) return note('slot');
  if (isFollowing(session)) return note('idle');
  return note(faceOf(catalogueOf(session), card).stays ? 'stay' : 'friend');
}
