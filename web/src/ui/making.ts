/** A new table, made once: however often it is asked for until the server has answered, by double clicks and retries. */
import { api } from '../net/api';
import { newKey } from '../net/live';
import type { NewTable, TableState } from '../wire';
import { guest } from './guest.svelte';

let wanted = { text: '', key: '' };

export async function makeTable(table: NewTable): Promise<TableState> {
  const text = JSON.stringify(table);
  if (wanted.text !== text) wanted = { text, key: newKey() };
  const { key } = wanted;
  await guest.introduce(table.name ?? ''); // who is new to the server would be somebody else with each request
  const made = await api.create({ ...table, key });
  if (wanted.key === key) wanted = { text: '', key: '' };
  return made;
}
