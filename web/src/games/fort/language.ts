/** The actions of the cards (F4.9) as the catalogue has them, to be drawn and spoken: the page plays nothing by them. */

/** A verb with its number, and pizza, toy or any where it takes one. */
export interface Atom {
  verb: string;
  resource: string;
  number: number;
  /** whether the number says how much it brings */
  isCounted: boolean;
}
/** Verbs one after the other, as often as there are icons: a suit, any_suit, fort_level, pack or lookout; '' once. */
export interface Chain {
  atoms: Atom[];
  count: string;
}
/** An action: one chain after the other, as long as all of it was done. */
export interface Part {
  chains: Chain[];
  /** which atom, of all, a `gain` counts */
  head: number;
}

/** One atom of the catalogue: verb, number, count and number of its chain. */
export type Row = [verb: string, number: string, count: string, chain: string];

export function partOf(rows: readonly Row[], head: number, counted: readonly string[]): Part {
  const chains: Chain[] = [];
  for (const [verb, number, count, place] of rows) {
    const [name = '', resource = ''] = verb.split(' ');
    const chain = (chains[Number(place)] ??= { atoms: [], count });
    chain.atoms.push({ verb: name, resource, number: Number(number), isCounted: counted.includes(name) });
  }
  return { chains, head };
}

/** A text for each verb and count, and how they are put together: the `do…` messages of the game's words. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

const inTurn = (texts: string[], say: Say) => texts.slice(0, -1).reduceRight((after, before) => say('do-then', { before, after }), texts.at(-1) ?? '');
const atomText = ({ verb, resource, number }: Atom, say: Say) => say('do', { verb, resource, number, less: -number });
const chainText = ({ atoms }: Chain, say: Say) => inTurn(atoms.map((atom) => atomText(atom, say)), say);

/** An action in words. */
export function sentence({ chains }: Part, say: Say): string {
  return inTurn(chains.map((chain) => countedText(chain, say)), say);
}

function countedText(chain: Chain, say: Say): string {
  const what = chainText(chain, say);
  if (!chain.count) return what;
  return say(chain.atoms.length > 1 ? 'do-each' : 'do-times', { what, count: say('do-count', { count: chain.count }) });
}

/** What an action does when it brings `gain` of what its head counts. */
export function outcome({ chains, head }: Part, gain: number, say: Say): string {
  const [first, ...later] = chains;
  if (!first) return '';
  const atom = first.atoms[head]!;
  const { isCounted } = atom;
  const isRepeated = first.count !== '' && first.atoms.length > 1;
  const brought = { ...atom, number: gain };
  const atoms = isCounted && !isRepeated ? first.atoms.map((one) => (one === atom ? brought : one)) : first.atoms;
  const times = isRepeated && isCounted ? gain / atom.number : isCounted ? 1 : gain;
  const what = chainText({ atoms, count: '' }, say);
  return inTurn([times === 1 ? what : `${times} × ${what}`, ...later.map((chain) => countedText(chain, say))], say);
}

/** About how many signs wide an action is drawn, for its size on the card. */
export function width({ chains }: Part): number {
  const joined = (widths: number[]) => widths.reduce((sum, one) => sum + 0.65 + one, -0.65);
  return joined(chains.map((chain) => joined(chain.atoms.map(atomWidth)) + (chain.atoms.length > 1 && chain.count ? 0.7 : 0) + (chain.count ? 1.75 : 0)));
}

function atomWidth({ verb, resource, number }: Atom): number {
  const wide = verb === 'convert' ? 2.8 : verb === 'resource' || resource === 'any' ? 2.2 : 1.1;
  return wide + (isNumbered(verb, number) ? 0.7 : 0);
}

/** Whether a number stands beside the sign of a verb. */
export function isNumbered(verb: string, number: number): boolean {
  return verb !== 'score' && (number > 1 || verb === 'spend' || (verb === 'advance' && number !== 0));
}
