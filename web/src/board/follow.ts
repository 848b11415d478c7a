/** What scrolls follows the question: what is pointed out in it comes into sight, else the first thing that may be answered. */
import type { Attachment } from 'svelte/attachments';
import type { Session } from '../table/session.svelte';

/** Attach to the scroller; where nothing in it is asked about, it and the scrollers in it are at their beginning again. */
export function following(session: Session): Attachment<HTMLElement> {
  return (scroller) => {
    const isPointedOut = session.hint !== null || session.wished.size > 0;
    const found = session.choice.prompt && ((isPointedOut && scroller.querySelector('.hinted')) || scroller.querySelector('.lit'));
    if (found) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    else for (const one of [scroller, ...scroller.children]) one.scrollLeft = 0;
  };
}
