import { Looker } from '../../board/look.svelte';

/** What can be looked at more closely. */
export type Looking =
  | { kind: 'card'; card: number }
  | { kind: 'deck' | 'legendary' | 'weather' | 'team' | 'risk' | 'post' | 'body' }
  | { kind: 'seat' | 'discard'; seat: number }
  | { kind: 'leg'; leg: string };

export const look = new Looker<Looking>();
