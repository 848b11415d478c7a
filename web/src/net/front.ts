/** Who of several people on this device sits before it, table by table. Reloading forgets it. */

export const NOBODY = -1;
const front = new Map<string, number>();

export function sitDown(code: string, who: number): void {
  front.set(code, who);
}

/** The end of an address that says who of them asks; empty for whose device it is. */
export function asks(code: string, before: '?' | '&'): string {
  const who = front.get(code) ?? 0;
  return who === 0 ? '' : `${before}as=${who}`;
}
