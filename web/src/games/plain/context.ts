/** What a board from outside is told and may do; `docs/board-interface.md` is its page. */
import type { Session } from '../../table/session.svelte';
import { seatName } from '../../table/names';
import { settings } from '../../ui/settings.svelte';
import { words } from '../../words/words.svelte';
import type { Components, Event, Params } from '../../wire';
import type { View } from '../module';
import { elementName } from './names';

export interface BoardContext {
  version: 1;
  /** The position as the reader sees it. */
  view: View;
  /** The reader's question in words; null while there is none. */
  prompt: { text: string; options: { action: string; text: string; elements: string[] }[] } | null;
  /** What happened since the last update. */
  events: Event[];
  components: Components | null;
  seats: { seat: number; name: string; isMine: boolean; decides: boolean }[];
  /** The seat that reads, -1 for a spectator. */
  reader: number;
  isOver: boolean;
  language: string;
  /** Whether the reader wants things to move. */
  moves: boolean;
  /** Elements by how they stand out: to point at, pointed at, touched by what happens, marked by a line of the log. */
  lit: string[];
  picked: string[];
  touched: string[];
  marked: string[];
  /** A text of the game's words. */
  say(key: string, params?: Params): string;
  /** What an element is called. */
  name(element: string): string;
  /** Answer with the option of this notation. */
  choose(action: string): void;
  /** Point at these elements, one after the other. */
  point(...elements: string[]): void;
}

/** What a board from outside gives back for its element. */
export interface BoardHandle {
  update(context: BoardContext): void;
  destroy(): void;
}
export interface BoardModule {
  mount(element: HTMLElement, context: BoardContext): BoardHandle;
}

/** The context of this moment; `since` is the number of the first event that is news. */
export function contextOf(session: Session, since: number): BoardContext {
  const { choice, stage, table } = session;
  const options = choice.prompt?.options.map((option) => ({ action: option.action, text: session.text(option.text), elements: [...option.elements] }));
  return {
    version: 1,
    view: structuredClone(session.view ?? {}),
    prompt: options ? { text: session.text(choice.prompt!.text), options } : null,
    events: structuredClone(session.events.filter(({ number }) => number >= since)),
    components: session.components,
    seats: (table?.places ?? []).map((place, seat) => ({ seat, name: seatName(place, seat), isMine: seat === session.seat, decides: session.deciders.includes(seat) })),
    reader: session.seat,
    isOver: session.isOver,
    language: words.language,
    moves: settings.moves,
    lit: [...choice.lit],
    picked: [...choice.picked, ...(choice.pending?.elements ?? [])],
    touched: [...(stage?.touched ?? [])],
    marked: [...session.marked],
    say: (key, params = {}) => session.text({ key, params }),
    name: (element) => elementName(session, element),
    choose: (action) => {
      const option = choice.prompt?.options.find((one) => one.action === action);
      if (option && session.isAsked) session.press(option);
    },
    point: (...elements) => elements.forEach((element) => session.point(element)),
  };
}
