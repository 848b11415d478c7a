/** Gives the page the accent of a game, as long as the component that asks for it is there. */
export function wear(game: () => string | undefined): void {
  $effect(() => {
    const name = game();
    if (!name) return;
    const root = document.documentElement;
    root.dataset.game = name;
    return () => delete root.dataset.game;
  });
}
