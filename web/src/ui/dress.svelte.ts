/** Which game the page is about, for its accent and its links. */
class Worn {
  game = $state('');
}
export const worn = new Worn();

/** Gives the page the accent of a game, as long as the component that asks for it is there. */
export function wear(game: () => string | undefined): void {
  $effect(() => {
    const name = game();
    if (!name) return;
    const root = document.documentElement;
    root.dataset.game = name;
    worn.game = name;
    return () => {
      delete root.dataset.game;
      worn.game = '';
    };
  });
}
