/** What is said to the reader: why a click did nothing, or what went wrong. */
import type { Phrase } from '../wire';
import { words } from '../words/words.svelte';

export interface Notice {
  phrase: Pick<Phrase, 'key' | 'params'>;
  rule: string;
  kind: 'why' | 'error';
}

/** The words for a named error: its own, or the ones for any. */
export function errorKey(error: string): string {
  const key = `error-${error.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}`;
  return words.has(key) ? key : 'web-error-any';
}

/** An error as a sentence: the server's phrase where we have words for it. */
export function spoken({ error, message, phrase }: { error: string; message: string; phrase: Phrase | null }): Omit<Notice, 'kind'> {
  if (phrase && words.has(phrase.key)) return { phrase, rule: phrase.rule };
  return { phrase: { key: errorKey(error), params: { message } }, rule: '' };
}
