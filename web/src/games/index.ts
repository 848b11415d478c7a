/** The games this page can show; each is fetched when somebody sits down to it. */
import type { Session } from '../table/session.svelte';
import type { GameModule } from './module';
import { outside } from './outside.svelte';

/** Those it was built with, in the order they are shown; packages bring others (`outside`). */
export const GAMES = ['yellowstone_park', 'fort', 'iditacards', 'dice_theme_park'] as const;

const loaders: Record<string, () => Promise<{ default: GameModule<Session> }>> = {
  dice_theme_park: () => import('./dice_theme_park'),
  fort: () => import('./fort'),
  iditacards: () => import('./iditacards'),
  yellowstone_park: () => import('./yellowstone_park'),
};

/** Whether the address asks for the plain board, which shows any game: `?board=plain`. */
function wantsPlain(): boolean {
  return new URLSearchParams(location.search).get('board') === 'plain';
}

export async function loadGame(name: string): Promise<GameModule<Session>> {
  const loader = loaders[name];
  if (loader && !wantsPlain()) return (await loader()).default;
  const found = loader ? null : await outside.find(name);
  if (!loader && !found) throw new Error(`this page cannot show the game ${name}`);
  const [{ default: plain }, { default: Brought }] = await Promise.all([import('./plain'), import('./plain/Brought.svelte')]);
  if (!found?.board || wantsPlain()) return plain;
  return { ...plain, Board: Brought, everyAnswer: false, brought: { board: found.board, style: found.style } };
}
