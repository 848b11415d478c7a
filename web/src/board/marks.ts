/** How an element of the table stands out right now, the same for every game. */
import type { Session } from '../table/session.svelte';

/** Class names for an element, for `class={}`. */
export function marks(session: Session, element: string): Record<string, boolean> {
  const { choice, stage, marked, hint, wished } = session;
  const asking = choice.prompt !== null;
  const lit = asking && choice.lit.has(element);
  const picked = choice.picked.includes(element) || (choice.pending?.elements.includes(element) ?? false);
  return {
    lit,
    picked,
    resting: asking && !lit && !picked,
    touched: stage?.touched.has(element) ?? false,
    marked: marked.has(element),
    hinted: hint?.option.elements.includes(element) ?? wished.has(element),
  };
}

/** Whether a click came from a finger, which has no way to look first. */
export function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
