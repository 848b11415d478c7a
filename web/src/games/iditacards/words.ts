/** What cards and answers say, in words. */
import { numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Option } from '../../wire';
import { t, words } from '../../words/words.svelte';
import type { Piece } from '../module';
import type { SignName } from './signs';
import { COSTS, kindOf, raceIn, type Costs, type Fate, type Kind } from './view';

/** What a card is called; cards of packs of one's own are called by what they print. */
export const nameOf = ({ known, name }: Kind): string => t('card', { name: known, printed: name });
export const namesOf = (session: Session, cards: number[]): string => cards.map((card) => nameOf(kindOf(session, card))).join(', ');

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A number with the sign that print has. */
export const shown = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));
export const signed = (amount: number): string => (amount < 0 ? shown(amount) : `+${amount}`);

/** What a card does while it is in play, a text each. */
export const traitsOf = ({ traits }: Kind): string[] =>
  Object.entries(traits).filter(([trait]) => trait !== 'starts').map(([trait, amount]) => t('has', { trait, amount, signed: signed(amount) }));

/** What a dog has that a sign says as well: the speed it adds, the cards it brings on a new day. */
export const briefOf = ({ traits }: Kind): { sign: SignName; text: string }[] =>
  Object.entries(traits).flatMap(([trait, amount]) => {
    if (trait === 'doubles_speed') return [{ sign: 'speed', text: '×2' }];
    return trait === 'speed' || trait === 'new_day_draw' ? [{ sign: trait === 'speed' ? 'speed' : 'newday', text: signed(amount) }] : [];
  });

/** What a card does, put together from the words of the pack. */
export function effectOf(kind: Kind): string {
  const chains = [...new Set(kind.effects.map(([, , , , chain]) => chain))];
  const does = chains.map((chain) => {
    const atoms = kind.effects.filter((atom) => atom[4] === chain);
    const what = atoms.map(([verb, amount, where, per_dog]) => t('does', { verb: verb.replace(' ', '-'), amount, where, per_dog }));
    return t('does-if', { condition: atoms[0]![5] || 'none', what: what.reduce((before, after) => t('does-then', { before, after })) });
  });
  return capital([...does, ...traitsOf(kind)].join('; '));
}
export const printedOf = ({ energy, health, risk }: Kind): Costs => [energy, health, risk];
/** A cost as it is written: "all" for the whole hand. */
export const costText = (cost: number): string => (cost < 0 ? t('web-ida-all') : String(cost));

/** Everything on a card, its costs as they are now. */
export function textOf(kind: Kind, costs: Costs = printedOf(kind)): string {
  const told = COSTS.map((cost, index) => t('web-ida-cost', { cost, count: costText(costs[index]!) })).join(', ');
  return `${nameOf(kind)}, ${t('label-type', { type: kind.type })}. ${told}. ${effectOf(kind)}`;
}

/** A cost as a sum: what is printed, what own cards take off, what the condition adds; empty where that is all that is printed. */
export function sumOf(session: Session, card: number, cost: number): string {
  const parts = Object.entries(raceIn(session).sums[card]?.[cost] ?? {});
  const said = (part: string, value: number) => `${value === 0 ? '' : `${signed(value)} `}${part.startsWith('card:') ? nameOf(kindOf(session, numberIn(part))) : t('web-ida-sum', { part, cost: COSTS[cost]! })}`;
  return parts.length === 0 ? '' : [t('web-ida-printed', { count: costText(printedOf(kindOf(session, card))[cost]!) }), ...parts.map(([part, value]) => said(part, value))].join(', ');
}

/** How far a move goes from a square, speed and all; the finish cuts it short. */
export function goesOf(option: Option | undefined, from: number, finish: number): string {
  const to = option?.text.params.to;
  if (typeof to !== 'number' || to <= from) return '';
  return to === finish ? t('web-ida-goes-home') : t('web-ida-goes', { count: to - from });
}

export type Ribbon = { text: string; tone: 'off' | 'warn' | 'bad' | 'ok' };

/** The ribbon at the foot of a card: why it is no answer, what may fail, where it leads. */
export function ribbonOf(option: Option | undefined, costs: Costs | undefined, fate: Fate | undefined, isPicked: boolean): Ribbon | null {
  const { to, end } = option?.text.params ?? {};
  if (fate === 'no-energy' || fate === 'no-health' || fate === 'later') return { text: t(`label-${fate}`, { count: costs?.[fate === 'no-energy' ? 0 : 1] ?? 0 }), tone: 'off' };
  if (fate === 'fails') return { text: t('label-fails'), tone: 'bad' };
  if (isPicked && typeof end === 'number') return { text: typeof to === 'number' ? t('web-ida-to-then', { to, end }) : t('web-ida-then', { end }), tone: 'ok' };
  return fate === 'may' ? { text: t('label-may'), tone: 'warn' } : null;
}

/** What an answer leads to, step by step, in the order in which it is said. */
const STEPS = ['to', 'passes', 'void', 'kills', 'saved', 'lost', 'damage', 'end', 'hypothermia', 'starvation', 'huts', 'dies', 'speed'] as const;
const LOSSES = new Set<string>(['void', 'kills', 'lost', 'damage', 'hypothermia', 'starvation', 'dies']);
const NOTHING = { passes: '', void: '', kills: 0, saved: '', lost: '', damage: 0, huts: 0, dies: 0 };

function toneOf(step: string, value: number, before: number): Piece['tone'] {
  const isLess = value < before;
  if (step === 'speed') return isLess ? 'loss' : 'gain';
  if (LOSSES.has(step)) return isLess ? 'gain' : 'loss';
  return step === 'huts' || step === 'saved' ? 'gain' : undefined;
}

/** What an answer leads to beyond its own words; empty where those say all. */
export function consequence({ action, text: { key, params } }: Option, session: Session): Piece[] {
  const { preview, pending, buttons } = session.choice;
  const { seats } = raceIn(session);
  const mine = seats[session.seat];
  if (preview?.action !== action || !mine || (!pending && buttons.includes(preview))) return []; // a button says no more than its name
  const name = `label-leads-${key.replace('option-', '')}`;
  const first: Piece[] = words.has(name) ? [{ text: `${session.text({ key: name, params })} ` }] : [];
  const { speed } = seats[numberIn(params.owner ?? session.seat)] ?? mine;
  const before: Record<string, unknown> = { ...NOTHING, to: mine.square, end: params.to, hypothermia: mine.cold, starvation: mine.hunger, speed };
  const steps = STEPS.filter((step) => params[step] !== undefined && String(params[step]) !== String(before[step])).map((step, index): Piece => {
    const value = params[step]!;
    const said = session.text({ key: `label-step-${step === 'end' && value === mine.square ? 'stays' : step}`, params: { value } });
    return { text: index === 0 ? capital(said) : said, tone: toneOf(step, Number(value), Number(before[step])) };
  });
  const after = name.replace('leads', 'after');
  const last: Piece[] = words.has(after) ? [{ text: ` ${t(after)}` }] : [];
  return [...first, ...steps.flatMap((step, index) => (index === 0 ? [step] : [{ text: ' → ' }, step])), ...(steps.length > 0 ? [{ text: '.' }, ...last] : [])];
}
