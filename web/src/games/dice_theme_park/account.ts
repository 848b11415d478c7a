/** What a round brought, told by its events; and what the table shows of it. */
import { numberIn, textsIn } from '../../board/elements';
import type { Choice } from '../../table/choice.svelte';
import type { Session } from '../../table/session.svelte';
import type { Event } from '../../wire';
import { t } from '../../words/words.svelte';
import { asPark, kindOf, parkIn, shownSeat, type Kind, type Spot } from './view';
import { nameOf } from './words';

/** Events that bring stars, with their number as `count`. */
const GAINS = new Set(['statues', 'administrator', 'vips', 'place', 'applause', 'money-stars']);
export const starsIn = ({ key, params }: Event): number => (key === 'earn' ? numberIn(params.stars) : GAINS.has(key) ? numberIn(params.count) : 0);

/** A line of an account: what for, stars, money. */
export interface Row { name: string; stars: number; money: number; note?: string }

/** The upkeep that was counted last, line by line, as far as it has been shown. */
export function upkeepOf(session: Session, seat: number): Row[] {
  const since = session.events.findLastIndex(({ key, params }) => key === 'phase' && params.count === 5);
  const own = since < 0 ? [] : session.events.slice(since).filter((event) => starsIn(event) > 0 && numberIn(event.params.seat) === seat);
  return own.map((event) => {
    const isEarned = event.key === 'earn';
    const name = isEarned ? nameOf(kindOf(session, String(event.params.place))) : t('web-dtp-row', { what: event.key });
    return { name, stars: starsIn(event), money: isEarned ? numberIn(event.params.money) : 0 };
  });
}
/** The attractions of a park, with what is printed on them. */
export const builtIn = (session: Session, seat: number): (Spot & { kind: Kind })[] =>
  parkIn(session).parks[seat]!.flatMap((spot) => (spot ? [{ ...spot, kind: kindOf(session, spot.card) }] : []));
/** What has been operated this round, and what the VIPs among the guests bring. */
export function earnedBy(session: Session, seat: number): Row[] {
  const rows: Row[] = builtIn(session, seat).filter(({ cubes }) => cubes > 0).map(({ kind, cubes, stars, money }) => ({ name: nameOf(kind), stars: cubes * stars, money: cubes * money, note: cubes > 1 ? `× ${cubes}` : '' }));
  const vips = rows.reduce((left, row) => left - row.stars, parkIn(session).earned[seat]!);
  return vips > 0 ? [...rows, { name: t('web-dtp-row', { what: 'vips' }), stars: vips, money: 0 }] : rows;
}
export const amenityCount = (session: Session, seat: number, amenity: string): number => builtIn(session, seat).filter(({ kind }) => kind.amenity === amenity).length;

/** The cards at a place that the reader sees. */
export const cardsAt = (session: Session, zone: string): string[] => textsIn(parkIn(session).zones[zone]);
/** What the reader has chosen so far, or unseen while others still choose. */
export const chosenOf = ({ choice, view }: Session): string[] => [...(choice.pending?.elements ?? choice.picked), ...asPark(view!).sealed];
/** What the question knows each of some equal cards by. Those chosen are the ones touched last; for the others stands the one
 * that most answers have, in whatever order they lie. */
export function namesOf(twins: readonly string[], chosen: readonly string[], touched: readonly string[], choice: Choice): Map<string, string> {
  const [known, free] = [twins.filter((one) => chosen.includes(one)), twins.filter((one) => !chosen.includes(one))];
  const standIn = byAnswers(free, choice)[0];
  return new Map(lastFirst(twins, touched).map((card, place) => [card, known[place] ?? standIn!]));
}
/** What each of some equal cards is marked as: a hint that names one of them marks one, and first what was touched last. */
export function markedAs(twins: readonly string[], touched: readonly string[], choice: Choice): Map<string, string> {
  const known = byAnswers(twins, choice);
  return new Map(lastFirst(twins, touched).map((card, place) => [card, known[place]!]));
}
const byAnswers = (twins: readonly string[], choice: Choice) => twins.toSorted((one, other) => choice.optionsAt(other).length - choice.optionsAt(one).length);
const lastFirst = (twins: readonly string[], touched: readonly string[]) => [...touched.filter((one) => twins.includes(one)), ...twins.filter((one) => !touched.includes(one))];
/** Whether a seat still has to act in what all do at once. */
export const isOpen = (session: Session, seat: number): boolean => session.deciders.includes(seat);
/** What the ledger is headed: with the name of who is watched, in place of "your". */
export function headingOf(session: Session): string {
  const view = parkIn(session);
  const phase = ledgerOf(session);
  const heading = t('web-dtp-ledger', { phase });
  if (view.reader >= 0 || phase === 'welcome') return heading;
  const name = session.names.seat(shownSeat(view));
  return phase === 'operate' || phase === 'upkeep' ? `${heading} · ${name}` : name;
}
/** Which account the ledger has: of the phase, of the set-up; who is alone has no turn order. */
export function ledgerOf(session: Session): string {
  const { round, phase, order } = parkIn(session);
  return round === 0 ? 'start' : phase === 'welcome' && order.length === 1 ? 'improve' : phase;
}
