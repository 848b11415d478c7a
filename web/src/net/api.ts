/** The server's REST door. Every failure becomes an ApiError that knows its own words. */
import { asks } from './front';
import type { Branch, Components, GameInfo, GameWords, Hint, History, Lab, LessonAnswer, LessonState, LessonTable, Link, LinkInfo, Me, NewTable, Offer, PackCheck, PackDraft, Phrase, Plan, Resumed, ReviewState, RulesPage, Study, StudyWish, TableState, Update, Verdict } from '../wire';
import { connection } from './connection.svelte';

const ANSWER_WITHIN = 20_000;
const THOUGHT_WITHIN = 90_000; // a bot thinks as long as it is allowed to, after others who asked before

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly phrase: Phrase | null = null,
  ) {
    super(message);
  }
}

/** Whatever was thrown, as an error with a name. */
export const failureOf = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError(0, 'Failed', String(error)));

async function call<T>(method: string, path: string, body?: unknown, within = ANSWER_WITHIN): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    const asked = fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(within),
    });
    answer = await (within > ANSWER_WITHIN ? asked : connection.awaited(asked));
    text = await answer.text();
  } catch {
    throw new ApiError(0, 'Offline', 'the server did not answer');
  }
  const data: unknown = text ? safeParse(text) : null;
  if (!answer.ok) throw refusal(answer.status, data);
  return data as T;
}

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusal(status: number, data: unknown): ApiError {
  const { error = '', message = '', phrase = null } = (data ?? {}) as Partial<ApiError>;
  return new ApiError(status, error || 'Failed', message || `status ${status}`, phrase);
}

const of = (game: string) => `/games/${encodeURIComponent(game)}`;
const at = (code: string, rest = '') => `/tables/${encodeURIComponent(code)}${rest}${asks(code, rest.includes('?') ? '&' : '?')}`;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  /** The words of a game that the page was not built with, English ones first. */
  words: (game: string, language: string) => call<GameWords>('GET', `/games/${encodeURIComponent(game)}/words/${language}`),
  rules: (game: string, language: string) => call<RulesPage>('GET', `/games/${encodeURIComponent(game)}/rules/${language}`),
  /** What is printed on a game's components: in its box, or in another listed pack. */
  components: (game: string, pack = '') =>
    call<Components>('GET', `/games/${encodeURIComponent(game)}/components${pack ? `?pack=${encodeURIComponent(pack)}` : ''}`),
  checkPack: (game: string, text: string) => call<PackCheck>('POST', `/games/${encodeURIComponent(game)}/packs/check`, { text }),
  packAddress: (game: string, digest = 'default') => `/api/games/${encodeURIComponent(game)}/packs/${encodeURIComponent(digest)}`,
  /** Names of what lies on a table that nobody keeps, and what is printed on it: both depend on its size and options. */
  printedAt: (game: string, { seats, options }: Pick<TableState, 'seats' | 'options'>): [Promise<Record<string, Phrase>>, Promise<Components>] => {
    const laid = `seats=${seats}&options=${encodeURIComponent(JSON.stringify(options))}`;
    return [call('GET', `${of(game)}/elements?${laid}`), call('GET', `${of(game)}/components?${laid}`)];
  },
  exercises: (game: string) => call<string[]>('GET', `${of(game)}/practice`),
  exercise: (game: string, id: string) => call<Update>('GET', `${of(game)}/practice/${encodeURIComponent(id)}`),
  answer: (game: string, id: string, action: string) => call<Verdict>('POST', `${of(game)}/practice/${encodeURIComponent(id)}`, { action }),
  whyInPractice: (game: string, id: string, elements: string[]) =>
    call<Phrase | null>('POST', `${of(game)}/practice/${encodeURIComponent(id)}/why`, { elements }),
  lesson: (game: string, answer: LessonAnswer) => call<LessonState>('POST', `${of(game)}/lesson`, answer),
  lessonTable: (game: string, wish: LessonTable) => call<TableState>('POST', `${of(game)}/lesson/table`, wish),
  /** A pack with values changed by their paths; an empty text is the box. */
  editPack: (game: string, wish: { text: string; changes: Record<string, unknown>; title: string }) => call<PackDraft>('POST', `${of(game)}/packs/edit`, wish),
  lab: () => call<Lab>('GET', '/lab'),
  studies: () => call<Study[]>('GET', '/lab/studies'),
  beginStudy: (wish: StudyWish) => call<Study>('POST', '/lab/studies', wish),
  stopStudy: (code: string) => call<Study>('POST', `/lab/studies/${encodeURIComponent(code)}/stop`),
  dropStudy: (code: string) => call<null>('DELETE', `/lab/studies/${encodeURIComponent(code)}`),
  reportAddress: (code: string) => `/api/lab/studies/${encodeURIComponent(code)}/report`,
  me: () => call<Me>('GET', '/me'),
  setMe: (me: { name: string; language: string }) => call<Me>('PUT', '/me', me),
  create: (table: NewTable) => call<TableState>('POST', '/tables', table),
  table: (code: string) => call<TableState>('GET', at(code)),
  /** The same as whose device it is: who else is on it. */
  people: (code: string) => call<TableState>('GET', `/tables/${encodeURIComponent(code)}`),
  update: (code: string) => call<Update>('GET', at(code, '/update')),
  sit: (code: string, seat: number, name: string) => call<TableState>('POST', at(code, `/seats/${seat}`), { name }),
  leave: (code: string, seat: number) => call<TableState>('DELETE', at(code, `/seats/${seat}`)),
  handToBot: (code: string, seat: number, level: string) =>
    call<TableState>('POST', at(code, `/seats/${seat}/bot`), { level }),
  takeBack: (code: string, seat: number) => call<TableState>('DELETE', at(code, `/seats/${seat}/bot`)),
  why: (code: string, elements: string[]) => call<Phrase | null>('POST', at(code, '/why'), { elements }),
  plan: (code: string, expected: number, answers: string[], wishes: string[]) => call<Plan>('POST', at(code, '/plan'), { expected, answers, wishes }),
  hint: (code: string) => call<Hint>('POST', at(code, '/hint'), undefined, THOUGHT_WITHIN),
  elementsOf: (code: string) => call<Record<string, Phrase>>('GET', at(code, '/elements')),
  componentsOf: (code: string) => call<Components>('GET', at(code, '/components')),
  tablePackAddress: (code: string) => `/api${at(code, '/pack')}`,
  history: (code: string) => call<History>('GET', at(code, '/history')),
  /** The position after so many decisions, as the reader could see it, or a seat once the match is over (-1: who looked on). */
  position: (code: string, number: number, seat: number | null = null) =>
    call<Update>('GET', at(code, `/position?at=${number}${seat === null ? '' : `&seat=${seat}`}`)),
  review: (code: string, seat: number) => call<ReviewState>('POST', at(code, `/review/${seat}`)),
  branch: (code: string, wish: Branch) => call<TableState>('POST', at(code, '/branch'), wish),
  rematch: (code: string) => call<TableState>('POST', at(code, '/rematch')),
  start: (code: string, level: string) => call<TableState>('POST', at(code, '/start'), { level }),
  link: (code: string) => call<Link>('POST', at(code, '/link')),
  links: () => call<LinkInfo[]>('GET', '/me/links'),
  revoke: (id: string) => call<null>('DELETE', `/me/links/${encodeURIComponent(id)}`),
  signOut: () => call<null>('POST', '/me/sign-out'),
  lookAtLink: (token: string) => call<Offer>('POST', '/resume/look', { token }),
  resume: (token: string) => call<Resumed>('POST', '/resume', { token }),
  recordAddress: (code: string) => `/api${at(code, '/record')}`,
};
