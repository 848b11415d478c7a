/** Answers that are given together are taken back together. */
export class Together {
  #count = 0;
  /** The position that they led to: others may have acted meanwhile. */
  #led = -1;
  #undoing = 0;
  /** Whether all of them have just been taken back. */
  isBack = false;

  begin(): void {
    this.#count = 0;
    this.#led = -1;
    this.isBack = false;
  }
  given(): void {
    this.#count++;
  }
  leads(number: number): void {
    this.#led = number;
  }
  /** Take all of them back, if nothing of the reader's came after them; else only what did. */
  takeBack(number: number): boolean {
    this.#undoing = number === this.#led ? this.#count : 0;
    this.isBack = false;
    return this.#undoing > 0;
  }
  /** Whether one more answer is to be taken back; ask once for each. */
  undoes(mayUndo: boolean): boolean {
    if (this.#undoing === 0) return false;
    const left = mayUndo || this.#undoing === 1 ? this.#undoing - 1 : -1;
    this.isBack = left === 0;
    this.#undoing = Math.max(0, left);
    return this.#undoing > 0;
  }
}
