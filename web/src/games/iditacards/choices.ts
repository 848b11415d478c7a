/** Cards a question is about that lie neither in the own hand nor in the own team: they are laid out over the map. */
import { cardsIn, numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Event } from '../../wire';
import { kindOf, raceIn } from './view';

/** A card laid out: how many equal ones are one answer, and the rival whose dog it is, -1 for nobody's. */
export type Ware = { card: number; count: number; seat: number };

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
  if (!session.choice.asks('ask-energy')) return null;
  const { card, left } = session.choice.prompt!.text.params;
  const since = session.events.findLastIndex(({ key }) => key === 'play' || key === 'risk');
  const paid = session.events.slice(since + 1).flatMap((event) => (event.key === 'pay' ? cardsIn(event).map(numberIn) : []));
  return { card: numberIn(card), paid, owed: numberIn(left) };
}
/** The reader's cards that are on the table right now: being paid for, just turned up, or on their way without effect. */
export function shownCards(session: Session): number[] {
  const last = session.events.at(-1);
  const isShown = session.stage?.playing && last && (last.key === 'risk' || last.key === 'fizzle') && isOf(last, session.seat);
  const paid = payingOf(session)?.card;
  return paid !== undefined ? [paid] : isShown ? cardsIn(last).map(numberIn) : [];
}
const isOf = ({ params }: Event, seat: number): boolean => numberIn(params.seat) === seat;
const DEEDS = new Set(['play', 'risk', 'new-day']);
/** The reader's cards that came to nothing since the reader last did something. */
export function fizzledOf({ events, seat }: Session): number[] {
  const since = events.findLastIndex((event) => DEEDS.has(event.key) && isOf(event, seat));
  return events.slice(since + 1).filter((event) => event.key === 'fizzle' && isOf(event, seat)).flatMap(cardsIn).map(numberIn);
}
