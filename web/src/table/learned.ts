/** How far the first games were played on this device. */

const KEY = 'gamekeeper-lesson';
const OVER = 'over';

/** What was answered in the first game of a game, step by step; nothing once it was played to its end. */
export function begun(game: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}-${game}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether it was played to its end. */
export function isLearned(game: string): boolean {
  try {
    return localStorage.getItem(`${KEY}-${game}`) === JSON.stringify(OVER);
  } catch {
    return false;
  }
}

/** Keep how far it is. */
export function keepLesson(game: string, given: string[], count: number): void {
  try {
    localStorage.setItem(`${KEY}-${game}`, JSON.stringify(given.length < count ? given : OVER));
  } catch {
    // a browser that keeps nothing teaches all the same
  }
}
