/** What people say at one table, as the reader has it: nothing twice, however often the line breaks. */
import type { ChatMessage, Refusal, Said, Say, Saying } from '../wire';
import { t } from '../words/words.svelte';
import { spoken, type Notice } from './spoken';

const KNOWN: Record<Saying, true> = {
  hello: true, luck: true, thinking: true, moment: true, back: true, 'your-turn': true, 'take-time': true, 'well-played': true, surprised: true,
  lucky: true, oops: true, sorry: true, thanks: true, close: true, 'good-game': true, again: true, bye: true,
};
export const PHRASES = Object.keys(KNOWN) as Saying[];
const KEY = 'gamekeeper-chat-read';
const TABLES_KEPT = 50;
const FRESH_FOR = 6_000;
const HEARD = 8;

/** A message in the reader's language. */
export const textOf = ({ phrase, text }: Pick<ChatMessage, 'phrase' | 'text'>): string => (phrase ? t(`say-${phrase}`) : text);

export class Chat {
  messages = $state.raw<ChatMessage[]>([]);
  /** Said, and not back from the server yet. */
  pending = $state.raw<Say[]>([]);
  /** Why the last one was not said. */
  problem = $state.raw<Pick<Notice, 'phrase'> | null>(null);
  /** What others have said just now, for a moment. */
  fresh = $state.raw<ChatMessage | null>(null);
  /** What others have said since the page is open, for who hears it. */
  heard = $state.raw<ChatMessage[]>([]);
  /** Whether it lies beside the table instead of the log. */
  isBeside = $state(false);
  #read: number;
  #seen = $state(-1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly code: string) {
    this.#read = this.#seen = kept()[code] ?? -1;
  }

  get unread(): number {
    return this.messages.filter((message) => !message.mine && message.number > this.#seen).length;
  }

  take({ messages, whole }: Said): void {
    const last = whole ? -1 : (this.messages.at(-1)?.number ?? -1);
    const news = messages.filter((message) => message.number > last);
    this.messages = whole ? messages : [...this.messages, ...news];
    const keys = new Set(messages.map((message) => message.key));
    this.pending = this.pending.filter((said) => !keys.has(said.key));
    const others = whole ? [] : news.filter((message) => !message.mine);
    if (others.length === 0) return;
    this.heard = [...this.heard, ...others].slice(-HEARD);
    this.fresh = others.at(-1)!;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH_FOR);
  }

  refused(refusal: Refusal): void {
    this.pending = this.pending.filter((said) => refusal.key !== null && said.key !== refusal.key);
    this.problem = spoken(refusal);
  }

  /** The reader has all of it before their eyes. */
  readAll(): void {
    const last = this.messages.at(-1)?.number ?? -1;
    this.fresh = null;
    if (last <= this.#read) return;
    this.#read = this.#seen = last;
    keep(this.code, last);
  }
}

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function keep(code: string, number: number): void {
  const { [code]: _, ...others } = kept();
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others).slice(1 - TABLES_KEPT), [code, number]])));
  } catch {
    // not kept: it is counted again in another window
  }
}
