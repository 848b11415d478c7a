/** What is left on the clocks of a table, as it runs down on this device, and a pace in words. */
import { createSubscriber } from 'svelte/reactivity';
import type { Pace, TableState } from '../wire';
import { t } from '../words/words.svelte';

const TICK = 250;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKLY_LOW = DAY / 2;
const LIVE_LOW = 30;
/** At which seconds a screen reader hears of one's own clock. */
const SPOKEN = [10, 30, MINUTE, 5 * MINUTE, HOUR, DAY / 2];

const ticks = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});
/** Seconds of this device; whoever reads them where the page follows reads them again as they pass. */
function now(): number {
  ticks();
  return performance.now() / 1000;
}

export interface Face {
  left: number;
  runs: boolean;
  /** Days off: it stands until then, in seconds since 1970. */
  off: number | null;
  isLow: boolean;
}

const came = new WeakMap<object, number>();

/** A seat's clock as it is now; null where there is none. */
export function faceOf(table: TableState | null, seat: number): Face | null {
  const clock = table?.clock;
  const one = clock?.seats[seat];
  if (!table || !clock || !one) return null;
  if (!came.has(clock)) came.set(clock, performance.now() / 1000);
  const passed = one.runs || one.off_until !== null ? Math.max(0, now() - came.get(clock)!) : 0;
  const stands = one.off_until === null ? 0 : Math.max(0, one.off_until - table.now);
  const left = one.runs ? Math.max(0, one.left - Math.max(0, passed - stands)) : one.left;
  return { left, runs: one.runs, off: passed < stands ? one.off_until : null, isLow: one.runs && left <= lowFrom(clock.pace) };
}

/** From how many seconds on time is short. */
export function lowFrom({ kind, seconds }: Pace): number {
  return kind === 'days' ? Math.min(WEEKLY_LOW, seconds / 4) : Math.min(LIVE_LOW, seconds / 4);
}

/** How a clock shows so many seconds: 0:09, 1:05:00, and days in words. */
export function digits(seconds: number): string {
  if (seconds >= DAY) return spelled(seconds);
  const whole = Math.ceil(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / HOUR);
  const rest = `${two(Math.floor((whole % HOUR) / MINUTE))}:${two(whole % MINUTE)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0/, '');
}

/** The same in words, as exactly as anybody wants to hear it. */
export function spelled(seconds: number): string {
  const parts: string[] = [];
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) parts.push(t('web-clock-days', { count: days }));
  if (hours > 0 && days < 3) parts.push(t('web-clock-hours', { count: hours }));
  if (days === 0 && hours < 3 && minutes > 0) parts.push(t('web-clock-minutes', { count: minutes }));
  if (seconds < MINUTE) parts.push(t('web-clock-seconds', { count: Math.ceil(seconds) }));
  return parts.join(' ');
}

/** What a screen reader hears as time runs down: few times, not every second; empty while there is plenty. */
export function announced(seconds: number): string {
  const reached = SPOKEN.find((step) => seconds <= step);
  return reached === undefined ? '' : t('web-clock-left', { time: spelled(reached) });
}

/** A pace in words. */
export function paceText({ kind, seconds, increment }: Pace): string {
  const time = spelled(seconds);
  if (kind === 'bank') return increment ? t('web-pace-bank-more', { time, more: spelled(increment) }) : t('web-pace-bank', { time });
  return t('web-pace-move', { time });
}
