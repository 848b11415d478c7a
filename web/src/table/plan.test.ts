import { beforeEach, describe, expect, it } from 'vitest';
import type { Plan as Made, PlanStep, Prompt } from '../wire';
import { carryOut, change, Plan } from './plan.svelte';

const prompt = (key: string, ...actions: string[]): Prompt => ({
  seat: 0,
  occasion: '',
  planned: true,
  text: { key, params: {}, rule: '' },
  options: actions.map((action) => ({ action, elements: [], passes_on: false, asks_twice: false, text: { key: 'option', params: {}, rule: '' } })),
});
const QUESTIONS = [prompt('play', 'ant', 'bug'), prompt('use', 'public', 'private'), prompt('lookout', 'dot', 'eve'), prompt('add', 'go', 'ant')];
/** What is proposed for each of these questions; the third is for the reader to answer. */
const PROPOSED = ['ant', 'public', 'dot', 'go'];
const step = (index: number, action: string, source: PlanStep['source']): PlanStep => ({ prompt: QUESTIONS[index]!, action, source, events: [] });

let asked: { expected: number; answers: string[]; wishes: string[] }[];
let looked: (AbortSignal | undefined)[];
let plan: Plan;
const serve = (answers: string[], wishes: string[]): Made => ({
  number: 7,
  steps: PROPOSED.map((proposed, index) => {
    if (index < answers.length) return step(index, answers[index]!, 'given');
    const wished = QUESTIONS[index]!.options.find(({ action }) => wishes.includes(action));
    return wished ? step(index, wished.action, 'wished') : step(index, proposed, index === 2 ? 'open' : 'proposed');
  }),
  after: {},
  ending: 'others',
});
const told = () => plan.steps.map(({ action, source }) => `${action} ${source}`);

beforeEach(async () => {
  asked = [];
  looked = [];
  plan = new Plan(async (expected, answers, wishes, unless) => {
    asked.push({ expected, answers, wishes });
    looked.push(unless);
    return serve(answers, wishes);
  });
  await plan.begin(7, ['ant']);
});

describe('a plan', () => {
  it('is completed by the server', () => {
    expect(told()).toEqual(['ant given', 'public proposed', 'dot open', 'go proposed']);
    expect(plan.open?.index).toBe(2);
  });

  it('keeps what was chosen for later steps as a wish, and what was proposed before them', async () => {
    await plan.choose(3, 'ant');
    await plan.choose(1, 'private');
    expect(asked.at(-1)).toEqual({ expected: 7, answers: ['ant', 'private'], wishes: ['ant'] });
    expect(told()).toEqual(['ant given', 'private given', 'dot open', 'ant wished']);
  });

  it('leaves open what the reader has not answered', async () => {
    await plan.choose(3, 'ant');
    expect(told()[2]).toBe('dot open');
    await plan.choose(2, 'eve');
    expect(told()).toEqual(['ant given', 'public proposed', 'eve given', 'ant wished']);
    expect(plan.open).toBeNull();
  });

  it('is changed by what is pointed at', async () => {
    const option = QUESTIONS[3]!.options[1]!;
    await carryOut(plan, change(3, option));
    expect(told()[3]).toBe('ant given');
    await carryOut(plan, change(3, option, true));
    expect(told()[3]).toBe('go proposed');
  });

  it('gives up looks once it is done: their position is gone then', async () => {
    await plan.look(3, 'ant');
    expect(looked.at(-1)?.aborted).toBe(false);
    plan.start();
    expect(looked.at(-1)?.aborted).toBe(true);
  });

  it('shows the last thing asked for', async () => {
    const answers: ((made: Made) => void)[] = [];
    const slow = new Plan(() => new Promise((resolve) => answers.push(resolve)));
    const [first, second] = [slow.begin(7, ['ant']), slow.begin(7, ['bug'])];
    answers[1]!(serve(['bug'], []));
    answers[0]!(serve(['ant'], []));
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect(slow.steps[0]!.action).toBe('bug');
  });
});

describe('doing it', () => {
  beforeEach(() => plan.choose(2, 'eve'));

  it('answers the questions one by one', () => {
    plan.start();
    expect(QUESTIONS.map((question, index) => plan.next(question, 7 + index))).toEqual(['ant', 'public', 'eve', 'go']);
    expect(plan.next(prompt('recruit', 'top'), 11)).toBeNull();
    expect(plan.isLaid).toBe(false);
  });

  it('hands over where another question comes', () => {
    plan.start();
    plan.next(QUESTIONS[0]!, 7);
    expect(plan.next(prompt('use', 'private'), 8)).toBeNull();
    expect(plan.doing).toBe(false);
    expect(plan.next(QUESTIONS[2]!, 8)).toBeNull();
  });

  it('stops where the reader has to choose', async () => {
    await plan.begin(7, ['ant']);
    plan.start();
    expect(QUESTIONS.map((question, index) => plan.next(question, 7 + index))).toEqual(['ant', 'public', null, null]);
  });
});

describe('taking it back', () => {
  it('takes back all of it, and lays it again', async () => {
    plan.start();
    plan.next(QUESTIONS[0]!, 7);
    plan.next(QUESTIONS[1]!, 10); // others have acted
    plan.next(null, 12);
    plan.takeBack(12);
    expect(plan.undoes(true)).toBe(true);
    expect(plan.undoes(false)).toBe(false); // nothing is left to take back
    await plan.again(15);
    expect(asked.at(-1)).toEqual({ expected: 15, answers: ['ant', 'public'], wishes: [] });
    expect(told().slice(0, 3)).toEqual(['ant given', 'public proposed', 'dot open']);
  });

  it('leaves what came after it alone', () => {
    plan.start();
    plan.next(QUESTIONS[0]!, 7);
    plan.next(null, 8);
    plan.takeBack(9);
    expect(plan.undoes(true)).toBe(false);
    expect(plan.again(9)).toBeNull();
  });
});
