/** The action language of the cards (F4.9), read to be drawn and spoken: the page plays nothing by it. */

export type Count = string; // a suit, any_suit, fort_level, pack, lookout

export interface Atom {
  kind: 'atom';
  verb: string;
  /** pizza, toy or any, where the verb takes one */
  resource: string;
  number: number;
  count: Count | '';
}
/** First `before`, then `after` if all of it was done. */
export interface Then {
  kind: 'then';
  before: Part;
  after: Part;
}
/** Parts in brackets, done as often as there are icons. */
export interface Group {
  kind: 'group';
  inside: Part;
  count: Count | '';
}
export type Part = Atom | Then | Group;

const SPENT = new Set(['pizza', 'toy', 'any']);

/** The action as a tree; a word we do not know stays a verb, so that it is at least shown. */
export function parse(text: string): Part {
  const words = text.match(/[()>]|[+-]?\d+|[^\s()>]+/g) ?? [];
  let at = 0;
  const countAfter = () => {
    if (words[at] !== 'x') return '';
    at += 2;
    return words[at - 1] ?? '';
  };
  const atom = (): Atom => {
    const verb = words[at++] ?? '';
    const resource = verb === 'spend' && SPENT.has(words[at] ?? '') ? words[at++]! : '';
    const isNumber = /^[+-]?\d+$/.test(words[at] ?? '');
    const number = isNumber ? Number(words[at++]) : verb === 'advance' ? 0 : 1;
    return { kind: 'atom', verb, resource, number, count: countAfter() };
  };
  const action = (): Part => {
    let part: Part;
    if (words[at] === '(') {
      at++;
      const inside = action();
      at++; // its closing bracket
      part = { kind: 'group', inside, count: countAfter() };
    } else part = atom();
    if (words[at] !== '>') return part;
    at++;
    return { kind: 'then', before: part, after: action() };
  };
  return action();
}

/** All atoms of an action, in order. */
export function atoms(part: Part): Atom[] {
  if (part.kind === 'atom') return [part];
  return part.kind === 'group' ? atoms(part.inside) : [...atoms(part.before), ...atoms(part.after)];
}

/** What adding cards or lookout icons would make larger: null where nothing would. */
export function countOf(part: Part): Count | null {
  if (part.kind === 'then') return countOf(part.before) ?? countOf(part.after);
  if (part.count) return part.count;
  return part.kind === 'group' ? countOf(part.inside) : null;
}

/** A text for each verb and count, and how they are put together: the `do…` messages of the game's words. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export function sentence(part: Part, say: Say): string {
  if (part.kind === 'then') return say('do-then', { before: sentence(part.before, say), after: sentence(part.after, say) });
  const what = part.kind === 'group' ? sentence(part.inside, say) : atomText(part, say);
  if (!part.count) return what;
  const together = part.kind === 'group' && part.inside.kind === 'then';
  return say(together ? 'do-each' : 'do-times', { what, count: say('do-count', { count: part.count }) });
}

function atomText({ verb, resource, number }: Atom, say: Say): string {
  return VERBS.has(verb) ? say('do', { verb, resource, number, less: -number }) : verb;
}

const COUNTED = new Set(['pizza', 'toy', 'resource', 'score', 'spend']);

/** What an action brings when it brings `gain` of what its first verb counts. */
export function outcome(part: Part, gain: number, say: Say): string {
  if (part.kind === 'atom' && COUNTED.has(part.verb)) return atomText({ ...part, number: gain }, say);
  const once = part.kind === 'then' || !part.count ? sentence(part, say) : sentence({ ...part, count: '' }, say);
  return part.kind !== 'then' && part.count && gain !== 1 ? `${gain} × ${once}` : once;
}

export const VERBS: ReadonlySet<string> = new Set([
  'pizza', 'toy', 'resource', 'pack', 'lookout', 'trash', 'trash_this', 'recruit', 'advance', 'score', 'spend',
  'trash_rival', 'copy_pack', 'copy_rival_pack', 'convert',
]);

/** About how many signs wide an action is drawn, for its size on the card. */
export function width(part: Part): number {
  const times = part.kind !== 'then' && part.count ? 1.75 : 0;
  if (part.kind === 'then') return width(part.before) + 0.65 + width(part.after);
  if (part.kind === 'group') return width(part.inside) + 0.7 + times;
  const wide = part.verb === 'convert' ? 2.8 : part.verb === 'resource' || part.resource === 'any' ? 2.2 : 1.1;
  const number = part.verb !== 'score' && (part.number > 1 || part.verb === 'spend' || (part.verb === 'advance' && part.number !== 0));
  return wide + (number ? 0.7 : 0) + times;
}
