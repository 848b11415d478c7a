import { describe, expect, it } from 'vitest';
import type { Plan, Step } from '../../table/plan.svelte';
import type { Session } from '../../table/session.svelte';
import type { Option, Params, Plan as Made, Planned } from '../../wire';
import { earningOf, ghostsOf, partiesOf, partyOf, placeOf } from './operate';
import type { DieFacts } from './view';

const option = (action: string, key: string, params: Params = {}): Option => ({ action, elements: [], passes_on: false, asks_twice: false, text: { key: `option-${key}`, params, rule: '' } });
const die = (number: number) => option(`die:${number}`, 'who', { die: `die:${number}` });
const to = (hex: number) => option(`hex:${hex}`, 'where', { place: `card:${hex}` });
const step = (index: number, key: string, options: Option[], action: string, events: Planned[] = []): Step => ({ index, prompt: { seat: 0, text: { key: `ask-${key}`, params: {}, rule: '' }, options, occasion: '', planned: true }, action, source: 'proposed', events });
const spots = [1, 2, 3].map((card) => ({ card: `card:${card}` }));
const at = (hex: number, value: number): DieFacts => ({ at: `hex:0:${hex}`, value });
const view = { reader: 0, parks: [spots], runs: [[0]], dice: [at(1, 5), at(1, 2), at(1, 1), at(2, 4)] };
const ridden = (...dice: number[]): Planned => ({ key: 'operate', params: { place: 'card:1', dice: dice.map((one) => `die:${one}`) } });
const moved = (number: number, hex: number): Planned => ({ key: 'move', params: { die: `die:${number}`, place: `card:${hex}` } });

/** Blue 5 and green 2 ride the first attraction, blue moves on to the second and so opens it. */
function planned(places = [2, 3]): Made {
  const steps = [
    step(0, 'operate', [option('hex:1', 'operate', { place: 'card:1' })], 'hex:1'),
    step(1, 'party', [die(1), die(2), die(3)], 'die:1'),
    step(2, 'party', [die(2)], 'die:2', [ridden(1, 2)]),
    step(3, 'who', [die(1), die(2)], 'die:1'),
    step(4, 'where', places.map(to), 'hex:2', [moved(1, 2)]),
  ];
  return { number: 7, steps, after: { ...view, runs: [[0, 1]], dice: [at(2, 4), at(1, 1), at(1, 1), at(2, 4)] }, ending: 'beyond' };
}
type Chosen = [index: number, action: string, wishes: string[] | undefined];
function tableWith(made: Made, looked: Record<string, Made> = {}) {
  const chosen: Chosen[] = [];
  const plan = { made, steps: made.steps, after: made.after, foretells: true, choose: (...given: Chosen) => Promise.resolve(Boolean(chosen.push(given))), look: (_: number, action: string) => Promise.resolve(looked[action]) };
  const session = { plan, view, seat: 0, choice: { prompt: null }, components: { catalogue: { dice: ['blue', 'green', 'yellow', 'blue'] } } } as unknown as Session;
  return { session, chosen, plan: plan as unknown as Plan };
}

describe('an operation on the park', () => {
  it('is told by what the plan does: who rides, what they become, what opens', () => {
    const { session } = tableWith(planned());
    expect(placeOf(session)).toBe('card:1');
    expect(partyOf(session, session.plan.made!)).toMatchObject({ guests: [{ die: 0, value: 5 }, { die: 1, value: 2 }], after: [4, 1], opens: [1] });
  });
  it('shows everybody who may move, everywhere they may go, as they will be', () => {
    const ghosts = ghostsOf(tableWith(planned()).session);
    expect(ghosts.map(({ die: one, value, place, isChosen }) => [one, value, place, isChosen])).toEqual([[0, 4, 'card:2', true], [0, 4, 'card:3', false], [1, 1, 'card:2', false], [1, 1, 'card:3', false]]);
  });
  it('is changed by a ghost in one answer: the place, or who and the place', async () => {
    const { session, chosen, plan } = tableWith(planned());
    const [, elsewhere, other] = ghostsOf(session);
    await elsewhere!.choose!(plan);
    await other!.choose!(plan);
    expect(chosen.map(([index, action, wishes]) => [index, action, wishes ?? []])).toEqual([[4, 'hex:3', []], [3, 'die:2', ['hex:2']]]);
  });
  it('shows the one who is to go where ghosts would be too many', () => {
    expect(new Set(ghostsOf(tableWith(planned([2, 3, 4, 5, 6])).session).map(({ die: one }) => one))).toEqual(new Set([0]));
  });
  it('has no ghosts where chance decides what the party becomes', () => {
    const { session } = tableWith({ ...planned(), after: null, ending: 'unseen' });
    expect(ghostsOf(session)).toEqual([]);
    expect(partyOf(session, session.plan.made!)!.after).toEqual([null, null]);
  });
  it('earns what the attraction does, a star for each VIP on board and what the cable car pays', () => {
    const made = planned();
    made.steps.at(-1)!.events.push({ key: 'ride', params: { seat: 'seat:0', count: 1 } });
    const { session } = tableWith(made);
    const dice = view.dice.map((facts, index) => ({ ...facts, vip: index === 0 || index === 2 }));
    Object.assign(session, { view: { ...view, dice, parks: [spots.map((spot) => ({ ...spot, stars: 1, money: 2 }))] } });
    expect(earningOf(session)).toEqual({ stars: 2, money: 3 });
  });
  it('offers each other party once', async () => {
    const other: Made = { ...planned(), steps: [step(2, 'party', [], '', [ridden(3, 2)])] };
    const { session } = tableWith(planned(), { 'die:2': planned(), 'die:3': other });
    const parties: number[][] = [];
    for await (const { guests } of partiesOf(session)) parties.push(guests.map(({ die: one }) => one));
    expect(parties).toEqual([[0, 1], [2, 1]]);
  });
});
