import { beforeEach, describe, expect, it } from 'vitest';
import type { Option, Prompt } from '../wire';
import { Choice } from './choice.svelte';

const option = (action: string, elements: string[]): Option => ({
  action,
  elements,
  text: { key: 'option', params: {}, rule: '' },
  passes_on: false, asks_twice: false,
});
const prompt: Prompt = {
  seat: 0,
  occasion: '',
  planned: false,
  text: { key: 'ask', params: {}, rule: '' },
  options: [
    option('Y4:6', ['card:1', 'space:4:6']),
    option('Y4:7', ['card:1', 'space:4:7']),
    option('B3:5', ['card:2', 'space:3:5']),
    option('stop', []),
    option('pile', ['pile']),
  ],
};
let choice: Choice;
beforeEach(() => {
  choice = new Choice();
  choice.ask(prompt);
});

describe('a new question', () => {
  it('forgets what was looked at for the one before', () => {
    const choice = new Choice();
    choice.looking = 'card:1';
    choice.ask(null);
    expect(choice.looking).toBeNull();
  });
});

describe('answering by pointing', () => {
  it('lights everything an option points at', () => {
    expect([...choice.lit].sort()).toEqual(['card:1', 'card:2', 'pile', 'space:3:5', 'space:4:6', 'space:4:7']);
  });

  it('lights only the spaces of the card that is picked', () => {
    expect(choice.point('card:1')).toBe('picked');
    expect([...choice.lit].sort()).toEqual(['space:4:6', 'space:4:7']);
  });

  it('answers with the card and then the space', () => {
    choice.point('card:1');
    expect(choice.point('space:4:7')).toBe('answered');
    expect(choice.pending?.action).toBe('Y4:7');
  });

  it('answers with the space and then the card as well', () => {
    choice.point('space:3:5');
    expect(choice.point('card:2')).toBe('answered');
    expect(choice.pending?.action).toBe('B3:5');
  });

  it('takes another card instead of the first', () => {
    choice.point('card:1');
    expect(choice.point('card:2')).toBe('picked');
    expect(choice.picked).toEqual(['card:2']);
  });

  it('takes the place of what it cannot go with, and of nothing else', () => {
    choice.ask({ ...prompt, options: ['card:1', 'card:2'].flatMap((one) => ['card:7', 'card:8'].map((two) => option(`${one} ${two}`, [one, two, 'hex']))) });
    for (const element of ['card:1', 'card:7', 'card:2']) choice.point(element);
    expect(choice.picked).toEqual(['card:7', 'card:2']);
  });

  it('drops a card that is pointed at twice', () => {
    choice.point('card:1');
    expect(choice.point('card:1')).toBe('dropped');
    expect(choice.picked).toEqual([]);
  });

  it('refuses what no option points at', () => {
    choice.point('card:1');
    expect(choice.point('space:1:1')).toBe('refused');
    expect(choice.picked).toEqual(['card:1']);
  });

  it('keeps the card when its space is closed, though another card could go there', () => {
    choice.point('card:1');
    expect(choice.point('space:3:5')).toBe('refused');
    expect(choice.picked).toEqual(['card:1']);
  });

  it('answers at once where one thing says it all', () => {
    expect(choice.point('pile')).toBe('answered');
    expect(choice.pending?.action).toBe('pile');
  });

  it('previews what looking at a space would complete', () => {
    choice.point('card:1');
    choice.looking = 'space:4:6';
    expect(choice.preview?.action).toBe('Y4:6');
    choice.looking = 'space:1:1';
    expect(choice.preview).toBeNull();
  });

  it('goes back step by step', () => {
    choice.point('card:1');
    choice.point('space:4:6');
    expect(choice.back()).toBe(true);
    expect([choice.pending, choice.picked]).toEqual([null, ['card:1']]);
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });

  it('makes buttons of options that need no two things', () => {
    expect(choice.buttons.map((one) => one.action)).toEqual(['stop', 'pile']);
  });

  it('keeps the buttons of options that point at nothing where there are many others', () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => option(name, [`card:${name}`]));
    choice.ask({ ...prompt, options: [...many, option('pass', [])] });
    expect([choice.buttons.map((one) => one.action), choice.hasMore]).toEqual([['pass'], true]);
    choice.ask({ ...prompt, options: [...many.slice(3), option('pass', [])] });
    expect([choice.buttons.length, choice.hasMore]).toEqual([3, false]);
    choice.ask({ ...prompt, options: [{ ...many[0]!, quiet: true }, option('pass', [])] });
    expect([choice.buttons.map((one) => one.action), choice.hasMore, choice.lit.has('card:a')]).toEqual([['pass'], true, true]);
  });

  it('keeps what was chosen where the same is asked, and something else is told of the answers', () => {
    const told = { ...prompt, options: prompt.options.map((one) => ({ ...one, asks_twice: true })) };
    choice.point('card:1');
    choice.renew(told);
    expect([choice.prompt, choice.picked]).toEqual([told, ['card:1']]);
    choice.point('space:4:6');
    choice.renew(prompt);
    expect([choice.pending, choice.picked]).toEqual([prompt.options[0], ['card:1']]);
    choice.renew({ ...prompt, options: prompt.options.slice(2) });
    expect([choice.pending, choice.picked]).toEqual([null, []]);
  });

  it('forgets everything when it is asked anew', () => {
    choice.point('card:1');
    choice.ask(null);
    expect([choice.picked, choice.lit.size, choice.preview]).toEqual([[], 0, null]);
  });
});
