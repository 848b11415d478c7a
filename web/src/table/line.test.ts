import { describe, expect, it } from 'vitest';
import type { LineStep, Prompt } from '../wire';
import { Line } from './line.svelte';

const asks = (question: string, ...actions: string[]) => ({ text: { key: question }, planned: question === 'ask-who', options: actions.map((action) => ({ action })) }) as unknown as Prompt;
const step = (action: string, ...events: string[]) => ({ action, events: events.map((key) => ({ key, params: {} })) }) as LineStep;
const STEPS = [step('map'), step('there', 'move'), step('run', 'operate'), step('who'), step('run2', 'operate')];

function laid(): Line {
  const line = new Line();
  line.lay(STEPS);
  return line;
}

/** A line whose first step was played, and led to position 9. */
function played(): Line {
  const line = laid();
  line.play('operate');
  for (const [question, action] of [['ask-main', 'map'], ['ask-where', 'there'], ['ask-main', 'run'], ['ask-who', 'who']] as const) {
    line.next(asks(question, action), 3);
    line.follow(action);
  }
  line.next(asks('ask-main', 'run2'), 9);
  return line;
}

describe('the line of a hint', () => {
  it('is not played by itself', () => expect(laid().next(asks('ask-main', 'map'), 3)).toBeNull());

  it.each(['ask-main', 'ask-before'])('plays from %s up to the question after the event', (begin) => {
    const line = laid();
    line.play('operate');
    for (const [question, action] of [[begin, 'map'], ['ask-where', 'there'], ['ask-main', 'run'], ['ask-who', 'who']] as const) {
      expect(line.next(asks(question, action, 'another'), 3)).toBe(action);
      line.follow(action);
    }
    expect(line.next(asks('ask-main', 'run2'), 9)).toBeNull();
    expect(line.steps).toEqual(STEPS.slice(4));
  });

  it('goes on with who gives its answer, and is left for another', () => {
    const line = laid();
    line.follow('map');
    expect(line.steps).toEqual(STEPS.slice(1));
    line.follow('close');
    expect(line.steps).toEqual([]);
  });

  it('stops where its answer is none', () => {
    const line = laid();
    line.play('operate');
    expect(line.next(asks('ask-main', 'close'), 3)).toBeNull();
    expect(line.next(asks('ask-main', 'map'), 3)).toBeNull();
  });

  it('is taken back a step at a time, and lies there again', () => {
    const line = played();
    line.takeBack(9);
    expect([line.undoes(true), line.undoes(true), line.undoes(true), line.undoes(true)]).toEqual([true, true, true, false]);
    expect(line.steps).toEqual(STEPS);
    expect(line.next(asks('ask-main', 'map'), 10)).toBeNull();
  });

  it('is left when something else is taken back', () => {
    const line = played();
    line.takeBack(11);
    expect(line.undoes(true)).toBe(false);
    expect(line.steps).toEqual([]);
  });
});
