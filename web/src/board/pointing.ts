/** What anything on a table has that can be pointed at or looked at, the same for every game. */
import type { Session } from '../table/session.svelte';
import { looks } from './looking';
import { isTouch } from './marks';

/** Attributes of a button that stands for `element`: pressed it answers, or shows what is `seen` where it is no answer. */
export function pointing(session: Session, element: string, seen: () => void = () => session.point(element)) {
  const isAnswer = session.choice.prompt?.options.some(({ elements }) => elements.includes(element)) ?? false;
  return {
    type: 'button' as const,
    'data-element': element,
    onclick: (event: MouseEvent) => (isAnswer ? session.point(element, isTouch(event)) : seen()),
    ...looks(session.choice, element, isAnswer),
  };
}
