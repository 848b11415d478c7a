/** Checks in the reader's own browser that the deck was the one promised before the first card. */

const PREFIX = 'gamekeeper commitment ';

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** What must have been published at the start for this seed. */
export async function commitmentOf(seed: string): Promise<string> {
  const prefix = new TextEncoder().encode(PREFIX);
  const secret = bytesOf(seed);
  const message = new Uint8Array(prefix.length + secret.length);
  message.set(prefix);
  message.set(secret, prefix.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
