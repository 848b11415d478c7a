/** What cards and options say, in words. */
import { numberIn } from '../../board/elements';
import type { Session } from '../../table/session.svelte';
import type { Option } from '../../wire';
import { t } from '../../words/words.svelte';
import { catalogueIn, faceOf, type Catalogue, type Face } from './faces';
import { outcome, sentence, type Part, type Say } from './language';

const say: Say = (key, args) => t(key, args);
const sayShort: Say = (key, args) => t(`${key}.short`, args);
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An action in words. */
export const plainly = (part: Part): string => sentence(part, say);

/** An action as a sentence. */
export const told = (part: Part): string => capital(plainly(part));

/** The suits of a card as one text. */
export function suitsText(suits: readonly string[]): string {
  const isPair = suits.length > 1 && suits[0] === suits[1];
  return isPair ? `2 × ${t('suit', { suit: suits[0]! })}` : suits.map((suit) => t('suit', { suit })).join(', ');
}

/** Everything on a card. */
export function textOf(face: Face): string {
  return t('web-fort-card', { name: face.name, suits: suitsText(face.suits), public: told(face.public), private: told(face.private) });
}

export function catalogueOf(session: Session): Catalogue | null {
  return catalogueIn(session.components);
}

/** What one action of a card would bring now, for the badge on it. */
export interface Now {
  gain: number;
  isFull: boolean;
  best: number;
}

export function nowOf(option: Option | undefined, action: 'public' | 'private'): Now | null {
  const params = option?.text.params;
  if (!params || typeof params[action] !== 'number') return null;
  return { gain: params[action], isFull: Boolean(params[`${action}-full`]), best: Number(params[`${action}-best`] ?? params[action]) };
}

/** What an answer leads to beyond its own words; empty where these say all. */
export function consequence(option: Option, session: Session): string {
  const { key, params } = option.text;
  const catalogue = catalogueOf(session);
  const face = (card: unknown) => faceOf(catalogue, numberIn(card));
  if (key === 'option-play') {
    return (['public', 'private'] as const).map((action) => playText(face(params.card), action, nowOf(option, action))).filter(Boolean).join(' ');
  }
  const played = Number((session.view as { played?: number } | null)?.played ?? -1);
  if (played < 0 || typeof params.gain !== 'number') return '';
  const action = String(params.action ?? session.choice.prompt?.text.params.action ?? '');
  if (action !== 'public' && action !== 'private') return '';
  return capital(outcome(faceOf(catalogue, played)[action], params.gain, say)) + '.';
}

/** What an action would bring now, in the fewest words. */
export function shortly(part: Part, now: Now): string {
  const what = capital(outcome(part, now.gain, sayShort));
  return now.best > now.gain ? `${what} (${t('web-fort-up-to', { best: now.best })})` : what;
}

function playText(face: Face, action: 'public' | 'private', now: Now | null): string {
  if (!now) return '';
  if (now.gain < 0) return t('web-fort-not-first', { action });
  const what = outcome(face[action], now.gain, say);
  return t('web-fort-now', { action, what, full: now.isFull ? 1 : 0, gain: now.gain, best: now.best > now.gain ? now.best : 0 });
}
