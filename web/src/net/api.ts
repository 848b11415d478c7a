/** The server's REST door. Every failure becomes an ApiError that knows its own words. */
import { asks } from './front';
import type { Account, Announcement, Branch, Components, EditWish, Followed, GameInfo, GameWords, Hint, History, Lab, Leaderboard, LessonAnswer, LessonState, LessonTable, Link, LinkInfo, MailOffer, Me, Mute, MyDaysOff, NewTable, Offer, OpenTable, Outlook, PackCheck, PackDraft, PackText, Phrase, Plan, Profile, PushState, Question, RatedMatches, Resumed, ReviewState, RoomWish, RulesPage, SeatChange, SeatedPerson, Seek, SignedInAs, Study, StudyWish, TableState, Update, Verdict } from '../wire';
import { connection } from './connection.svelte';
import { news } from './news.svelte';

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

async function call<T>(method: string, path: string, body?: unknown, within = ANSWER_WITHIN, unless?: AbortSignal): Promise<T> {
  const late = AbortSignal.timeout(within);
  let answer: Response;
  let text: string;
  try {
    const asked = fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: unless ? AbortSignal.any([late, unless]) : late,
    });
    answer = await (within > ANSWER_WITHIN ? asked : connection.awaited(asked));
    text = await answer.text();
  } catch {
    throw new ApiError(0, 'Offline', 'the server did not answer');
  }
  const data: unknown = text ? safeParse(text) : null;
  if (answer.ok) return data as T;
  const refused = refusal(answer.status, data);
  if (refused.error === 'Banned') news.banned = refused;
  throw refused;
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
  announcement: () => call<Announcement>('GET', '/announcement'),
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
  editPack: (game: string, wish: EditWish) => call<PackDraft>('POST', `${of(game)}/packs/edit`, wish),
  lab: () => call<Lab>('GET', '/lab'),
  studies: () => call<Study[]>('GET', '/lab/studies'),
  beginStudy: (wish: StudyWish) => call<Study>('POST', '/lab/studies', wish, THOUGHT_WITHIN),
  outlook: (wish: StudyWish) => call<Outlook>('POST', '/lab/outlook', wish, THOUGHT_WITHIN),
  study: (code: string) => call<Study>('GET', `/lab/studies/${encodeURIComponent(code)}`),
  repeatStudy: (code: string) => call<Study>('POST', `/lab/studies/${encodeURIComponent(code)}/again`),
  proposal: (code: string, number: number) => call<PackText>('GET', `/lab/studies/${encodeURIComponent(code)}/proposals/${number}`),
  packText: async (game: string, digest: string) => (await fetch(api.packAddress(game, digest))).text(),
  stopStudy: (code: string) => call<Study>('POST', `/lab/studies/${encodeURIComponent(code)}/stop`),
  dropStudy: (code: string) => call<null>('DELETE', `/lab/studies/${encodeURIComponent(code)}`),
  reportAddress: (code: string) => `/api/lab/studies/${encodeURIComponent(code)}/report`,
  follows: () => call<Followed[]>('GET', '/me/follows'),
  follow: (handle: string) => call<Followed[]>('PUT', `/me/follows/${encodeURIComponent(handle)}`),
  unfollow: (handle: string) => call<Followed[]>('DELETE', `/me/follows/${encodeURIComponent(handle)}`),
  seatedPeople: (code: string) => call<SeatedPerson[]>('GET', at(code, '/people')),
  lobby: () => call<OpenTable[]>('GET', '/lobby'),
  seek: (wish: Seek) => call<TableState>('POST', '/lobby/play', wish),
  leaderboard: (game: string, seats: number, page: number) => call<Leaderboard>('GET', `${of(game)}/ratings/${seats}?page=${page}`),
  /** Somebody's profile, without a handle the reader's own. */
  profile: (handle = '') => call<Profile>('GET', handle ? `/profiles/${encodeURIComponent(handle)}` : '/me/profile'),
  showMe: (shown: boolean) => call<Profile>('PUT', '/me/profile', { shown }),
  ratedMatches: (handle: string, page: number) => call<RatedMatches>('GET', `/profiles/${encodeURIComponent(handle)}/matches?page=${page}`),
  changes: (code: string) => call<SeatChange[]>('GET', at(code, '/ratings')),
  me: () => call<Me>('GET', '/me'),
  setMe: (me: { name: string; language: string }) => call<Me>('PUT', '/me', me),
  daysOff: () => call<MyDaysOff>('GET', '/me/days-off'),
  takeDaysOff: (begins: number, ends: number) => call<MyDaysOff>('POST', '/me/days-off', { begins, ends }),
  endDaysOff: (id: string) => call<MyDaysOff>('DELETE', `/me/days-off/${id}`),
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
  plan: (code: string, expected: number, answers: string[], wishes: string[], unless?: AbortSignal) =>
    call<Plan>('POST', at(code, '/plan'), { expected, answers, wishes }, ANSWER_WITHIN, unless),
  room: (code: string, wish: RoomWish) => call<TableState>('PUT', at(code, '/room'), wish),
  mute: (code: string, message: number) => call<null>('POST', at(code, `/chat/${message}/mute`)),
  report: (code: string, message: number) => call<null>('POST', at(code, `/chat/${message}/report`)),
  mutes: () => call<Mute[]>('GET', '/me/mutes'),
  unmute: (id: string) => call<null>('DELETE', `/me/mutes/${encodeURIComponent(id)}`),
  hint: (code: string) => call<Hint>('POST', at(code, '/hint'), undefined, THOUGHT_WITHIN),
  elementsOf: (code: string) => call<Record<string, Phrase>>('GET', at(code, '/elements')),
  componentsOf: (code: string) => call<Components>('GET', at(code, '/components')),
  tablePackAddress: (code: string) => `/api${at(code, '/pack')}`,
  history: (code: string, seat?: number) => call<History>('GET', at(code, seat === undefined ? '/history' : `/history?seat=${seat}`)),
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
  resume: (token: string, bring = false) => call<Resumed>('POST', '/resume', { token, bring }),
  account: () => call<Account>('GET', '/me/account'),
  askPasskey: (who: { name: string; language: string }) => call<Question>('POST', '/me/passkeys/ask', who),
  addPasskey: (made: { credential: Record<string, unknown>; name: string }) => call<Account>('POST', '/me/passkeys', made),
  namePasskey: (id: string, name: string) => call<Account>('PUT', `/me/passkeys/${encodeURIComponent(id)}`, { name }),
  removePasskey: (id: string, evenLast: boolean) => call<Account>('DELETE', `/me/passkeys/${encodeURIComponent(id)}?last=${evenLast}`),
  askSignIn: () => call<Question>('POST', '/sign-in/ask'),
  signIn: (answer: { credential: Record<string, unknown>; bring: boolean }) => call<SignedInAs>('POST', '/sign-in', answer),
  endSession: (id: string) => call<Account>('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  push: () => call<PushState>('GET', '/me/push'),
  addPush: (subscription: PushSubscriptionJSON) => call<PushState>('PUT', '/me/push', subscription),
  removePush: (id: string) => call<PushState>('DELETE', `/me/push/${encodeURIComponent(id)}`),
  giveAddress: (address: string) => call<Account>('PUT', '/me/mail', { address }),
  takeAddressAway: () => call<Account>('DELETE', '/me/mail'),
  chooseMailNotices: (notices: boolean) => call<Account>('PUT', '/me/mail/notices', { notices }),
  lookAtLetter: (token: string) => call<MailOffer>('POST', '/mail/look', { token }),
  confirmAddress: (token: string) => call<MailOffer>('POST', '/mail/confirm', { token }),
  stopNotices: (token: string) => call<null>('POST', '/mail/stop', { token }),
  askForLetter: (address: string) => call<null>('POST', '/sign-in/mail', { address }),
  deleteMe: (name: string) => call<null>('POST', '/me/delete', { name }),
  /** Everything the server keeps of the reader, as a zip file. */
  async exportMe(): Promise<Blob> {
    let answer: Response;
    try {
      answer = await fetch('/api/me/export', { signal: AbortSignal.timeout(THOUGHT_WITHIN) });
      if (answer.ok) return await answer.blob();
    } catch {
      throw new ApiError(0, 'Offline', 'the server did not answer');
    }
    throw refusal(answer.status, safeParse(await answer.text()));
  },
  recordAddress: (code: string) => `/api${at(code, '/record')}`,
};
