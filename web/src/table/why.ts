/** Why an answer is advised, in the words of the game. */
import { t, words } from '../words/words.svelte';
import type { Phrase, Reasons } from '../wire';
import type { Session } from './session.svelte';

/** A line each for what it does beside the other answer, what speaks for it, and what against it. */
export function whyLines(session: Session, reasons: Reasons): string[] {
  const joined = (phrases: Phrase[]) => words.list(phrases.map((phrase) => session.text(phrase)));
  const { own, instead, rival, other, better, worse, won = [], fact = null, often = [] } = reasons;
  const short = instead && words.has(instead.key) ? session.text(instead) : '';
  const named = short || (rival ? t('hint-instead', { text: session.text(rival.text) }) : '');
  /** Whole answers are named once. */
  const after = (isNamed: boolean) => (isNamed && !short ? t('hint-other') : named);
  const first = own.length === 0 ? '' : other.length === 0 ? t('hint-own', { own: joined(own) }) : t('hint-else', { own: joined(own), instead: named, other: joined(other) });
  const isNamed = other.length > 0 || won.length > 0 || fact !== null;
  const isTold = better.length > 0 || worse.length > 0;
  const told = isNamed ? 'no' : 'yes'; // whether the line before says what this is compared with
  return [
    first,
    won.length > 0 ? t('hint-won', { own: won[0]!, instead: after(other.length > 0), other: won[1]! }) : '',
    fact ? t('hint-fact', { own: often[0]!, fact: session.text(fact), instead: after(other.length > 0 || won.length > 0), other: often[1]!, told: won.length > 0 ? 'yes' : 'no' }) : '',
    !isNamed && rival ? t('hint-beside', { text: session.text(rival.text) }) : '',
    better.length > 0 ? t('hint-for', { reasons: joined(better), told }) : '',
    worse.length > 0 ? t('hint-against', { reasons: joined(worse), told }) : '',
    !isNamed && !isTold && rival ? t('hint-even') : '',
  ].filter(Boolean);
}
