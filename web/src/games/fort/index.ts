/** Fort on the page. */
import type { Flight, GameModule, SeatNumber, Standing, Story, TallyLine, View } from '../module';
import type { Components, Event, Option, Phrase } from '../../wire';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { catalogueIn } from './faces';
import Hand from './Hand.svelte';
import { notation } from './notation';
import Printed from './Printed.svelte';
import { asFort, follow, numberIn } from './view';
import { consequence } from './words';

const DURATIONS: Record<string, number> = {
  turn: 200, play: 550, add: 200, use: 300, gather: 200, pack: 200, spend: 120, convert: 200, copy: 300, score: 300, advance: 500,
  lookout: 300, trash: 300, 'trash-rival': 400, recruit: 300, follow: 450, 'rule-taken': 350, 'perk-taken': 450, macaroni: 600,
  'name-suit': 400, 'trash-this': 300, rough: 600, 'do-over': 400, yard: 200, cleanup: 150, 'last-round': 700, 'rules-shown': 500, end: 500,
};
const QUIET = new Set(['phase', 'begin', 'trash-marked', 'dealt', 'draft-hand', 'chose', 'picked', 'drawn', 'shuffle', 'used', 'lookout-own', 'refill', 'draft', 'drafted', 'draw', 'rule-kept']);
const MACARONI = 4;
const HEARD = new Set(['dealt', 'draft-hand', 'picked', 'drawn', 'lookout-own', 'rule-kept']);
/** What ends a turn or cannot be mended later: for readers who want to be asked where it counts. */
const GRAVE = new Set(['option-none', 'option-diy', 'option-rough', 'option-rule', 'option-perk']);

/** Answers that are buttons: nothing on the table stands for one of them alone. */
const UNPOINTED = new Set(['option-go', 'option-diy', 'option-recycle', 'option-rough', 'option-do-over', 'option-copy-rival']);

/** Answers that lie large on the table: buttons for them would only crowd the question. */
const QUIET_ANSWERS = new Set(['option-play', 'option-draft', 'option-take', 'option-top', 'option-lookout', 'option-lookout-top', 'option-trash', 'option-trash-rival', 'option-recycled', 'option-rule', 'option-perk', 'option-suit', 'option-name-suit']);

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []);
const isElement = (text: string) => text.includes(':') || text === 'park-deck';

function flights({ key, params }: Event): Flight[] {
  const seat = params.seat ? numberIn(params.seat) : -1;
  const { from, to, resource } = params;
  if (key === 'gather') return [{ what: '', from: [`supply:${String(resource)}`], to: [`stuff:${seat}:${String(resource)}`] }];
  if (key === 'pack') return [{ what: '', from: [String(from)], to: [`pack:${seat}:${String(resource)}`] }];
  if (key === 'spend') return [{ what: '', from: [String(from)], to: [`supply:${String(resource)}`] }];
  if (key === 'drawn') return textsIn(params.cards).map((card) => ({ what: card, from: [`deck:${seat}`], to: [card] }));
  if (key === 'refill') return [{ what: String(params.card), from: ['park-deck'], to: [String(params.card)] }];
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const cards = [...textsIn(params.card), ...textsIn(params.cards)];
  return cards.map((card) => ({ what: card, from: [card, from], to: [card, to, `seat:${seat}`] }));
}

function touched({ params }: Event): string[] {
  const named = [params.card, params.from, params.to, params.place].filter((one): one is string => typeof one === 'string');
  const cards = textsIn(params.cards);
  const seat = params.seat ? numberIn(params.seat) : -1;
  const parts = [
    ...(typeof params.action === 'string' && params.action ? [`action:${params.action}`] : []),
    ...(typeof params.level === 'number' ? [`fort:${seat}`] : []),
    ...(typeof params.perk === 'string' ? [`perk:${params.perk.replace('perk:', '')}`] : []),
    ...(typeof params.resource === 'string' && params.resource ? [`stuff:${seat}:${params.resource}`] : []),
  ];
  return [...named.filter(isElement), ...cards, ...parts];
}

function numbers(view: View, seat: number): SeatNumber[] {
  const mine = asFort(view).seats[seat];
  return [
    { key: 'label-points', value: mine?.points ?? 0, icon: 'star', isTold: true },
    { key: 'label-fort', value: mine?.level ?? 0, icon: 'fort', isTold: true },
    { key: 'label-hand', value: mine?.hand ?? 0, icon: 'hand', isTold: false },
    { key: 'label-deck', value: mine?.deck ?? 0, icon: 'deck', isTold: false },
  ];
}

/** Points on the track after each turn. */
function story(events: Event[], seats: number): Story {
  let points: number[] = Array.from({ length: seats }, () => 0);
  const rows: number[][] = [];
  for (const { key, params } of events) {
    if (key === 'turn') rows.push(points);
    if (typeof params.points !== 'number' || !params.seat) continue;
    const seat = numberIn(params.seat);
    points = points.map((old, index) => (index === seat ? Number(params.points) : old));
  }
  rows.push(points);
  return { title: 'web-fort-story', lines: points.map((_, seat) => rows.map((row) => row[seat]!)), limit: 25 };
}

/** Track, fort, made-up rule and sculpture (F8.2); the rule's points are what the rest leaves of the score. */
function tally(view: View, scores: number[], components: Components | null): TallyLine[] {
  const { seats } = asFort(view);
  const levels = catalogueIn(components)?.track ?? [];
  const track = seats.map(({ points }) => points);
  const forts = seats.map(({ level }) => levels[level]?.points ?? 0);
  const sculpture = seats.map(({ macaroni }) => (macaroni ? MACARONI : 0));
  const rules = scores.map((score, seat) => score - track[seat]! - forts[seat]! - sculpture[seat]!);
  return [
    { key: 'web-fort-tally-track', values: track },
    { key: 'web-fort-tally-fort', values: forts },
    { key: 'web-fort-tally-rule', values: rules },
    { key: 'label-macaroni', values: sculpture },
  ];
}

const passOf = (options: Option[]) => options.find(({ text }) => text.key === 'option-pass') ?? null;
const standing: Standing = {
  offer: ({ text, options }) => (text.key === 'ask-follow' && passOf(options) ? { key: 'web-fort-pass-on', params: {}, rule: 'F5.1' } : null),
  told: { key: 'web-fort-passing', params: {}, rule: 'F5.1' },
  answer: ({ text, options }) => (text.key === 'ask-follow' ? passOf(options) : null),
  /** How many turns of the reader have begun. */
  holds(view) {
    const { reader, seats, start_seat, turn } = asFort(view);
    const first = (reader - start_seat + seats.length) % seats.length;
    return Math.floor((turn - 1 - first) / seats.length);
  },
};

const fort: GameModule = {
  Board,
  Hand,
  Chip,
  Printed,
  follow,
  duration: (event) => DURATIONS[event.key] ?? 0,
  flights,
  touched,
  isTold: (event) => !QUIET.has(event.key),
  isHeard: (event) => HEARD.has(event.key),
  turnOf: (event) => (event.key === 'turn' ? numberIn(event.params.seat) : null),
  notation: (elements, session) => notation(elements.at(-1) ?? '', session),
  refusal: () => null,
  numbers,
  clock: (view): Phrase => {
    const { phase, turn, round, draft_round } = asFort(view);
    if (phase === 'draft') return { key: 'web-fort-draft', params: { round: draft_round, rounds: 8 }, rule: '' };
    return { key: 'label-turn', params: { turn, round }, rule: '' };
  },
  consequence,
  asking: (option) => ({
    ...option,
    elements: UNPOINTED.has(option.text.key) ? [] : option.elements.slice(0, 1),
    quiet: QUIET_ANSWERS.has(option.text.key),
  }),
  asksTwice: ({ text }) => GRAVE.has(text.key),
  standing,
  tally,
  story,
};
export default fort;
