/** What is printed on a card, and a kid's looks drawn from nothing but the name. */
import type { ComponentRow, Components } from '../../wire';
import { parse, type Part } from './language';

export const SUITS = ['skateboard', 'shovel', 'glue', 'squirt_gun', 'crown', 'book', 'coin'] as const;

/** A kind of card: one row of the pack. */
interface Kind {
  name: string;
  suits: string[];
  public: string;
  private: string;
  isFriend: boolean;
  /** its name in notation */
  slug: string;
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
  /** the kind of each card */
  cards: number[];
  track: Level[];
}

const read = new WeakMap<Components, Catalogue>();

/** The pack of a table, ready to be drawn. */
export function catalogueIn(components: Components | null): Catalogue | null {
  if (!components) return null;
  const found = read.get(components);
  if (found) return found;
  const catalogue = catalogueFrom(components);
  read.set(components, catalogue);
  return catalogue;
}

/** A kid or best friend as the pack's row says. */
export function kindFrom({ table, fields }: ComponentRow): Kind {
  return {
    name: String(fields.name),
    suits: (fields.suits as unknown[]).map(String),
    public: String(fields.public),
    private: String(fields.private),
    isFriend: table === 'friends',
    slug: '',
  };
}

/** Names for notation, each once, as the engine makes them. */
function nameKinds(kinds: Kind[]): void {
  const taken = new Set<string>();
  for (const [place, kind] of kinds.entries()) {
    const word = (kind.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
    kind.slug = word && !taken.has(word) ? word : `${word || 'card'}-${place}`;
    taken.add(kind.slug);
  }
}

function catalogueFrom({ rows, elements }: Components): Catalogue {
  const printed = rows.filter(({ table }) => table === 'kids' || table === 'friends');
  const places = new Map(printed.map(({ id }, place) => [id, place]));
  const cards: number[] = [];
  for (const [element, row] of Object.entries(elements)) {
    const place = places.get(row);
    if (element.startsWith('card:') && place !== undefined) cards[Number(element.slice(5))] = place;
  }
  const kinds = printed.map(kindFrom);
  nameKinds(kinds);
  const track = rows.filter(({ table }) => table === 'track').map(({ fields }) => fields as unknown as Level);
  return { kinds, cards, track };
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
    suits: kind.suits,
    public: parse(kind.public),
    private: parse(kind.private),
    isFriend: kind.isFriend,
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
