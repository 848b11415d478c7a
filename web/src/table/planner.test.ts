import { expect, it, vi } from 'vitest';
import type { Planning } from '../games/module';
import type { Option, Plan as Made, Prompt, Update } from '../wire';
import { Choice } from './choice.svelte';
import { Planner, type Host } from './planner.svelte';

const said = (key: string) => ({ key, params: {}, rule: '' });
const play: Option = { action: 'ant', elements: ['card:1'], passes_on: false, asks_twice: false, text: said('option-play') };
const prompt: Prompt = { seat: 0, occasion: '', planned: true, text: said('ask-play'), options: [play] };
const update = { asked_since: 7, prompt, may_undo: false } as Update;
const planning = { begins: () => true, resumes: () => false, asks: () => prompt } as unknown as Planning<Host>;

const made: Made = { number: 7, steps: [{ prompt, action: 'ant', source: 'given', events: [] }], after: {}, ending: 'others' };

it('keeps a card that was touched while the table is told of something else', async () => {
  let answer: (made: Made) => void = () => undefined;
  const host: Host = { choice: new Choice(), update, asked: prompt, give: vi.fn(), undoOne: vi.fn(), askAgain: vi.fn(), say: vi.fn(), fail: vi.fn() };
  const planner = new Planner<Host>(host, () => planning, () => new Promise((resolve) => (answer = resolve)));
  expect(planner.takes(play)).toBe(true);
  expect(planner.goesOn(update)).toBe(true);
  answer(made);
  await vi.waitFor(() => expect(planner.plan.isLaid).toBe(true));
});

it('takes a plan from the table once others are asked, however much is still to be shown', async () => {
  const host: Host = { choice: new Choice(), update, asked: prompt, give: vi.fn(), undoOne: vi.fn(), askAgain: vi.fn(), say: vi.fn(), fail: vi.fn() };
  const planner = new Planner<Host>(host, () => planning, () => Promise.resolve(made));
  planner.takes(play);
  await vi.waitFor(() => expect(planner.plan.isLaid).toBe(true));
  planner.ends({ ...update, prompt: null });
  expect(planner.plan.isLaid).toBe(true);
  planner.do();
  expect(host.give).toHaveBeenCalledWith('ant');
  planner.ends(update);
  expect([planner.plan.isLaid, planner.plan.doing]).toEqual([true, true]);
  planner.ends({ ...update, asked_since: 8, prompt: null });
  expect([planner.plan.isLaid, planner.plan.doing]).toEqual([false, false]);
  planner.undo(8);
  planner.plan.undoes(true);
  expect(planner.plan.again(9)).not.toBeNull(); // it is taken back as a whole all the same
});
