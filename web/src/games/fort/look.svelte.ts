import { Looker } from '../../board/look.svelte';

/** What can be looked at more closely. */
export type Looking =
  | { kind: 'card'; card: number }
  | { kind: 'deck' }
  | { kind: 'discard'; seat: number }
  | { kind: 'box' }
  | { kind: 'rule'; seat: number }
  | { kind: 'perk'; perk: string }
  | { kind: 'levels' }
  | { kind: 'house'; seat: number }
  | { kind: 'park' };

class Look extends Looker<Looking> {
  /** Close a house or the park: things can be pointed at there. */
  leave = (): void => {
    if (this.what?.kind === 'house' || this.what?.kind === 'park') this.what = null;
  };
}
export const look = new Look();
