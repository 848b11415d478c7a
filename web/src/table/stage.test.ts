import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Motions } from '../games/module';
import { settings } from '../ui/settings.svelte';
import type { Event, Update } from '../wire';
import { Stage } from './stage.svelte';

const event = (number: number, count = number): Event =>
  ({ number, key: 'step', params: {}, at: number, changes: number === 0 ? [] : [{ op: 'replace', path: '/count', value: count }] });
const update = (number: number, count: number, events: Event[]): Update =>
  ({ type: 'update', number, view: { count }, events, rest: [], table: { my_seat: 1 } }) as unknown as Update;
const changes = (number: number, events: Event[], rest: Event['changes'] = []): Update => ({ ...update(number, 0, events), view: null, rest });
const game = {
  duration: () => 100,
  flights: () => [],
  touched: () => ['card:1'],
} as unknown as Motions;

let stage: Stage;
let lost = 0;
beforeEach(() => {
  vi.useFakeTimers();
  lost = 0;
  stage = new Stage(game, () => lost++);
  settings.values.pace = 'normal';
  stage.show(update(0, 0, [event(0)]));
});
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('showing updates', () => {
  it('puts the first one on the table at once', async () => {
    await settle();
    expect([stage.view, stage.settled?.number, stage.playing]).toEqual([{ count: 0 }, 0, false]);
  });

  it('plays events one by one, and only then lets the reader answer', async () => {
    await settle();
    stage.show(update(1, 2, [event(1), event(2)]));
    await settle();
    expect([stage.view, stage.settled?.number, stage.playing]).toEqual([{ count: 1 }, 0, true]);
    expect(stage.touched.has('card:1')).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.view).toEqual({ count: 2 });
    await vi.advanceTimersByTimeAsync(100);
    expect([stage.settled?.number, stage.playing, stage.touched.size]).toEqual([1, false, 0]);
  });

  it('shows what the reader did in half the time', async () => {
    await settle();
    stage.view = { count: 0, reader: 1 };
    stage.show({ ...update(1, 1, []), events: [{ ...event(1), params: { seat: 'seat:1' } }] } as unknown as Update);
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.playing).toBe(false);
  });

  it('waits for nothing at pace instant', async () => {
    settings.values.pace = 'instant';
    await settle();
    stage.show(update(1, 2, [event(1), event(2)]));
    await settle();
    expect(stage.settled?.number).toBe(1);
  });

  it('hurries when asked', async () => {
    await settle();
    stage.show(update(1, 1, [event(1)]));
    stage.show(update(2, 2, [event(2)]));
    await settle();
    stage.hurry();
    await settle();
    expect([stage.settled?.number, stage.playing]).toEqual([2, false]);
  });

  it('waits for nobody whose answer is being shown', async () => {
    await settle();
    stage.show({ ...update(1, 1, []), deciders: [0, 2] });
    await settle();
    expect(stage.awaited).toEqual([0, 2]);
    stage.show({ ...update(2, 2, [event(1)]), deciders: [1, 2] });
    await settle();
    expect([stage.settled?.deciders, stage.awaited]).toEqual([[0, 2], [2]]);
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.awaited).toEqual([1, 2]);
  });

  it('skips events that are here already', async () => {
    await settle();
    settings.values.pace = 'instant';
    stage.show(update(1, 1, [event(0), event(1)]));
    await settle();
    expect(stage.events.map((one) => one.number)).toEqual([0, 1]);
    expect(stage.last).toBe(1);
  });

  it('ends at the position the server told, whatever the events were', async () => {
    await settle();
    settings.values.pace = 'instant';
    stage.show(update(1, 41, [event(1)]));
    await settle();
    expect(stage.view).toEqual({ count: 41 });
  });

  it('goes on by changes alone, with what is left after the last event', async () => {
    settings.values.pace = 'instant';
    await settle();
    stage.show(changes(1, [event(1), event(2)]));
    await settle();
    expect(stage.view).toEqual({ count: 2 });
    stage.show(changes(2, [], [{ op: 'add', path: '/ending', value: 'points' }]));
    await settle();
    expect([stage.view, lost]).toEqual([{ count: 2, ending: 'points' }, 0]);
  });

  it('lets an undone event change the view like any other', async () => {
    settings.values.pace = 'instant';
    await settle();
    stage.show(changes(1, [event(1), { ...event(2, 0), key: 'undone', params: { to: 1 } }]));
    await settle();
    expect([stage.view, stage.events.map((one) => one.number)]).toEqual([{ count: 0 }, [0]]);
  });

  it('asks for the whole view when changes do not fit, and goes on from there', async () => {
    settings.values.pace = 'instant';
    await settle();
    stage.show(changes(1, [{ ...event(1), changes: [{ op: 'remove', path: '/nothing' }] }, event(2)]));
    await settle();
    expect([stage.view, lost]).toEqual([{ count: 0 }, 1]);
    stage.show(update(1, 2, []));
    stage.show(changes(2, [event(3)]));
    await settle();
    expect([stage.view, lost]).toEqual([{ count: 3 }, 1]);
  });

  it('does not ask for what has come with the changes that do not fit', async () => {
    settings.values.pace = 'instant';
    await settle();
    stage.show(update(1, 7, [{ ...event(1), changes: [{ op: 'remove', path: '/nothing' }] }]));
    await settle();
    expect([stage.view, lost]).toEqual([{ count: 7 }, 0]);
  });

  it('shows at once what another seat sees', async () => {
    await settle();
    stage.show({ ...update(1, 7, [event(1)]), table: { my_seat: null } } as unknown as Update);
    await settle();
    expect([stage.view, stage.playing, stage.last]).toEqual([{ count: 7 }, false, 1]);
  });
});
