/** What is to vary, and for what, as it is filled in, and as the command line says it. */
import type { ComponentRow, PackDraft, PackField } from '../wire';
import { t, words } from '../words/words.svelte';
import { pathOf, written } from './draft.svelte';

/** One value that is to vary: the row and field it is in, its place in a list from 1 (0: no list), and its values. */
export interface Varied {
  table: string;
  row: string;
  field: string;
  place: number;
  values: string;
}
/** One goal; a bound that is empty holds nothing back. */
export interface Goal {
  measure: string;
  low: string;
  high: string;
}

/** The fields of a table that can vary: numbers, texts, choices, and lists of them item by item. */
export const fieldsOf = (seen: PackDraft, table: string): PackField[] =>
  (seen.fields[table] ?? []).filter(({ is_key, kind, of }) => !is_key && kind !== 'truth' && kind !== 'other' && (kind !== 'list' || (of !== 'list' && of !== 'other' && of !== 'truth')));

export const rowsOf = (seen: PackDraft, table: string): ComponentRow[] => seen.rows.filter((row) => row.table === table);

/** The tables in which something can vary, single ones first: they are the numbers of the game. */
export function tablesOf(seen: PackDraft): string[] {
  const tables = [...new Set(seen.rows.map(({ table }) => table))].filter((table) => fieldsOf(seen, table).length > 0);
  const isSingle = (table: string) => rowsOf(seen, table).every(({ key }) => key === '');
  return [...tables.filter(isSingle), ...tables.filter((table) => !isSingle(table))];
}

const kindOf = (field: PackField) => (field.kind === 'list' ? field.of : field.kind);

/** What stands there now. */
export function nowOf(seen: PackDraft, one: Varied): unknown {
  const value = rowsOf(seen, one.table).find(({ id }) => id === one.row)?.fields[one.field];
  return one.place > 0 && Array.isArray(value) ? (value[one.place - 1] as unknown) : value;
}

/** The first value of a table, with values around it. */
export function first(seen: PackDraft, table: string, row?: ComponentRow, field?: PackField): Varied {
  const [firstRow] = rowsOf(seen, table);
  const inRow = row ?? firstRow;
  const inField = field ?? fieldsOf(seen, table)[0];
  const one: Varied = { table, row: inRow?.id ?? '', field: inField?.name ?? '', place: inField?.kind === 'list' ? 1 : 0, values: '' };
  return inField ? { ...one, values: around(inField, nowOf(seen, one)) } : one;
}

/** Values to begin with: a step up and down, or what stands there and a bar behind it. */
export function around(field: PackField, now: unknown): string {
  if (kindOf(field) === 'choice') return [String(now), ...(field.choices ?? []).filter((choice) => choice !== now)].slice(0, 2).join(' | ');
  if (typeof now !== 'number') return `${written(now)} | `;
  const low = Math.max(field.low ?? 0, now - 1);
  return `${low}..${Math.min(field.high ?? now + 1, Math.max(now, low) + 1)}`;
}

/** `hand.size=3..6`; numbers may be typed with commas and dashes, too. */
export function varyOf(seen: PackDraft, one: Varied): string {
  const row = rowsOf(seen, one.table).find(({ id }) => id === one.row);
  const field = seen.fields[one.table]?.find(({ name }) => name === one.field);
  if (!row || !field) return '';
  const path = [pathOf(row, one.field), ...(one.place > 0 ? [one.place] : [])].join('.');
  let values = one.values.trim();
  if (kindOf(field) === 'number') values = values.replace(/^(-?\d+)\s*[-–—…]\s*(\d+)$/, '$1..$2').replace(/\s*[,;]\s*|\s+/g, (gap) => (/[,;]/.test(gap) ? '|' : ''));
  return `${path}=${values}`;
}

/** `turns=60..80`, `margin>=3`; as typed where it is none, for the server to say so. */
export function goalOf({ measure, low, high }: Goal): string {
  const [from, to] = [low, high].map((bound) => bound.trim().replace(',', '.'));
  if (from && to) return `${measure}=${from}..${to}`;
  return to ? `${measure}<=${to}` : `${measure}>=${from ?? ''}`;
}

/** What the lab measures, in the reader's words. */
export function measureName(measure: string): string {
  const [, start = '', rest = ''] = /^(wins of place|uses of|won by a user of|ends by) (.+)$/.exec(measure) ?? [];
  if (start === 'wins of place') return t('web-lab-measure-wins-of-place', { place: Number(rest) });
  if (start === 'ends by') return t('web-lab-measure-ends-by', { what: words.named(`outcome-${rest}`, rest).replace(/\.$/, '') });
  if (start) return t(`web-lab-measure-${start.replaceAll(' ', '-')}`, { what: rest });
  const key = `web-lab-measure-${measure.replaceAll(' ', '-')}`;
  return words.has(key) ? t(key) : measure;
}

/** A goal in the reader's words: the measure, and its bounds as they were said. */
export function goalName(goal: string): string {
  const [, measure = goal, sign = '', bounds = ''] = /^(.+?)(<=|>=|=)(.*)$/.exec(goal) ?? [];
  return `${measureName(measure)} ${{ '<=': '≤', '>=': '≥' }[sign] ?? ''} ${bounds.replace('..', '–')}`.replace(/\s+/g, ' ').trim();
}

/** A change in words; none is the pack as it is. */
export const changeName = (changes: Record<string, unknown>): string =>
  Object.entries(changes)
    .map(([path, value]) => `${path} = ${written(value)}`)
    .join(', ') || t('web-lab-as-it-is');
