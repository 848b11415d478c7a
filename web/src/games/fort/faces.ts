/** What is printed on a card, and a kid's looks drawn from nothing but the name. */
import type { Components } from '../../wire';
import { partOf, type Part, type Row } from './language';

/** A kind of card: one row of the pack. */
interface Kind {
  row: string;
  name: string;
  suits: string[];
  /** the suit it has when led */
  led: string;
  /** whose best friend it is, -1 a kid */
  board: number;
  /** whether it stays in the yard when it was not played */
  stays: boolean;
  public_rows: Row[];
  public_head: number;
  private_rows: Row[];
  private_head: number;
}
/** A fort level: its points, what reaching it costs, and the room it gives pack and lookout. */
export interface Level {
  row: string;
  level: number;
  points: number;
  pizza: number;
  toy: number;
  any: number;
  /** what else it brings: a rule, a perk, the macaroni sculpture */
  gives: string[];
  /** of the pack */
  room: number;
  lookout: number;
}
/** The box as the engine tells it (`games/fort/catalogue.py`). */
export interface Catalogue {
  kinds: Kind[];
  /** the kind of each card */
  cards: number[];
  track: Level[];
  suits: string[];
  /** the suit that fits any other, where cards are given up to follow */
  wild: string;
  /** verbs whose number says how much they bring */
  counted: string[];
  /** places for each resource */
  stuff: { pizza: number; toys: number };
  /** what made-up rules and perks say in numbers */
  paid: Record<string, number>;
  /** rounds of the draft */
  rounds: number;
  /** points that bring the last round */
  end: number;
}

/** The pack of a table, ready to be drawn. */
export function catalogueIn(components: Components | null): Catalogue | null {
  return components ? (components.catalogue as unknown as Catalogue) : null;
}

export interface Face {
  name: string;
  suits: string[];
  /** the suit that gives the card its colour */
  led: string;
  public: Part;
  private: Part;
  isFriend: boolean;
  stays: boolean;
}

const NOTHING: Part = { chains: [], head: 0 };
const BLANK: Face = { name: '?', suits: [], led: 'other', public: NOTHING, private: NOTHING, isFriend: false, stays: false };
const drawn = new WeakMap<Kind, Face>();

/** The face of a card; a card the pack does not know is blank. */
export function faceOf(catalogue: Catalogue | null, card: number): Face {
  return faceOfKind(catalogue?.kinds[catalogue.cards[card] ?? -1], catalogue);
}

/** The face of a row of the pack, null where nothing is drawn of it. */
export function faceOfRow(catalogue: Catalogue | null, row: string): Face | null {
  const kind = catalogue?.kinds.find((one) => one.row === row);
  return kind ? faceOfKind(kind, catalogue) : null;
}

function faceOfKind(kind: Kind | undefined, catalogue: Catalogue | null): Face {
  if (!kind) return BLANK;
  const found = drawn.get(kind);
  if (found) return found;
  const { name, suits, led, board, stays } = kind;
  const counted = catalogue?.counted ?? [];
  const actions = { public: partOf(kind.public_rows, kind.public_head, counted), private: partOf(kind.private_rows, kind.private_head, counted) };
  const face: Face = { name, suits, led, ...actions, isFriend: board >= 0, stays };
  drawn.set(kind, face);
  return face;
}

export interface Looks {
  skin: number;
  hair: number;
  style: number;
  shirt: number;
  pattern: number;
  mouth: number;
  eyes: number;
  extra: number;
}

/** A kid always looks the same, whatever pack it comes from. */
export function looksOf(name: string, which = 0): Looks {
  let hash = 2166136261 ^ which;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  const draw = (count: number) => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
    hash ^= hash >>> 13;
    return (hash >>> 0) % count;
  };
  draw(7);
  return {
    skin: draw(4), hair: draw(6), style: draw(10), shirt: draw(6), pattern: draw(3), mouth: draw(5), eyes: draw(3), extra: draw(7),
  };
}
