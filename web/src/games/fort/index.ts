/** Fort on the page. */
import { linesOf, numberIn, textsIn, travels } from '../../board/elements';
import type { Flight, GameModule, SeatNumber, Standing, Story, View } from '../module';
import type { Session } from '../../table/session.svelte';
import type { Components, Event, Option, Phrase } from '../../wire';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import Chips from './Chips.svelte';
import Example from './Example.svelte';
import { catalogueIn } from './faces';
import './fort.css';
import Hand from './Hand.svelte';
import Park from './Park.svelte';
import { planning } from './plan';
import Printed from './Printed.svelte';
import { asFort } from './view';
import { consequence } from './words';

const DURATIONS: Record<string, number> = {
  turn: 200, play: 550, add: 200, use: 300, gather: 200, pack: 200, spend: 120, convert: 200, copy: 300, score: 300, advance: 500,
  lookout: 300, trash: 300, 'trash-rival': 400, recruit: 300, follow: 450, 'rule-taken': 350, 'perk-taken': 450, macaroni: 600,
  'name-suit': 400, 'trash-this': 300, rough: 600, 'do-over': 400, yard: 200, cleanup: 150, 'last-round': 700, 'rules-shown': 500, end: 500,
};
const QUIET = new Set(['phase', 'begin', 'trash-marked', 'dealt', 'draft-hand', 'chose', 'picked', 'drawn', 'shuffle', 'used', 'lookout-own', 'refill', 'draft', 'drafted', 'draw', 'rule-kept']);
const HEARD = new Set(['dealt', 'draft-hand', 'picked', 'drawn', 'lookout-own', 'rule-kept']);
/** Answers that are buttons: nothing on the table stands for one of them alone. */
const UNPOINTED = new Set(['option-go', 'option-diy', 'option-recycle', 'option-rough', 'option-do-over', 'option-copy-rival']);

/** Answers that lie large on the table: buttons for them would only crowd the question. */
const QUIET_ANSWERS = new Set(['option-play', 'option-follow', 'option-follow-second', 'option-draft', 'option-add', 'option-take', 'option-top', 'option-lookout', 'option-lookout-top', 'option-trash', 'option-trash-rival', 'option-recycled', 'option-rule', 'option-perk', 'option-suit', 'option-name-suit']);

const isElement = (text: string) => text.includes(':') || text === 'park-deck';

function flights(event: Event): Flight[] {
  const { key, params } = event;
  const seat = params.seat ? numberIn(params.seat) : -1;
  const { from, resource } = params;
  if (key === 'gather') return [{ what: '', from: [`supply:${String(resource)}`], to: [`stuff:${seat}:${String(resource)}`] }];
  if (key === 'pack') return [{ what: '', from: [String(from)], to: [`pack:${seat}:${String(resource)}`] }];
  if (key === 'spend') return [{ what: '', from: [String(from)], to: [`supply:${String(resource)}`] }];
  if (key === 'drawn') return textsIn(params.cards).map((card) => ({ what: card, from: [`deck:${seat}`], to: [card] }));
  if (key === 'refill') return [{ what: String(params.card), from: ['park-deck'], to: [String(params.card)] }];
  return travels(event);
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
function story(events: Event[], seats: number, components: Components | null): Story {
  const lines = linesOf(events, seats, ({ params }) => ({ seat: params.seat, value: params.points }));
  return { title: 'web-fort-story', lines, limit: catalogueIn(components)?.end ?? 0 };
}

const passOf = (options: Option[]) => options.find(({ text }) => text.key === 'option-pass') ?? null;
const FOLLOWS = new Set(['ask-follow', 'ask-follow-only-pass']);
const standing: Standing = {
  offer: ({ text, options }) => (FOLLOWS.has(text.key) && passOf(options) ? { key: 'web-fort-pass-on', params: {}, rule: 'F5.1' } : null),
  told: { key: 'web-fort-passing', params: {}, rule: 'F5.1' },
  answer: ({ text, options }) => (FOLLOWS.has(text.key) ? passOf(options) : null),
};

const fort: GameModule<Session> = {
  Board,
  Hand,
  Side: Park,
  Chips,
  Chip,
  Printed,
  examples: { ids: ['E1', 'E2', 'E3', 'E4'], Picture: Example },
  duration: (event) => DURATIONS[event.key] ?? 0,
  flights,
  touched,
  quiet: QUIET,
  heard: HEARD,
  numbers,
  clock: (view, components): Phrase => {
    const { phase, turn, round, draft_round } = asFort(view);
    if (phase === 'draft') return { key: 'web-fort-draft', params: { round: draft_round, rounds: catalogueIn(components)?.rounds ?? 0 }, rule: '' };
    return { key: 'label-turn', params: { turn, round }, rule: '' };
  },
  consequence,
  asking: (option) => ({
    ...option,
    elements: UNPOINTED.has(option.text.key) ? [] : option.elements.slice(0, 1),
    quiet: QUIET_ANSWERS.has(option.text.key),
  }),
  standing,
  planning,
  story,
};
export default fort;
