/** What has been found in practice on this device, by game. */

const KEY = 'gamekeeper-practice';

/** The exercises of a game that were answered best. */
export function found(game: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}-${game}`) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keep them. */
export function keep(game: string, ids: ReadonlySet<string>): void {
  try {
    localStorage.setItem(`${KEY}-${game}`, JSON.stringify([...ids]));
  } catch {
    // a browser that keeps nothing practises all the same
  }
}
