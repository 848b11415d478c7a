/** What is printed on a card, and a kid's looks drawn from nothing but the name. */
import { parse, type Part } from './language';

export const SUITS = ['skateboard', 'shovel', 'glue', 'squirt_gun', 'crown', 'book', 'coin'] as const;

/** A row of the pack as the server tells it. */
interface Kind {
  name: string;
  suits: number[];
  copies: number;
  board: number;
  public: string;
  private: string;
  provenance: string;
}
/** A fort level: its points and what reaching it costs. */
export interface Level {
  level: number;
  points: number;
  pizza: number;
  toy: number;
  any: number;
}
export interface Catalogue {
  kinds: Kind[];
  cards: number[];
  track: Level[];
}

export interface Face {
  name: string;
  suits: string[];
  public: Part;
  private: Part;
  isFriend: boolean;
}

const BLANK: Face = { name: '?', suits: [], public: parse('?'), private: parse('?'), isFriend: false };
const drawn = new WeakMap<Kind, Face>();

/** The face of a card; a card the pack does not know is blank. */
export function faceOf(catalogue: Catalogue | null, card: number): Face {
  const kind = catalogue?.kinds[catalogue.cards[card] ?? -1];
  return kind ? faceOfKind(kind) : BLANK;
}

export function faceOfKind(kind: Kind): Face {
  const found = drawn.get(kind);
  if (found) return found;
  const face: Face = {
    name: kind.name,
    suits: kind.suits.map((suit) => SUITS[suit] ?? 'other'),
    public: parse(kind.public),
    private: parse(kind.private),
    isFriend: kind.board >= 0,
  };
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
