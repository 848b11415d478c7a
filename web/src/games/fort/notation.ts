/** What pointing at something would be called, so that the server can say why it is no answer. */
import type { Session } from '../../table/session.svelte';
import { asFort, nameIn, numberIn, type FortView } from './view';
import { catalogueOf } from './words';

/** Where a card lies, in the words of the notation; null where it answers nothing. */
function placeOf(view: FortView, card: number): string | null {
  if (view.hand.includes(card) || view.draft_hand.includes(card)) return 'hand';
  if (view.park.includes(card)) return 'park';
  if (view.seats[view.reader]?.discard.includes(card)) return 'discard';
  const seat = view.seats.findIndex(({ yard }) => yard.includes(card));
  return seat < 0 ? null : `yard${seat + 1}`;
}

export function notation(element: string, session: Session): string | null {
  const [kind = ''] = element.split(':');
  if (kind === 'park-deck') return 'top';
  if (kind === 'action') return nameIn(element);
  if (kind === 'suit' || kind === 'perk' || kind === 'rule' || kind === 'supply') return element;
  if (kind === 'stuff' || kind === 'pack') return `${kind}:${nameIn(element)}`;
  if (kind !== 'card' || !session.view) return null;
  const card = numberIn(element);
  const place = placeOf(asFort(session.view), card);
  const catalogue = catalogueOf(session);
  const slug = catalogue?.kinds[catalogue.cards[card] ?? -1]?.slug;
  return place && slug ? `${place}:${slug}` : null;
}
