/** What has been found in practice on this device, by game. */
import { keep as keepList, kept } from './kept';

const KEY = 'gamekeeper-practice';

/** The exercises of a game that were answered best. */
export function found(game: string): Set<string> {
  return new Set(kept(KEY, game));
}

/** Keep them. */
export function keep(game: string, ids: ReadonlySet<string>): void {
  keepList(KEY, game, [...ids]);
}
