/** What a reader may look at more closely. */
export type Looking =
  | { kind: 'card'; card: number }
  | { kind: 'deck' }
  | { kind: 'discard'; seat: number }
  | { kind: 'box' }
  | { kind: 'rule'; seat: number }
  | { kind: 'perk'; perk: string }
  | { kind: 'levels' };
