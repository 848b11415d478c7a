/** Yellowstone Park on the page. */
import type { Flight, GameModule, SeatNumber, Story, View } from '../module';
import type { Session } from '../../table/session.svelte';
import type { Components, Event } from '../../wire';
import Board from './Board.svelte';
import { catalogueIn, numberIn } from './cards';
import Chip from './Chip.svelte';
import Example from './Example.svelte';
import examples from './examples.json';
import Hand from './Hand.svelte';
import { asPark } from './view';

const DURATIONS: Record<string, number> = {
  lay: 450, collect: 550, bonus: 550, draw: 250, 'take-malus': 450, score: 1200, 'new-pile': 600, counter: 300, end: 600,
};
const QUIET = new Set(['deal', 'dealt', 'drawn', 'taken']);

function flights(event: Event, view: View): Flight[] {
  const { params } = event;
  const seat = String(params.seat ?? '');
  const number = seat ? numberIn(seat) : -1;
  const malus = `malus:${number}`;
  if (event.key === 'lay') {
    const card = String(params.card);
    return [{ what: card, from: [card, seat], to: [String(params.space)] }];
  }
  if (event.key === 'collect') {
    return (params.cards as string[]).map((card) => ({ what: card, from: [card], to: [malus, seat] }));
  }
  if (event.key === 'drawn' || event.key === 'taken') {
    const from = event.key === 'drawn' ? 'pile' : `malus:${asPark(view).reader}`;
    return (params.cards as string[]).map((card) => ({ what: card, from: [from], to: [card] }));
  }
  if (event.key === 'draw' && number !== asPark(view).reader && Number(params.count) > 0) {
    return [{ what: 'back', from: ['pile'], to: [seat] }];
  }
  return [];
}

function touched(event: Event): string[] {
  const { seat, card, space, cards } = event.params;
  const named = [seat, card, space, ...(Array.isArray(cards) ? cards : [])];
  return named.filter((element): element is string => typeof element === 'string');
}

function numbers(view: View, seat: number): SeatNumber[] {
  const park = asPark(view);
  return [
    { key: 'web-park-marker', value: park.markers[seat] ?? 0, icon: 'marker', isTold: true },
    { key: 'web-park-malus', value: park.malus[seat] ?? 0, icon: 'malus', isTold: true, element: seat === park.reader ? undefined : `malus:${seat}` },
    { key: 'web-park-held', value: park.held[seat] ?? 0, icon: 'hand', isTold: false },
  ];
}

/** Where every marker would have stood after each turn, had there been a scoring. */
function story(events: Event[], seats: number, components: Components | null): Story {
  const { start, end } = catalogueIn(components);
  let markers: number[] = Array.from({ length: seats }, () => start);
  let malus: number[] = markers.map(() => 0);
  const rows: number[][] = [];
  const sums = () => markers.map((marker, seat) => marker + malus[seat]!);
  for (const { key, params } of events) {
    const seat = params.seat ? numberIn(String(params.seat)) : -1;
    const changed = (list: number[], value: number) => list.map((old, index) => (index === seat ? value : old));
    if (key === 'turn') rows.push(sums());
    else if (key === 'collect') malus = changed(malus, malus[seat]! + Number(params.count));
    else if (key === 'take-malus') malus = changed(malus, Number(params.malus));
    else if (key === 'bonus') markers = changed(markers, Number(params.marker));
    else if (key === 'score') {
      markers = (params.markers as number[]).slice();
      malus = markers.map(() => 0);
    }
  }
  rows.push(sums());
  const lines = Array.from({ length: seats }, (_, seat) => rows.map((row) => row[seat]!));
  return { title: 'web-park-story', lines, limit: end };
}

const park: GameModule<Session> = {
  Board,
  Hand,
  Chip,
  examples: { ids: examples.map(({ id }) => id), Picture: Example },
  duration: (event) => DURATIONS[event.key] ?? 0,
  flights,
  touched,
  quiet: QUIET,
  heard: new Set(['drawn', 'taken']),
  numbers,
  clock: (view) => ({ key: 'web-turn', params: { turn: asPark(view).turn }, rule: '' }),
  story,
};
export default park;
