/** A payment of several cards: what suggests itself lies ready, and by a touch any other card takes a place in it. */
import { cardsIn, numberIn } from '../../board/elements';
import { chosenIn, wish, type Step } from '../../table/plan.svelte';
import type { Session } from '../../table/session.svelte';
import type { Option } from '../../wire';
import type { Planning } from '../module';
import { kindOf, raceIn } from './view';

const cardOf = (step: Step): number => numberIn(chosenIn(step)!.elements[0]);
/** The cards that lie ready; the last of a hand is not asked for. */
export const readyIn = ({ plan }: Session): number[] =>
  plan.steps.flatMap((step) => (step.events.length > 0 ? step.events.filter(({ key }) => key === 'pay').flatMap(cardsIn).map(numberIn) : [cardOf(step)]));

/** What touching a card of the hand does: it is paid for certain, or no longer so; the rest of what is owed is proposed. */
function touched(session: Session, card: number): Option[] {
  const { steps } = session.plan;
  const isAlike = ({ elements }: Option) => kindOf(session, numberIn(elements[0])) === kindOf(session, card);
  const option = steps.flatMap(({ prompt }) => prompt.options).find(isAlike);
  if (!option) return [];
  const wished = steps.filter(({ source }) => source === 'wished');
  const others = wished.filter((step) => cardOf(step) !== card).map(({ action }) => action);
  const wishes = others.length < wished.length ? others : [...others.slice(steps.length === others.length ? 1 : 0), option.action];
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
    const fails = ready.some((card) => kindOf(session, card).type === 'damage') ? 1 : 0;
    const pays = { key: 'web-ida-pays', params: { cards: ready.map((card) => `card:${card}`), fails } };
    const go = { key: 'web-ida-pay', params: { count: ready.length } };
    return { sentences: [pays], short: '', go, other: go, instead: null };
  },
};
