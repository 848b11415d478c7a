/** The messages of the server, under the names the page uses. */
export type Param = number | string | number[] | string[];
export type Params = Record<string, Param>;
export interface Phrase { key: string; params: Params; rule: string }
export interface Option { action: string; text: Phrase; elements: string[]; passes_on: boolean }
export interface Prompt { seat: number; text: Phrase; options: Option[] }
export interface Event { number: number; key: string; params: Params; at: number }
export type Level = 'easy' | 'medium' | 'hard' | 'expert';
export interface Place {
  seat: number; kind: 'person' | 'open' | 'bot'; name: string; level: string;
  present: boolean; absent_since: number | null; handed_to_bot: boolean; mine: boolean;
}
export type OptionValue = boolean | number | null;
export interface TableState {
  code: string; game: string; seats: number; options: Record<string, OptionValue>;
  status: 'waiting' | 'playing' | 'over'; places: Place[]; my_seat: number | null;
  created: number; language: string; rematch: string | null; absence_seconds: number;
}
export interface Update {
  type: 'update'; number: number; table: TableState; view: Record<string, unknown> | null; prompt: Prompt | null;
  events: Event[]; may_undo: boolean; deciders: number[]; scores: number[]; ranking: number[];
  outcome: string; commitment: string; seed: string | null; key: string | null;
}
export interface OptionSpec { key: string; kind: 'bool' | 'int'; default: OptionValue; low: number; high: number; seats: number[] }
export interface GameInfo {
  name: string; edition: string; rules_version: number; seats: number[]; usual_seats: number; options: OptionSpec[];
}
export interface TableSummary {
  code: string; game: string; seats: number; status: TableState['status']; my_seat: number; names: string[];
  deciders: number[]; created: number; touched: number;
}
export interface Row { number: number; seat: number; action: string | null; by_bot: boolean; time: number }
export interface History { rows: Row[]; events: Event[] }
export interface Me { name: string; language: string; tables: TableSummary[] }
export interface Hint { action: string; option: Option; parts: Record<string, number>; alternatives: { action: string; share: number }[] }
