/** The table as a reader sees it (the engine's view, field by field). */
import type { View } from '../module';

export interface ParkView {
  reader: number;
  board: Record<string, number[]>;
  /** first row and column, last row and column of what stands around all cards; empty where nothing does */
  window: number[];
  hand: number[];
  held: number[];
  malus: number[];
  /** what the next scoring adds to each marker */
  due: number[];
  markers: number[];
  pile: number;
  turn: number;
  turn_seat: number;
  counter: number;
  ending: string;
}

export const asPark = (view: View): ParkView => view as unknown as ParkView;
