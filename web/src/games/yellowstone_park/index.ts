/** Yellowstone Park on the page. */
import type { Flight, GameModule, SeatNumber, Story, View } from '../module';
import type { Components, Event, Phrase } from '../../wire';
import Board from './Board.svelte';
import { face, isCard, LETTERS, COLOURS, numberIn, placeOf, TRACK_END } from './cards';
import Chip from './Chip.svelte';
import Hand from './Hand.svelte';
import { asPark, follow } from './view';

const DURATIONS: Record<string, number> = {
  lay: 450, collect: 550, bonus: 550, draw: 250, 'take-malus': 450, score: 1200, 'new-pile': 600, counter: 300, end: 600,
};
const START = 5; // as printed in the box
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

function notation(elements: string[]): string | null {
  const card = elements.find(isCard);
  const place = elements.map(placeOf).find((found) => found !== null);
  if (card && place) {
    const { colour, number } = face(numberIn(card));
    return `${LETTERS[COLOURS.indexOf(colour)]}${number}:${place.column}`;
  }
  const last = elements.at(-1);
  return last === 'pile' ? 'pile' : last?.startsWith('malus:') ? 'malus' : null;
}

/** A card goes to the row of its number: the notation has no row, so the page says this by itself. */
function refusal(elements: string[]): Phrase | null {
  const card = elements.find(isCard);
  const place = elements.map(placeOf).find((found) => found !== null);
  if (!place) return null;
  if (!card) return { key: 'web-park-card-first', params: {}, rule: 'Y3.5' };
  const { number } = face(numberIn(card));
  if (place.row === number) return null;
  return { key: 'web-park-wrong-row', params: { card, number, row: place.row }, rule: 'Y3.1' };
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
function story(events: Event[], seats: number, options: Record<string, unknown>, components: Components | null): Story {
  const track = components?.rows.find(({ table }) => table === 'track')?.fields;
  let markers: number[] = Array.from({ length: seats }, () => Number(track?.start ?? START));
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
  return { title: 'web-park-story', lines, limit: Number(options.end_score ?? track?.end ?? TRACK_END) };
}

const park: GameModule = {
  Board,
  Hand,
  Chip,
  follow,
  duration: (event) => DURATIONS[event.key] ?? 0,
  flights,
  touched,
  isTold: (event) => !QUIET.has(event.key),
  isHeard: (event) => event.key === 'drawn' || event.key === 'taken',
  turnOf: (event) => (event.key === 'turn' ? numberIn(String(event.params.seat)) : null),
  notation,
  refusal,
  numbers,
  clock: (view) => ({ key: 'web-turn', params: { turn: asPark(view).turn }, rule: '' }),
  story,
};
export default park;
