/** The games this page can show; each is fetched when somebody sits down to it. */
import type { GameModule } from './module';

/** In the order they are shown. */
export const GAMES = ['yellowstone_park', 'fort'] as const;

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  fort: () => import('./fort'),
  yellowstone_park: () => import('./yellowstone_park'),
};

export async function loadGame(name: string): Promise<GameModule> {
  const loader = loaders[name];
  if (!loader) throw new Error(`this page cannot show the game ${name}`);
  return (await loader()).default;
}
