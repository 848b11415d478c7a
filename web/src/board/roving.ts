/** One tab stop for a group of buttons; the arrow keys move inside it (the ARIA "roving tabindex"). */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Where a key leads from place `index` of a grid with `columns` columns and `count` places. */
export function nextIndex(key: string, index: number, columns: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [down, right] = STEPS[key] ?? [0, 0];
  const column = (index % columns) + right;
  if (column < 0 || column >= columns) return index;
  const next = index + down * columns + right;
  return next < 0 || next >= count ? index : next;
}

/** Attach to the group; its stops are those with `data-rove`, in the order of reading. Tab leads to `start` at first. */
export function roving(columns: number, start: 'first' | 'last' = 'first'): Attachment<HTMLElement> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<HTMLElement>('[data-rove]')];
    const keep = (chosen: HTMLElement | undefined) => {
      for (const stop of stops()) stop.tabIndex = stop === chosen ? 0 : -1;
    };
    const refresh = () => {
      const all = stops();
      if (!all.some((stop) => stop.tabIndex === 0) || all.filter((stop) => stop.tabIndex === 0).length > 1) keep(all.at(start === 'first' ? 0 : -1));
    };
    const focused = (event: FocusEvent) => {
      const stop = (event.target as Element).closest<HTMLElement>('[data-rove]');
      if (stop) keep(stop);
    };
    const pressed = (event: KeyboardEvent) => {
      const all = stops();
      const index = all.indexOf(document.activeElement as HTMLElement);
      const isMove = event.key in STEPS || event.key === 'Home' || event.key === 'End';
      if (index < 0 || !isMove || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      all[nextIndex(event.key, index, Math.min(columns, all.length), all.length)]?.focus();
    };
    refresh();
    const watcher = new MutationObserver(refresh);
    watcher.observe(group, { childList: true, subtree: true });
    group.addEventListener('focusin', focused);
    group.addEventListener('keydown', pressed);
    return () => {
      watcher.disconnect();
      group.removeEventListener('focusin', focused);
      group.removeEventListener('keydown', pressed);
    };
  };
}
