/** What the reader looks at more closely, wherever on the table it was asked for. */
export class Looker<T extends { kind: string }> {
  what = $state.raw<T | null>(null);
  show = (what: T): void => {
    this.what = what;
  };
  close = (): void => {
    this.what = null;
  };
}
