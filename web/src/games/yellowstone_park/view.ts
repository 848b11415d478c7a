/** The table as a reader sees it, and how an event carries it forward. */
import type { View } from '../module';
import type { Event } from '../../wire';
import { numberIn } from './cards';

export interface ParkView {
  reader: number;
  board: Record<string, number[]>;
  hand: number[];
  held: number[];
  malus: number[];
  markers: number[];
  pile: number;
  turn: number;
  turn_seat: number;
  counter: number;
  ending: string;
}

export const asPark = (view: View): ParkView => view as unknown as ParkView;

const numbersIn = (value: unknown): number[] => (value as (string | number)[]).map(numberIn);
const changed = (list: number[], place: number, value: number) => list.map((old, index) => (index === place ? value : old));
const byNumber = (a: number, b: number) => a - b;

/** The view after one more event. */
export function follow(before: View, event: Event): View {
  const view: ParkView = { ...asPark(before) };
  const { params } = event;
  const seat = typeof params.seat === 'string' ? numberIn(params.seat) : -1;
  switch (event.key) {
    case 'turn-up':
      view.board = { [String(params.space)]: [numberIn(params.card as string)] };
      break;
    case 'lay':
      lay(view, seat, numberIn(params.card as string), String(params.space));
      break;
    case 'collect':
      collect(view, seat, numbersIn(params.cards));
      break;
    case 'draw':
      view.held = changed(view.held, seat, view.held[seat]! + Number(params.count));
      view.pile = Number(params.pile);
      break;
    case 'take-malus':
      view.held = changed(view.held, seat, view.held[seat]! + Number(params.count));
      view.malus = changed(view.malus, seat, Number(params.malus));
      break;
    case 'dealt':
    case 'drawn':
    case 'taken':
      view.hand = [...view.hand, ...numbersIn(params.cards)].sort(byNumber);
      break;
    case 'bonus':
      view.markers = changed(view.markers, seat, Number(params.marker));
      break;
    case 'score':
      view.markers = numbersIn(params.markers);
      break;
    case 'new-pile':
      view.malus = view.malus.map(() => 0);
      view.pile = Number(params.count);
      view.counter = Number(params.counter);
      break;
    case 'counter':
      view.counter = Number(params.counter);
      break;
    case 'turn':
      view.turn = Number(params.turn);
      view.turn_seat = seat;
      break;
    case 'end':
      view.ending = String(params.reason);
      break;
  }
  return view as unknown as View;
}

function lay(view: ParkView, seat: number, card: number, space: string): void {
  view.held = changed(view.held, seat, view.held[seat]! - 1);
  view.board = { ...view.board, [space]: [...(view.board[space] ?? []), card] };
  if (seat === view.reader) view.hand = view.hand.filter((other) => other !== card);
}

function collect(view: ParkView, seat: number, cards: number[]): void {
  const stays = ([, lying]: [string, number[]]) => !lying.some((card) => cards.includes(card));
  view.board = Object.fromEntries(Object.entries(view.board).filter(stays));
  view.malus = changed(view.malus, seat, view.malus[seat]! + cards.length);
}
