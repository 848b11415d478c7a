import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/module';
import { settings } from '../ui/settings.svelte';
import type { Event, Update } from '../wire';
import { Stage } from './stage.svelte';

const event = (number: number, key = 'step'): Event => ({ number, key, params: {}, at: number });
const update = (number: number, count: number, events: Event[]): Update =>
  ({ type: 'update', number, view: { count }, events }) as unknown as Update;
const game = {
  follow: (view: { count: number }) => ({ count: view.count + 1 }),
  duration: () => 100,
  flights: () => [],
  touched: () => ['card:1'],
} as unknown as GameModule;

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  stage = new Stage(game);
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
});
