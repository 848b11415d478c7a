/** From place to place by one key; inside a place the arrow keys move (`roving`). */

const STOPS = 'main [data-rove], main button[data-element], aside [data-rove]';
const PLACE = '[role="group"], section, ul';

/** The first thing of the next place: those with something to answer with come first, each in the order of reading. */
export function nextPlace(): HTMLElement | null {
  const places = new Map<Element, HTMLElement[]>();
  for (const stop of document.querySelectorAll<HTMLElement>(STOPS)) {
    const place = stop.closest(PLACE);
    if (place && stop.getClientRects().length > 0) places.set(place, [...(places.get(place) ?? []), stop]);
  }
  const isLit = (stop: Element) => stop.classList.contains('lit');
  const all = [...places].map(([place, stops]) => ({ place, stop: stops.find(isLit) ?? stops.find(({ tabIndex }) => tabIndex === 0) ?? stops[0]! }));
  const ordered = [...all.filter(({ stop }) => isLit(stop)), ...all.filter(({ stop }) => !isLit(stop))];
  const here = document.activeElement?.closest(PLACE);
  return ordered[(ordered.findIndex(({ place }) => place === here) + 1) % ordered.length]?.stop ?? null;
}
