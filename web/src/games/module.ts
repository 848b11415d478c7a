/**
 * What the page asks of a game. Everything else about the table is the same for all games.
 *
 * Nothing of the page's tables is imported here: `S` is the table as its boards see it, `Session`.
 */
import type { Component } from 'svelte';
import type { IconName } from '../ui/Icon.svelte';
import type { ComponentRow, Components, Event, Option, Phrase, Prompt } from '../wire';

export type View = Record<string, unknown>;

/** Something that travels: an element, from the first place on the page that is there to another. */
export interface Flight {
  what: string;
  from: string[];
  to: string[];
}

/** A part of what is said of an answer. */
export interface Piece {
  text: string;
  tone?: 'gain' | 'loss';
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
  /** per seat, one value for each turn, or whatever a step is */
  lines: number[][];
  unit?: 'round';
  /** a value worth a line of its own, 0 for none */
  limit: number;
}

/** An order a reader gives once, for questions that come again and again until the reader's next turn. */
export interface Standing {
  /** What the order is called, where a question makes it useful; null elsewhere. */
  offer(prompt: Prompt): Phrase | null;
  /** What the reader is told while it holds. */
  told: Phrase;
  /** The answer it gives, null where it has none. */
  answer(prompt: Prompt): Option | null;
}

/** How a turn is planned on one screen. */
export interface Planning<S> {
  /** Whether an answer lays a plan on the table instead of being given at once. */
  begins(option: Option): boolean;
  /** What is said of a question whose answers begin a plan, before one is looked at. */
  invites(prompt: Prompt): Pick<Phrase, 'key' | 'params'> | null;
  /** Whether a question in the middle of a turn is answered by a plan too. */
  resumes(prompt: Prompt): boolean;
  /** What the plan on the table asks, and all that can be pointed at to change it (`change` of the plan). */
  asks(session: S): Prompt & { options: (Option & { quiet?: boolean })[] };
  tells(session: S): Told;
}

/** What is said about a plan. */
export interface Told {
  /** what doing it brings, a sentence each */
  sentences: Pick<Phrase, 'key' | 'params'>[];
  /** the same in a word or two, for the button; empty where that is too much */
  short: string;
  /** what the button is called */
  go: Pick<Phrase, 'key' | 'params'>;
  /** what taking the plan from the table is called */
  other: Pick<Phrase, 'key' | 'params'>;
  /** the answer that stands beside it instead of another beginning */
  instead: Option | null;
}

/** How events look while they happen. */
export interface Motions {
  /** How long an event wants to be looked at, in ms at normal pace. */
  duration(event: Event): number;
  flights(event: Event, view: View): Flight[];
  /** Elements that an event touches, to be marked while it happens. */
  touched(event: Event): string[];
}

export interface GameModule<S> extends Motions {
  Board: Component<{ session: S }>;
  /** The reader's own things, where they stand apart from the board. */
  Hand?: Component<{ session: S }>;
  /** What stands above the log beside a wide board, for games whose board shows its seats by itself. */
  Side?: Component<{ session: S }>;
  /** What stands in the strip over a wide table instead of the clock, for games whose rounds have phases. */
  Strip?: Component<{ session: S }>;
  /** The seats over a narrow board, where a panel's numbers are not enough. */
  Chips?: Component<{ session: S }>;
  /** The little component of a card or piece in a log line. */
  Chip: Component<{ session: S; element: string; name: string }>;
  /** A row of the game's pack as it is drawn on the table. */
  Printed?: Component<{ row: ComponentRow; components: Components }>;
  /** Pictures of the rules' worked examples, by the number of their paragraph. */
  examples?: { ids: readonly string[]; Picture: Component<{ id: string; components: Components | null }> };
  /** Keys of events that have words, and are no line in the log all the same. */
  quiet?: ReadonlySet<string>;
  /** Those of them that are told to who listens: what came to the own hand. */
  heard?: ReadonlySet<string>;
  numbers(view: View, seat: number): SeatNumber[];
  /** The number of the round or turn, as a phrase. */
  clock(view: View, components: Components | null): Phrase;
  /** Whether every answer is a button, since the drawing may not show where it is given. */
  everyAnswer?: boolean;
  /** Where the script and the style sheet of a board from outside are. */
  brought?: { board: string; style: string };
  /** How the page asks: what to point at for an answer of these, and whether it gets no button (`quiet`). */
  asking?(option: Option, all: Option[]): Option & { quiet?: boolean };
  /** What an answer leads to beyond its own words; empty where those say all. */
  consequence?(option: Option, session: S): string | Piece[];
  /** The headline of the result where it says more than who has won; null elsewhere. */
  headline?(view: View): Pick<Phrase, 'key' | 'params'> | null;
  /** Everybody acts at the same time: what an event `turn` begins is a round of all. */
  inRounds?: boolean;
  standing?: Standing;
  planning?: Planning<S>;
  story(events: Event[], seats: number, components: Components | null): Story;
}
