/** What is said to the reader: why a click did nothing, or what went wrong. */
import type { Phrase } from '../wire';
import { t, words } from '../words/words.svelte';

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

const WHOLE = /^a whole number from (-?\d+) to (-?\d+)$/;

/** What a value is to be: a range in the reader's language, all else in the words of the file it stands in. */
export function wantedText(wanted: string): string {
  const range = WHOLE.exec(wanted);
  return range ? t('web-whole-number', { low: Number(range[1]), high: Number(range[2]) }) : wanted;
}

/** An error as a sentence: the server's phrase where we have words for it. */
export function spoken({ error, message, phrase }: { error: string; message: string; phrase: Phrase | null }): Omit<Notice, 'kind'> {
  if (phrase && words.has(phrase.key)) {
    const { wanted } = phrase.params;
    const params = typeof wanted === 'string' ? { ...phrase.params, wanted: wantedText(wanted) } : phrase.params;
    return { phrase: { ...phrase, params }, rule: phrase.rule };
  }
  return { phrase: { key: errorKey(error), params: { message } }, rule: '' };
}
