/** What scrolls is reached by keys: it stops the Tab key as long as it holds more than it shows and nothing in it does. */
import type { Attachment } from 'svelte/attachments';

const STOPS = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])';
const SCROLLS = new Set(['auto', 'scroll']);
const SLACK = 1; // px that rounding may add

/** Whether some of an element is out of sight and can be scrolled to. */
export function isScrolled(element: HTMLElement): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isWide = SCROLLS.has(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
  return isWide || (SCROLLS.has(overflowY) && element.scrollHeight > element.clientHeight + SLACK);
}

/** Attach to whatever may have to be scrolled and may hold nothing that takes the focus. */
export const reachable: Attachment<HTMLElement> = (element) => {
  const own = element.getAttribute('tabindex');
  const look = () => {
    const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
    const wanted = !stops.some((stop) => stop.checkVisibility()) && isScrolled(element) ? '0' : own;
    if (element.getAttribute('tabindex') === wanted) return;
    if (wanted === null) element.removeAttribute('tabindex');
    else element.setAttribute('tabindex', wanted);
  };
  const sizes = new ResizeObserver(look);
  const watch = () => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one); // which looks at once
  };
  const changes = new MutationObserver(watch);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'href'] });
  watch();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
