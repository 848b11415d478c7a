/** What a seat is said to do right now. */
import type { Place } from '../wire';
import { t, words } from '../words/words.svelte';
import type { Session } from './session.svelte';

export interface SeatStatus {
  /** The words; empty where there is nothing to say. */
  told: string;
  decides: boolean;
  isAway: boolean;
}

export function statusOf(session: Session, seat: number): SeatStatus {
  const place = session.table?.places[seat];
  const decides = session.deciders.includes(seat);
  const isMine = seat === session.seat;
  const isAway = place?.kind === 'person' && !place.present && !isMine && session.table?.status === 'playing';
  return { told: wordsFor(session, seat, decides, isAway), decides, isAway };
}

/** What a seat that decides is told: that it is its turn, or why else it is asked. */
export function occasionText(game: string, occasion: string): string {
  return occasion ? words.named(`web-asked-${game}-${occasion}`, t('web-your-turn')) : t('web-your-turn');
}

function wordsFor(session: Session, seat: number, decides: boolean, isAway: boolean): string {
  const place = session.table?.places[seat];
  const isMine = seat === session.seat;
  const rank = session.isOver ? session.update?.ranking[seat] : undefined;
  if (place?.left) return t(`web-left-${place.left}`);
  if (place?.handed_to_bot) return t('web-bot-plays');
  if (isAway) return t('web-away');
  if (rank && session.update?.ranking.includes(1)) return t('place', { place: rank });
  if (decides) return isMine ? occasionText(session.table?.game ?? '', session.update?.prompt?.occasion ?? '') : place?.kind === 'bot' && session.isLive ? t('web-thinking') : t('web-deciding');
  if (isMine) return t('web-you');
  return place?.kind === 'bot' ? t(`level-${place.level}`) : '';
}

/** Whether somebody may take their seat back from the bot that plays on. */
export function mayReturn({ handed_to_bot, left }: Place): boolean {
  return handed_to_bot && left !== 'resigned' && left !== 'forfeited';
}
