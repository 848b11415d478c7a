/**
 * A tab from before an update asks for files of the page that are gone. It is loaded anew, where the server answers
 * and a moment ago that did not help.
 */
const KEPT = 'gamekeeper-renewed';
const NOT_WITHIN = 60_000;

export function startRenewing(): void {
  addEventListener('vite:preloadError', () => void renew());
}

async function renew(): Promise<void> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEPT)) < NOT_WITHIN) return;
    const { ok } = await fetch('/health', { cache: 'no-store' });
    if (!ok) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    location.reload();
  } catch {
    // out of reach, or nothing is kept here: what failed says so itself
  }
}
