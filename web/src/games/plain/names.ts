/** What things of a game are called that the page knows nothing about. */
import type { Session } from '../../table/session.svelte';
import { words } from '../../words/words.svelte';

/** The label of an element, or the text itself. */
export function elementName(session: Session, element: string): string {
  const isNamed = element.startsWith('seat:') || session.names.label(element) !== null;
  return isNamed ? words.element(element, session.names) : element;
}

/** A place under a seat's name needs no name in it: `zone-hand`, else the label of `hand:2`. */
export function placeName(session: Session, place: string): string {
  return words.named(`zone-${place.split(':')[0]}`, elementName(session, place));
}

export function figureName(name: string): string {
  return words.named(`number-${name}`, name.replaceAll('_', ' '));
}
