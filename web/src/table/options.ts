/** What a table is played with, in words. */
import type { GameInfo, OptionSpec, OptionValue } from '../wire';
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

/** The options that are open at a table of so many seats. */
export function specsOf(game: Pick<GameInfo, 'options'>, seats: number): OptionSpec[] {
  const open = game.options.filter((spec) => spec.seats.length === 0 || spec.seats.includes(seats));
  return open.map((spec) => (spec.is_seat ? { ...spec, high: seats - 1 } : spec));
}

/** Whether an option means something with what else is chosen. */
export function isOpen(spec: OptionSpec, specs: OptionSpec[], options: Record<string, OptionValue>): boolean {
  const needed = specs.find(({ key }) => key === spec.needs);
  return needed === undefined || Boolean(options[needed.key] ?? needed.default);
}

/** Only what differs from the default and is open at this size goes to the server. */
export function chosenOf(specs: OptionSpec[], options: Record<string, OptionValue>): Record<string, OptionValue> {
  const chosen = specs.filter((spec) => spec.key in options && options[spec.key] !== spec.default && isOpen(spec, specs, options));
  return Object.fromEntries(chosen.map((spec) => [spec.key, options[spec.key]!]));
}

/** What is not played as usual, each option in words. */
export function unusual(specs: readonly OptionSpec[], options: Record<string, OptionValue>): string[] {
  return specs.flatMap((spec) => {
    const value = options[spec.key];
    if (value === undefined || value === null || value === spec.default) return [];
    const what = t(`setup-${spec.key}`);
    if (typeof value === 'boolean') return [t(value ? 'web-lab-with' : 'web-lab-without', { what })];
    if (spec.is_seat) return [`${what}: ${t('web-seat', { number: value + 1 })}`];
    return [`${what}: ${partsOf(spec.key).length > 0 || isNamed(spec.key, spec.low) ? valueName(spec.key, value) : value}`];
  });
}
