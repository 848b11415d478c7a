/** What the page asks of a game. Everything else about the table is the same for all games. */
import type { Component } from 'svelte';
import type { IconName } from '../ui/Icon.svelte';
import type { Session } from '../table/session.svelte';
import type { ComponentRow, Components, Event, Option, Phrase, Prompt } from '../wire';

export type View = Record<string, unknown>;

/** Something that travels: an element, from the first place on the page that is there to another. */
export interface Flight {
  what: string;
  from: string[];
  to: string[];
}

/** A number of a seat's panel: its name as a key, and its value. */
export interface SeatNumber {
  key: string;
  value: number;
  icon: IconName;
  /** what of the table the number stands for, so that things can travel to it */
  element?: string;
  /** whether a change is worth a sign */
  isTold: boolean;
}

/** How a number of each seat went over the game. */
export interface Story {
  /** key of the chart's title */
  title: string;
  /** per seat, one value for each turn */
  lines: number[][];
  /** a value worth a line of its own, and its key */
  limit: number;
}

/** An order a reader gives once, for questions that come again and again. */
export interface Standing {
  /** What the order is called, where a question makes it useful; null elsewhere. */
  offer(prompt: Prompt): Phrase | null;
  /** What the reader is told while it holds. */
  told: Phrase;
  /** The answer it gives, null where it has none. */
  answer(prompt: Prompt): Option | null;
  /** A number that stands still as long as the order holds. */
  holds(view: View): number;
}

/** One line of the final count: its name as a key, and a number for each seat. */
export interface TallyLine {
  key: string;
  values: number[];
}

export interface GameModule {
  Board: Component<{ session: Session }>;
  Hand: Component<{ session: Session }>;
  /** The little component of a card or piece in a log line. */
  Chip: Component<{ session: Session; element: string; name: string }>;
  /** A row of the game's pack as it is drawn on the table. */
  Printed?: Component<{ row: ComponentRow }>;
  /** The view after one more event. */
  follow(view: View, event: Event, components: Components | null): View;
  /** How long an event wants to be looked at, in ms at normal pace. */
  duration(event: Event): number;
  flights(event: Event, view: View): Flight[];
  /** Elements that an event touches, to be marked while it happens. */
  touched(event: Event): string[];
  /** Events that are worth a line in the log. */
  isTold(event: Event): boolean;
  /** Events that are no line in the log, but told to those who listen: what came to the own hand. */
  isHeard(event: Event): boolean;
  /** The seat whose turn an event starts, null for other events. */
  turnOf(event: Event): number | null;
  /** The notation of what pointing at these elements would mean, null when it means nothing. */
  notation(elements: string[], session: Session): string | null;
  /** Why pointing at these elements means nothing, where the page knows it by itself. */
  refusal(elements: string[]): Phrase | null;
  numbers(view: View, seat: number): SeatNumber[];
  /** The number of the round or turn, as a phrase. */
  clock(view: View): Phrase;
  /** How the page asks: what to point at for an answer, and whether it gets no button (`quiet`). */
  asking?(option: Option): Option & { quiet?: boolean };
  /** What an answer leads to beyond its own words; empty where those say all. */
  consequence?(option: Option, session: Session): string;
  /** Whether an answer waits for a yes, for readers who want that where it counts; all that passes on when left out. */
  asksTwice?(option: Option): boolean;
  standing?: Standing;
  /** What the final scores are made of. */
  tally?(view: View, scores: number[], components: Components | null): TallyLine[];
  story(events: Event[], seats: number, options: Record<string, unknown>, components: Components | null): Story;
}
