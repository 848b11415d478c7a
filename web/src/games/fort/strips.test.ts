import { describe, expect, it } from 'vitest';
import type { Step } from '../../table/plan.svelte';
import type { Option, Params, Planned } from '../../wire';
import { additions, countedIn, gainsOf, stripsOf } from './strips';

const option = (action: string, key: string, params: Params = {}): Option => ({ action, elements: [], passes_on: false, asks_twice: false, text: { key: `option-${key}`, params, rule: '' } });
const happens = (key: string, params: Params = {}): Planned => ({ key, params });
const go = option('go', 'go', { lookout: 0, count: 1 });
const ant = option('hand:ant', 'add', { card: 'card:7', suit: 'skateboard', icons: 1, count: 2 });
let index = 0;
const step = (key: string, options: Option[], action: string, events: Planned[] = [], params: Params = {}): Step => ({
  index: index++, prompt: { seat: 0, text: { key: `ask-${key}`, params, rule: '' }, options, occasion: '', planned: true }, action, source: 'proposed', events,
});
const ADDING = { suit: 'skateboard', count: 1 };

/** Thunder: public first, with Ant added, then private. */
function thunder(): Step[] {
  index = 0;
  return [
    step('play', [option('hand:thunder', 'play', { card: 'card:3' })], 'hand:thunder', [happens('play')]),
    step('use', [option('public', 'use'), option('private', 'use')], 'public', [happens('begin', { action: 'public' })]),
    step('add', [go, ant], 'hand:ant', [happens('add')], ADDING),
    step('add', [go], 'go', [happens('use', { suit: 'skateboard', count: 2 })], { ...ADDING, count: 2 }),
    step('pack', [option('stuff:pizza', 'pack')], 'stuff:pizza', [happens('pack'), happens('pack'), happens('used')]),
    step('next', [option('private', 'use'), option('done', 'done')], 'private', [happens('begin', { action: 'private' }), happens('score', { count: 3, points: 14 }), happens('used')]),
  ];
}

describe('strips', () => {
  it('hold what is asked and done in each action, in its order', () => {
    const [first, second] = stripsOf(thunder(), null, 'beyond');
    expect([first!.action, second!.action]).toEqual(['public', 'private']);
    expect(first!.steps.map((one) => one.index)).toEqual([2, 3, 4]);
    expect([first!.from?.index, second!.from?.index]).toEqual([1, 5]);
    expect(second!.isUnseen).toBe(false);
  });

  it('say where more comes to light than is seen', () => {
    const steps = [step('use', [option('private', 'use')], 'private')];
    expect(stripsOf(steps, null, 'unseen')).toMatchObject([{ action: 'private', isUnseen: true }]);
    const recruiting = [step('use', [option('public', 'use')], 'public', [happens('begin', { action: 'public' })])];
    expect(stripsOf(recruiting, null, 'beyond')).toMatchObject([{ isUnseen: true }]);
  });

  it('go on with the action that was under way', () => {
    const steps = [step('pack', [option('stuff:toy', 'pack')], 'stuff:toy', [happens('pack'), happens('used')])];
    expect(stripsOf(steps, 'public', 'others')).toMatchObject([{ action: 'public', steps: [{ action: 'stuff:toy' }] }]);
  });
});

it('counts the card itself and what was added', () => {
  const [first] = stripsOf(thunder(), null, 'beyond');
  expect(countedIn(first!)).toMatchObject({ suit: 'skateboard', base: 1, added: [{ card: 7, icons: 1 }], lookout: 0, total: 2 });
});

it('counts what a copied pack brings', () => {
  expect(gainsOf([happens('copy', { 'gained-pizza': 2, 'gained-toys': 0 })])).toEqual([{ sign: 'pizza', count: 2, to: null }]);
});

it('sums up what events bring', () => {
  const events = [happens('gather', { resource: 'toy', count: 2 }), happens('spend', { resource: 'toy' }), happens('spend', { resource: 'pizza' }), happens('score', { count: 3, points: 14 })];
  expect(gainsOf(events)).toEqual([{ sign: 'toy', count: 1, to: null }, { sign: 'pizza', count: -1, to: null }, { sign: 'score', count: 3, to: 14 }]);
});

it('finds what could be added, and what for which', () => {
  const bug = option('hand:bug', 'add', { card: 'card:9', icons: 1, count: 2 });
  const steps = thunder();
  steps[2]!.prompt.options.push(bug);
  expect([...additions(stripsOf(steps, null, 'beyond'))]).toMatchObject([[9, { replaces: 7 }]]);
});

it('lets the card that has to be added be chosen, and calls none added before it is', () => {
  const bug = option('hand:bug', 'add', { card: 'card:9', suit: 'skateboard', icons: 1, count: 2 });
  const [played, used, first, last, ...rest] = thunder();
  const steps = [played!, used!, { ...first!, prompt: { ...first!.prompt, options: [ant, bug] }, source: 'open' as const }, { ...last!, prompt: { ...last!.prompt, options: [go, bug] } }, ...rest];
  const strips = stripsOf(steps, null, 'beyond');
  expect(countedIn(strips[0]!)?.added).toEqual([]);
  expect([...additions(strips)].map(([card, { step, replaces }]) => [card, step.index, replaces])).toEqual([[7, 2, -1], [9, 2, -1]]);
});
