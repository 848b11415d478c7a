import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { NewTable, TableState } from '../wire';
import { guest } from './guest.svelte';
import { makeTable } from './making';

const table = (game: string): NewTable => ({ game, seats: 2, places: [], name: 'Ada', language: 'en' });
let asked: (string | null | undefined)[];
let isLost: boolean;

beforeEach(() => {
  asked = [];
  isLost = false;
  guest.isKnown = false;
  vi.spyOn(api, 'setMe').mockResolvedValue({ name: 'Ada', language: 'en', tables: [] });
  vi.spyOn(api, 'create').mockImplementation(({ key }) => {
    asked.push(key);
    return isLost ? Promise.reject(new Error('lost')) : Promise.resolve({ code: key } as TableState);
  });
});

describe('a new table', () => {
  it('is one for a double click, by somebody who is introduced once', async () => {
    const [one, other] = await Promise.all([makeTable(table('fort')), makeTable(table('fort'))]);
    expect(one.code).toBe(other.code);
    expect(api.setMe).toHaveBeenCalledTimes(1);
  });
  it('is the same when it is asked for again because no answer came', async () => {
    isLost = true;
    await expect(makeTable(table('fort'))).rejects.toThrow('lost');
    isLost = false;
    await makeTable(table('fort'));
    expect(asked[0]).toBe(asked[1]);
  });
  it('is another one once the first is there, and where something else is asked for', async () => {
    isLost = true;
    await expect(makeTable(table('fort'))).rejects.toThrow('lost');
    isLost = false;
    await makeTable(table('errand'));
    await makeTable(table('errand'));
    expect(new Set(asked).size).toBe(3);
  });
});
