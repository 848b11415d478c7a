/** Who decides who plays at a table, whether that is the reader, and when a bot may step in. */
import type { Place, TableState } from '../wire';

/** In how many seconds a bot may play for somebody: never while they are here. */
export function goneIn(table: TableState, place: Place): number {
  return place.absent_since === null ? Infinity : Math.max(0, place.absent_since + table.absence_seconds - table.now);
}

/** In how many seconds the reader may decide: 0 as host, later while the host is away, never while the host is here. */
export function decidesIn(table: TableState): number {
  if (table.my_seat === null) return Infinity;
  const host = table.host === null ? undefined : table.places[table.host];
  if (!host || host.mine) return 0;
  return goneIn(table, host);
}

/** Whether what is due in so many seconds is due by now; call it while a component is made. */
export function ripening(seconds: () => number): { readonly ripe: boolean } {
  const due = $derived(seconds());
  let passed = $state(false);
  $effect(() => {
    passed = false;
    if (due === 0 || due === Infinity) return;
    const timer = setTimeout(() => (passed = true), due * 1000);
    return () => clearTimeout(timer);
  });
  return {
    get ripe() {
      return due === 0 || passed;
    },
  };
}

/** Whether the reader may decide now; call it while a component is made. */
export function hosting(table: () => TableState | null): { readonly may: boolean } {
  const turn = ripening(() => {
    const now = table();
    return now ? decidesIn(now) : Infinity;
  });
  return {
    get may() {
      return turn.ripe;
    },
  };
}
