/** Looking at an answer before it is given: with the mouse over it, or where the reader's own keys have led. */
import type { Choice } from '../table/choice.svelte';

let isLeading = false;

/** Put the focus somewhere for the reader: whoever is led has not asked to see what an answer would do. */
export function lead(node: HTMLElement | null | undefined): void {
  isLeading = true;
  node?.focus({ preventScroll: true });
  isLeading = false;
}

/** Whether the reader moved the focus there, by key; a finger or a mouse that pressed something has the focus too. */
export function isOwnFocus(target: EventTarget | null): boolean {
  return !isLeading && target instanceof Element && target.matches(':focus-visible');
}

/** Handlers for something that may be looked at, while it `isAnswer`. */
export function looks(choice: Choice, element: string, isAnswer = true) {
  const away = () => {
    if (choice.looking === element) choice.looking = null;
  };
  return {
    onpointermove(event: PointerEvent) {
      if (event.pointerType === 'mouse' && isAnswer) choice.looking = element;
    },
    onpointerleave: away,
    onfocus(event: FocusEvent) {
      if (isAnswer && isOwnFocus(event.currentTarget)) choice.looking = element;
    },
    onblur: away,
  };
}
