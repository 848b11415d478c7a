/** An operation planned on the park: its party, who moves on and where, and what it opens. All of it is the server's plan; nothing is worked out here. */
import { numberIn, textsIn } from '../../board/elements';
import { change, chosenIn, keyOf, type Plan, type Step } from '../../table/plan.svelte';
import type { Session } from '../../table/session.svelte';
import type { Option, Plan as Made, PlanStep } from '../../wire';
import { t, words } from '../../words/words.svelte';
import type { Planning, Told } from '../module';
import { asPark, catalogueOf, guestOf, parkIn, type Guest } from './view';

export type Change = (plan: Plan) => Promise<boolean>;
/** Questions of an operation that stand beside it: who is rerolled, who stays fresh. */
const ASIDE = new Set(['ask-surprise', 'ask-showman', 'ask-fresh']);
const MIDDLE = new Set([...ASIDE, 'ask-party', 'ask-who']);
const BEGINS = 'option-operate';

const dieOf = (option: Option | undefined): number => numberIn(option?.text.params.die ?? 'die:0') - 1;
const eventsOf = (steps: Pick<PlanStep, 'events'>[]) => steps.flatMap(({ events }) => events);
const stepAt = (steps: Step[], key: string) => steps.find((step) => keyOf(step) === key);
const hexOf = (session: Session, place: unknown): number => parkIn(session).parks[session.seat]?.findIndex((spot) => spot?.card === place) ?? -1;

/** What operating with some party does. */
export interface Party {
  guests: Guest[];
  /** what each shows afterwards, 0 for one who leaves; null where chance says it */
  after: (number | null)[];
  /** hexes of attractions that can run only then */
  opens: number[];
}
export function partyOf(session: Session, { steps, after }: Pick<Made, 'steps' | 'after'>): Party | null {
  const run = eventsOf(steps).find(({ key }) => key === 'operate');
  if (!run) return null;
  const [view, seat] = [parkIn(session), session.seat];
  const dice = textsIn(run.params.dice).map((die) => numberIn(die) - 1);
  const then = after && asPark(after);
  const home = view.dice[dice[0]!]?.at.split(':').slice(0, 2).join(':');
  return {
    guests: dice.map((die) => guestOf(view, catalogueOf(session), die)),
    after: dice.map((die) => then && (then.dice[die]!.at.startsWith(`${home}:`) ? then.dice[die]!.value : 0)),
    opens: then ? then.runs[seat]!.filter((hex) => !view.runs[seat]!.includes(hex)) : [],
  };
}
/** The attraction that operates, as its card; empty while none does. */
export function placeOf({ plan }: Session): string {
  const [first] = plan.steps;
  if (!first) return '';
  return String(chosenIn(first)?.text.params.place ?? eventsOf(plan.steps).find(({ key }) => key === 'operate')?.params.place ?? first.prompt.text.params.place ?? '');
}

/** A guest where it may go. */
export interface Ghost extends Guest {
  place: string;
  isChosen: boolean;
  /** how the plan gets there; null where a plain question is answered by the place */
  choose: Change | null;
}
const MOST_GHOSTS = 8;
/** Everybody who may move on, everywhere they may go; where that is too much the one who is to go. */
export function ghostsOf(session: Session): Ghost[] {
  const { plan, choice } = session;
  const view = parkIn(session);
  const stands = (die: number, value?: number) => ({ ...guestOf(view, catalogueOf(session), die), ...(value === undefined ? {} : { value }) });
  if (!plan.foretells) {
    const prompt = choice.prompt?.text.key === 'ask-where' ? choice.prompt : null;
    return (prompt?.options ?? []).map(({ text, elements }) => ({ ...stands(numberIn(prompt!.text.params.die) - 1), place: String(text.params.place), isChosen: choice.preview?.elements.includes(elements[0]!) ?? false, choose: null }));
  }
  const who = stepAt(plan.steps, 'ask-who');
  const where = stepAt(plan.steps, 'ask-where');
  const moved = eventsOf(plan.steps).findLast(({ key }) => key === 'move');
  if (!moved || !plan.after) return [];
  const goes = numberIn(moved.params.die) - 1;
  const movers = who ? who.prompt.options.map(dieOf) : [goes];
  const places = where ? where.prompt.options : [null];
  const all = movers.flatMap((die) => places.map((to): Ghost => {
    const place = String(to?.text.params.place ?? moved.params.place);
    const mover = who?.prompt.options.find((option) => dieOf(option) === die);
    const choose: Change = die !== goes && mover ? (one) => one.choose(who!.index, mover.action, to ? [to.action] : []) : (one) => (where && to ? one.choose(where.index, to.action) : Promise.resolve(true));
    return { ...stands(die, asPark(plan.after!).dice[die]!.value), place, isChosen: die === goes && place === moved.params.place, choose };
  }));
  return all.length > MOST_GHOSTS ? all.filter(({ die }) => die === goes) : all;
}

/** Another party, or what is decided beside it: how the plan would have it. */
export interface Row extends Party {
  choose: Change | null;
}
/** The party of the plan and all others, looked at one by one. */
export async function* partiesOf(session: Session): AsyncGenerator<Row> {
  const { plan } = session;
  const seen = new Set<string>();
  const fresh = (party: Party | null) => party && !seen.has(String(party.guests.map(({ die }) => die))) && seen.add(String(party.guests.map(({ die }) => die)));
  const own = partyOf(session, plan.made!);
  if (fresh(own)) yield { ...own!, choose: null };
  for (const step of plan.steps.filter((one) => keyOf(one) === 'ask-party')) {
    for (const { action } of step.prompt.options.filter((option) => option.action !== step.action)) {
      const party = partyOf(session, await plan.look(step.index, action));
      if (fresh(party)) yield { ...party!, choose: (one) => one.choose(step.index, action) };
    }
  }
}
export const asideOf = ({ plan }: Session): Step[] => plan.steps.filter((step) => ASIDE.has(keyOf(step)));

/** The operations of the best line a hint knows, in its order, the hint's own first: the attraction, and how many VIPs are on board. */
export function pinsOf(session: Session): { card: string; vips: number }[] {
  const isVip = (die: string) => parkIn(session).dice[numberIn(die) - 1]?.vip;
  return eventsOf(session.planner.line.steps).filter(({ key }) => key === 'operate').map(({ params }) => ({ card: String(params.place), vips: textsIn(params.dice).filter(isVip).length }));
}

/** Lay an operation with this guest, who goes there. */
export const dragged = (session: Session, die: number, run: Option, to: number): void =>
  session.planner.change(async (plan) => (await plan.begin(session.update!.asked_since, [run.action])) && plan.choose(0, run.action, [`die:${die + 1}`, `die:${die + 1}`, `hex:${to + 1}`]));

const pieces = (dice: Guest[]) => words.list(dice.map(({ colour, value }) => t('web-dtp-guest', { colour, value })));
/** What operating as planned earns: its attraction, the VIPs on board, and the cable car that one of them takes. */
export function earningOf(session: Session): { stars: number; money: number } {
  const { plan } = session;
  const spot = parkIn(session).parks[session.seat]?.[hexOf(session, placeOf(session))];
  const vips = (plan.made && partyOf(session, plan.made)?.guests.filter(({ vip }) => vip).length) ?? 0;
  const rides = eventsOf(plan.steps).filter(({ key }) => key === 'ride').reduce((sum, { params }) => sum + numberIn(params.count), 0);
  return { stars: (spot?.stars ?? 0) + vips, money: (spot?.money ?? 0) + rides };
}

export const planning: Planning<Session> = {
  begins: ({ text }) => text.key === BEGINS,
  resumes: ({ text, planned }) => planned && MIDDLE.has(text.key),
  invites: () => null,
  asks(session) {
    const [first] = session.plan.steps;
    const others = first && chosenIn(first)?.text.key === BEGINS ? first.prompt.options.filter(({ text }) => text.key === BEGINS) : [];
    const text = { key: 'web-dtp-plan', params: { place: placeOf(session), count: ghostsOf(session).length }, rule: '' };
    return { seat: session.seat, text, options: others.map((option) => change(0, option)), occasion: '', planned: true };
  },
  tells(session) {
    const party = partyOf(session, session.plan.made!);
    const move = ghostsOf(session).find(({ isChosen }) => isChosen);
    const opens = party?.opens.map((hex) => parkIn(session).parks[session.seat]![hex]!.card) ?? [];
    const said = { who: party ? pieces(party.guests) : '', mover: move ? pieces([move]) : '', place: move?.place ?? placeOf(session) };
    const kind = session.plan.after ? (move ? 'moves' : 'leaves') : 'unseen';
    const sentences: Told['sentences'] = [{ key: 'web-dtp-plan-does', params: { ...said, kind, known: party ? 1 : 0 } }];
    if (opens.length > 0) sentences.push({ key: 'web-dtp-plan-opens', params: { places: opens } });
    return { sentences, short: t('web-dtp-earns', { ...earningOf(session) }), go: { key: 'web-dtp-plan-go', params: {} }, other: { key: 'web-dtp-plan-other', params: {} }, instead: null };
  },
};
