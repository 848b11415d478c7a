/** Any game on the page: drawn from its view's zones and numbers, or as a list of whatever the view says. */
import type { GameModule, SeatNumber, View } from '../module';
import type { Session } from '../../table/session.svelte';
import type { Event, Phrase } from '../../wire';
import { words } from '../../words/words.svelte';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { isTable } from './lying';

const DURATION = 350;

function touched({ params }: Event): string[] {
  const named = Object.values(params).flatMap((value) => value);
  return named.filter((value): value is string => typeof value === 'string' && /^[a-z-]+(:\d+)*$/.test(value));
}

function numbers(view: View, seat: number): SeatNumber[] {
  if (!isTable(view.numbers)) return [];
  return Object.entries(view.numbers).flatMap(([name, values]) => {
    const value: unknown = Array.isArray(values) ? values[seat] : undefined;
    const key = words.has(`number-${name}`) ? `number-${name}` : name;
    return typeof value === 'number' ? [{ key, value, icon: 'marker' as const, isTold: true }] : [];
  });
}

function clock(view: View): Phrase {
  const told = isTable(view.numbers) ? view.numbers : view;
  const turn = [told.turn, told.turns].find((value) => typeof value === 'number');
  return { key: turn === undefined ? '' : 'web-turn', params: turn === undefined ? {} : { turn: Number(turn) }, rule: '' };
}

const plain: GameModule<Session> = {
  Board,
  Chip,
  everyAnswer: true,
  duration: ({ key }) => (words.isSilent(`event-${key}`) ? 0 : DURATION),
  flights: () => [],
  touched,
  numbers,
  clock,
  story: () => ({ title: '', lines: [], limit: 0 }),
};
export default plain;
