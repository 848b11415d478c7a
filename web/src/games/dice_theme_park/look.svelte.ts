import { Looker } from '../../board/look.svelte';

/** What lies over the table: all that is the reader's, the account of this phase, a card. */
export type Looking = { kind: 'yours' | 'ledger' } | { kind: 'card'; card: string };
export const look = new Looker<Looking>();

/** The park in the centre: null for the reader's own. */
class Centre {
  seat = $state<number | null>(null);
  show = (seat: number | null): void => {
    this.seat = this.seat === seat ? null : seat;
  };
}
export const centre = new Centre();

/** The map in hand: guests are answers only as long as it is, else whoever touches an attraction would lead one away. */
class MapTool {
  inHand = $state(false);
}
export const mapTool = new MapTool();
