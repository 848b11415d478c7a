/** The rules beside a table: whether they are open, and at which paragraph. */
class RulesPanel {
  isOpen = $state(false);
  /** The paragraph that was asked for, empty for the beginning; asking again counts too. */
  wanted = $state.raw({ id: '' });
  #opener: HTMLElement | null = null;

  show(id = ''): void {
    if (!this.isOpen) this.#opener = document.activeElement as HTMLElement | null;
    this.wanted = { id };
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  /** For links: opens the paragraph here, unless the reader wants another tab. */
  follow = (event: MouseEvent, id = ''): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.show(id);
  };
}

export const rulesPanel = new RulesPanel();
