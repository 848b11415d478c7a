/** What a table is played with, in words. */
import type { OptionValue } from '../wire';
import { t, words } from '../words/words.svelte';

/** Whether the numbers of an option have names in the game's words. */
export const isNamed = (key: string, value: OptionValue): boolean => words.has(`setup-${key}-${value}`);
export const valueName = (key: string, value: OptionValue): string => (isNamed(key, value) ? t(`setup-${key}-${value}`) : String(value));
