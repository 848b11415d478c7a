/** A payment of several cards: what suggests itself lies ready, and by a touch any other card takes a place in it. */
import { cardsIn, numberIn } from '../../board/elements';
import { chosenIn, wish, type Step } from '../../table/plan.svelte';
import type { Session } from '../../table/session.svelte';
import type { Option } from '../../wire';
import type { Planning } from '../module';
import { kindOf, raceIn } from './view';

const cardOf = (step: Step): number => numberIn(chosenIn(step)!.elements[0]);
const isDamaged = (session: Session, card: number): boolean => kindOf(session, card).type === 'damage';
const owedIn = ({ plan }: Session): number => numberIn(plan.steps[0]?.prompt.text.params.left ?? 0);

/** The cards that lie ready. The last of a hand is not asked for: it goes with the others, unless they fail. */
export function readyIn(session: Session): number[] {
  const paid = session.plan.steps.flatMap((step) => (step.events.length > 0 ? step.events.filter(({ key }) => key === 'pay').flatMap(cardsIn).map(numberIn) : [cardOf(step)]));
  const others = raceIn(session).hand.filter((card) => !paid.includes(card));
  const isWhole = others.length === 1 && paid.length + 1 === owedIn(session) && !paid.some((card) => isDamaged(session, card));
  return isWhole ? [...paid, ...others] : paid;
}

/** The answers that lie ready without a Damaged one, those that were touched last at the end. */
function queued(session: Session): string[] {
  const { steps, wishes } = session.plan;
  const ready = steps.filter((step) => !isDamaged(session, cardOf(step))).map(({ action }) => action);
  const touched = wishes.filter((action) => ready.includes(action));
  return [...without(ready, touched), ...touched];
}
function without(actions: string[], gone: string[]): string[] {
  return gone.reduce((left, action) => (left.includes(action) ? left.toSpliced(left.indexOf(action), 1) : left), actions);
}

/** What touching a card of the hand does: it is paid instead of a proposed one, or of the one that was touched first; one that lies ready stays. */
function touched(session: Session, card: number): Option[] {
  const { steps } = session.plan;
  const isAlike = ({ elements }: Option) => kindOf(session, numberIn(elements[0])) === kindOf(session, card);
  const option = steps.flatMap(({ prompt }) => prompt.options).find(isAlike);
  if (!option) return [];
  const queue = queued(session);
  const isReady = readyIn(session).includes(card);
  const others = isReady ? without(queue, [option.action]) : queue.slice(Math.max(0, queue.length + 1 - owedIn(session)));
  const wishes = isDamaged(session, card) ? (isReady ? [] : [option.action]) : [...others, option.action];
  return [wish({ ...option, elements: [`card:${card}`] }, wishes)];
}

export const planning: Planning<Session> = {
  begins: () => false,
  invites: () => null,
  resumes: ({ text, planned }) => planned && numberIn(text.params.left) > 1,
  asks(session) {
    const options = raceIn(session).hand.flatMap((card) => touched(session, card));
    return { ...session.plan.steps[0]!.prompt, options };
  },
  tells(session) {
    const ready = readyIn(session);
    const fails = ready.some((card) => isDamaged(session, card)) ? 1 : 0;
    const left = raceIn(session).hand.length - ready.length;
    const pays = { key: 'web-ida-pays', params: { cards: ready.map((card) => `card:${card}`), fails, left } };
    const go = { key: 'web-ida-pay', params: { count: ready.length } };
    return { sentences: [pays], short: '', go, other: go, instead: null };
  },
};
