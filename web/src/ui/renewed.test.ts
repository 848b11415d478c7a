import { afterEach, expect, it, vi } from 'vitest';
import { startRenewing } from './renewed';

afterEach(() => vi.unstubAllGlobals());

/** How often the page is loaded anew when files of it are missing so many times. */
async function reloads(times: number, answer: () => Promise<{ ok: boolean }>): Promise<number> {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  let missing: () => void = () => undefined;
  vi.stubGlobal('addEventListener', (_: string, act: () => void) => (missing = act));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
  startRenewing();
  for (let time = 0; time < times; time++) {
    missing();
    await new Promise((done) => setTimeout(done));
  }
  return reload.mock.calls.length;
}

it('a tab from before an update is loaded anew, once', async () => {
  expect(await reloads(2, () => Promise.resolve({ ok: true }))).toBe(1);
});

it('a tab keeps what it shows while the server is out of reach', async () => {
  expect(await reloads(1, () => Promise.reject(new Error('away')))).toBe(0);
  expect(await reloads(1, () => Promise.resolve({ ok: false }))).toBe(0);
});
