/** The table as a reader sees it (the engine's `fort/view.py`, field by field). */
import type { View } from '../module';

export interface SeatView {
  board: number;
  points: number;
  level: number;
  pizza: number;
  toys: number;
  pack_pizza: number;
  pack_toys: number;
  pack_room: number;
  lookout_room: number;
  hand: number;
  deck: number;
  discard: number[];
  yard: number[];
  lookout: number[];
  unseen: string[];
  perks: string[];
  rule: string;
  macaroni: boolean;
}

export interface FortView {
  reader: number;
  seats: SeatView[];
  hand: number[];
  deck: number[];
  draft_hand: number[];
  draft_picks: number[];
  draft_choice: number;
  draft_round: number;
  park: number[];
  park_deck: number;
  supply: number[];
  perks: string[];
  rules: number;
  macaroni: boolean;
  box: number[];
  turn: number;
  round: number;
  turn_seat: number;
  start_seat: number;
  phase: string;
  played: number;
  added: number[];
  aside: number[];
  used: string[];
  suit: string;
  trash_played: boolean;
  last_round: string;
  ending: string;
}

export const asFort = (view: View): FortView => view as unknown as FortView;
