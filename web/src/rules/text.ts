/** The rules pages, in the reader's language where they are written in it. */
import { api } from '../net/api';
import { LANGUAGES, words, type Language } from '../words/words.svelte';

const FOLDER = '../../../docs/rules';
const FALLBACK: Language = 'en';
const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });

export interface RulesText {
  html: string;
  language: Language;
}

/** The file of a game's rules and the language it is in: English is the page's own, others have their name in front of `.md`. */
export function fileOf(paths: readonly string[], game: string, language: Language): [string, Language] | null {
  const wanted: [string, Language][] = [
    [`${FOLDER}/${game}.${language}.md`, language],
    [`${FOLDER}/${game}.md`, FALLBACK],
  ];
  return wanted.find(([path]) => paths.includes(path)) ?? null;
}

/** Paragraphs get their number as an anchor, so that a reason can lead to its rule. */
export function anchored(page: string): string {
  return page.replace(
    /<(li|p)>(\s*(?:<p>)?)<strong>([A-Z]+\d+(?:\.\d+)?)([^<]*)<\/strong>/g,
    '<$1 id="$3" tabindex="-1">$2<a class="number" href="#$3">$3</a><strong>$4</strong>',
  );
}

/** A game's rules as HTML; null for a game without. */
export async function rulesOf(game: string, language: Language): Promise<RulesText | null> {
  const found = fileOf(Object.keys(files), game, LANGUAGES.includes(language) ? language : FALLBACK);
  const [{ marked }, page] = await Promise.all([import('marked'), found ? files[found[0]]!().then((text) => ({ text, language: found[1] })) : brought(game, language)]);
  return page && { html: anchored(await marked.parse(page.text)), language: page.language };
}

/** The rules of a game the page was not built with; in short where its package brings no page of them. */
async function brought(game: string, language: Language): Promise<{ text: string; language: Language } | null> {
  const page = await api.rules(game, language).catch(() => null);
  if (page) return page;
  await words.forGame(game);
  return words.has('rules-short') ? { text: words.text('rules-short'), language } : null;
}
