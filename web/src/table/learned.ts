/** How far the first games were played on this device. */
import { keep, kept } from './kept';

const KEY = 'gamekeeper-lesson';
const OVER = 'over';

/** What was answered in the first game of a game, step by step; nothing once it was played to its end. */
export function begun(game: string): string[] {
  return kept(KEY, game) ?? [];
}

/** Whether it was played to its end. */
export function isLearned(game: string): boolean {
  return kept(KEY, game) === null;
}

/** Keep how far it is. */
export function keepLesson(game: string, given: string[], count: number): void {
  keep(KEY, game, given.length < count ? given : OVER);
}
