/** Who decides who plays at a table, and whether that is the reader. */
import type { TableState } from '../wire';

/** In how many seconds the reader may decide: 0 as host, later while the host is away, never while the host is here. */
export function decidesIn(table: TableState): number {
  if (table.my_seat === null) return Infinity;
  const host = table.host === null ? undefined : table.places[table.host];
  if (!host || host.mine) return 0;
  return host.absent_since === null ? Infinity : Math.max(0, host.absent_since + table.absence_seconds - table.now);
}

/** Whether the reader may decide now; call it while a component is made. */
export function hosting(table: () => TableState | null): { readonly may: boolean } {
  const due = $derived.by(() => {
    const now = table();
    return now ? decidesIn(now) : Infinity;
  });
  let ripe = $state(false);
  $effect(() => {
    ripe = false;
    if (due === 0 || due === Infinity) return;
    const timer = setTimeout(() => (ripe = true), due * 1000);
    return () => clearTimeout(timer);
  });
  return {
    get may() {
      return due === 0 || ripe;
    },
  };
}
