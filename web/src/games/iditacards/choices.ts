/** Cards a question is about that lie neither in the own hand nor in the own team: they are laid out over the map. */
import { cardsIn, numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import { kindOf, raceIn } from './view';

/** A card laid out: how many equal ones are one answer, and the rival whose dog it is, -1 for nobody's. */
export type Ware = { card: number; count: number; seat: number };

export const asks = (session: Session, question: string): boolean => session.choice.prompt?.text.key === question;
const askedOf = (session: Session): string[] => session.choice.prompt?.options.flatMap(({ elements }) => elements) ?? [];
/** Whether one of the upgrade decks is asked for. */
export const asksDeck = (session: Session): boolean => askedOf(session).some((element) => element.startsWith('pile-'));

export function waresOf(session: Session): Ware[] {
  const { seats, reader, ...view } = raceIn(session);
  const mine = seats[reader];
  if (!mine) return [];
  const teams = seats.map(({ dogs }) => dogs.flatMap(({ card, attachments }) => [card, ...attachments]));
  const asked = new Set(askedOf(session).filter((element) => element.startsWith('card:')).map(numberIn));
  const piles = [view.supply, view.looked, mine.discard, view.legendary, view.deck];
  return [...asked].filter((card) => !view.hand.includes(card) && !teams[reader]!.includes(card)).map((card) => {
    const seat = teams.findIndex((team) => team.includes(card));
    const pile = (seat < 0 && piles.find((one) => one.includes(card))) || [card];
    return { card, seat, count: pile.filter((one) => kindOf(session, one) === kindOf(session, card)).length };
  });
}

/** The card whose energy the reader pays, what has been paid of it, and how much is still owed; null while nothing is. */
export function payingOf(session: Session): { card: number; paid: number[]; owed: number } | null {
  if (!asks(session, 'ask-energy')) return null;
  const { card, left } = session.choice.prompt!.text.params;
  const since = session.events.findLastIndex(({ key }) => key === 'play' || key === 'risk');
  const paid = session.events.slice(since + 1).flatMap((event) => (event.key === 'pay' ? cardsIn(event).map(numberIn) : []));
  return { card: numberIn(card), paid, owed: numberIn(left) };
}
/** The card of the reader that is on the table right now: being paid for, or just turned up; -1 for none. */
export function shownCard(session: Session): number {
  const last = session.events.at(-1);
  const isTurned = last?.key === 'risk' && numberIn(last.params.seat) === session.seat && session.stage?.playing;
  return payingOf(session)?.card ?? (isTurned ? numberIn(cardsIn(last)[0]) : -1);
}
