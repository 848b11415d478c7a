/** Shows updates one event at a time, at the reader's pace. */
import { tick } from 'svelte';
import type { Flight, Motions, View } from '../games/module';
import { settings, type Pace } from '../ui/settings.svelte';
import type { Event, Update, ViewChange } from '../wire';
import { applied } from './changes';
import { standing } from './events';

/** Carries things across the page while `apply` changes it. */
export type Carrier = (flights: Flight[], apply: () => Promise<void>, factor: number) => Promise<void>;

const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, instant: 0 };
const OWN = 0.5; // readers know what they have just done
const LONGEST_QUEUE = 60;

export class Stage {
  /** The position on the table right now. */
  view = $state.raw<View | null>(null);
  /** The last update that is shown to its end; null while nothing is here. */
  settled = $state.raw<Update | null>(null);
  /** Elements the event being shown touches. */
  touched = $state.raw<ReadonlySet<string>>(new Set());
  playing = $state(false);
  carrier: Carrier | null = null;
  #all = $state.raw<Event[]>([]);
  events = $derived(standing(this.#all));
  #queue = $state.raw<Update[]>([]);
  #hurried = false;
  /** Changes did not fit what is shown: only a whole view helps. */
  #astray = false;
  #wake: (() => void) | null = null;

  /** `lost` is called where changes do not fit what is shown and no whole view came with them. */
  constructor(private readonly game: Motions, private readonly lost: () => void = () => undefined) {}

  /** The number of the last event that has arrived, shown or not. */
  get last(): number {
    const newest = this.#queue.at(-1)?.events.at(-1) ?? this.#all.at(-1);
    return newest?.number ?? -1;
  }

  /** Who owes a decision, as far as has been shown, and has not given it while that is shown. */
  get awaited(): number[] {
    const newest = this.#queue.at(-1) ?? this.settled;
    return this.settled?.deciders.filter((seat) => newest!.deciders.includes(seat)) ?? [];
  }

  /** Show an update, after all that came before it. */
  show(update: Update): void {
    const known = this.last;
    const fresh = { ...update, events: update.events.filter((event) => event.number > known) };
    this.#queue = [...this.#queue, fresh];
    if (!this.playing) void this.#run();
  }

  /** Show an update and wait until it is on the table. */
  async present(update: Update): Promise<void> {
    this.#queue = [...this.#queue, update];
    if (!this.playing) await this.#run();
  }

  /** Put a position on the table without a word. */
  set(update: Update, events: Event[]): void {
    this.#all = events;
    this.view = update.view;
    this.settled = update;
  }

  /** Show everything that waits at once. */
  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.playing = true;
    while (this.#queue.length > 0) {
      const update = this.#queue[0]!;
      if (this.#continues(update)) await this.#play(update);
      else this.#all = [...this.#all, ...update.events];
      this.#end(update);
      this.settled = update;
      this.#queue = this.#queue.slice(1);
      this.touched = new Set();
    }
    this.playing = false;
    this.#hurried = false;
  }

  /** Whether an update goes on from what its reader sees: who has just taken a seat sees other things. */
  #continues({ table }: Update): boolean {
    return this.view !== null && this.settled?.table.my_seat === table.my_seat;
  }

  #change(changes: readonly ViewChange[]): void {
    try {
      if (!this.#astray) this.view = applied(this.view, changes);
    } catch {
      this.#astray = true;
    }
  }

  /** The view an update leads to. */
  #end({ view, rest }: Update): void {
    if (view === null) this.#change(rest);
    else this.view = view;
    this.#astray &&= view === null;
    if (this.#astray) this.lost();
  }

  async #play(update: Update): Promise<void> {
    for (const event of update.events) {
      const factor = this.#factor(event);
      const flights = factor > 0 && settings.moves ? this.game.flights(event, this.view!) : [];
      this.touched = factor > 0 ? new Set(this.game.touched(event)) : new Set();
      const apply = async () => {
        this.#change(event.changes);
        this.#all = [...this.#all, event];
        await tick();
      };
      if (flights.length > 0 && this.carrier) await this.carrier(flights, apply, factor);
      else await apply();
      await this.#pause(this.game.duration(event) * factor);
    }
  }

  /** How slowly to show an event: nothing waits for a page nobody looks at, or for a long queue. */
  #factor(event: Event): number {
    const unseen = typeof document !== 'undefined' && document.hidden;
    if (this.#hurried || unseen || this.#queue.length > LONGEST_QUEUE) return 0;
    if (event.key === 'undone') return 0;
    const isOwn = event.params.seat === `seat:${String(this.view?.reader)}`;
    return FACTORS[settings.values.pace] * (isOwn ? OWN : 1);
  }

  async #pause(ms: number): Promise<void> {
    if (ms <= 0 || this.#hurried) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = null;
  }
}
