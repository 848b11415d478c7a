/** What a table is played with, in words. */
import type { OptionValue } from '../wire';
import { t, words } from '../words/words.svelte';

const PARTS = [1, 2, 4, 8, 16, 32];
/** What an option is the sum of, where its parts have names in the game's words; else nothing. */
export const partsOf = (key: string): number[] => PARTS.filter((part) => words.has(`setup-${key}-part-${part}`));
export const partName = (key: string, part: number): string => t(`setup-${key}-part-${part}`);

/** Whether the numbers of an option have names in the game's words. */
export const isNamed = (key: string, value: OptionValue): boolean => words.has(`setup-${key}-${value}`);
export function valueName(key: string, value: OptionValue): string {
  if (isNamed(key, value)) return t(`setup-${key}-${value}`);
  const parts = partsOf(key).filter((part) => (Number(value) & part) > 0);
  return parts.length > 0 ? words.list(parts.map((part) => partName(key, part))) : String(value);
}
