/** Where the reader is. Real addresses, no framework. */

export type Page =
  | { name: 'home' }
  | { name: 'new' }
  | { name: 'table'; code: string }
  | { name: 'replay'; code: string }
  | { name: 'review'; code: string }
  | { name: 'practice'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'lab'; game: string }
  | { name: 'pack'; game: string }
  | { name: 'ratings'; game: string }
  | { name: 'profile'; handle: string }
  | { name: 'me' }
  | { name: 'about' }
  | { name: 'resume' }
  | { name: 'mail' }
  | { name: 'unsubscribe' }
  | { name: 'lost' };

/** The page an address names. */
export function pageOf(path: string): Page {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (first === 'lab' && rest.length === 1 && rest[0] === 'pack') return { name: 'pack', game: second };
  if (rest.length > 0) return { name: 'lost' };
  if (first === '') return { name: 'home' };
  if (first === 'table' && second) return { name: 'table', code: second };
  if (first === 'replay' && second) return { name: 'replay', code: second };
  if (first === 'review' && second) return { name: 'review', code: second };
  if (first === 'practice' && second) return { name: 'practice', game: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'rules' && second) return { name: 'rules', game: second };
  if (first === 'lab') return { name: 'lab', game: second };
  if (first === 'ratings') return { name: 'ratings', game: second };
  if (first === 'profile') return { name: 'profile', handle: second };
  if (second) return { name: 'lost' };
  if (first === 'new' || first === 'me' || first === 'about' || first === 'resume' || first === 'mail' || first === 'unsubscribe') return { name: first };
  return { name: 'lost' };
}

/** A part of an address; as it is where it is cut off or was never encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The token at the beginning of a text. */
export function tokenIn(text: string): string {
  return /^[\w-]*/.exec(text.trim())?.[0] ?? '';
}

class Router {
  #url = $state.raw(new URL(typeof location === 'undefined' ? 'http://here/' : location.href));
  page = $derived(pageOf(this.#url.pathname));

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get hash(): string {
    return decoded(this.#url.hash.slice(1));
  }
  /** The token that a link carries, without what a mail program took for a part of the link. */
  get token(): string {
    return tokenIn(this.hash);
  }

  /** Listen to the browser's back and to clicks on our own links. */
  start(): () => void {
    const read = () => (this.#url = new URL(location.href));
    const click = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button !== 0 || isModified(event)) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api') || link.pathname.startsWith('/schema')) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  go(href: string): void {
    const before = this.#url.pathname;
    history.pushState(null, '', href);
    this.#url = new URL(location.href);
    if (before !== this.#url.pathname && !this.#url.hash) scrollTo(0, 0);
  }

  /** Change the address without a new step for the browser's back. */
  replace(href: string): void {
    history.replaceState(null, '', href);
    this.#url = new URL(location.href);
  }
}

function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

export const router = new Router();
