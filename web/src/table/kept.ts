/** What this device keeps of a game under a name: a list of texts. */

/** The list, `null` where something else is kept; empty where nothing is. */
export function kept(name: string, game: string): string[] | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(`${name}-${game}`) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : null;
  } catch {
    return [];
  }
}

/** Keep something; a browser that keeps nothing teaches and practises all the same. */
export function keep(name: string, game: string, what: unknown): void {
  try {
    localStorage.setItem(`${name}-${game}`, JSON.stringify(what));
  } catch {
    // private windows
  }
}
