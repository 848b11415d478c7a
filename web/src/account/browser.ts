/** The browser's side of passkeys: whether there is one, and asking for it. The standard's own JSON goes both ways. */

export type Ability = 'able' | 'insecure' | 'number' | 'unsupported';
type Json = Record<string, unknown>;

const NUMBER = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether passkeys can be made and used where this page is open. */
export function abilityAt(hostname: string, isSecure: boolean, hasCredentials: boolean): Ability {
  if (NUMBER.test(hostname)) return 'number';
  if (!isSecure) return 'insecure';
  return hasCredentials ? 'able' : 'unsupported';
}

export function ability(): Ability {
  const known = typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential && 'toJSON' in PublicKeyCredential.prototype;
  return abilityAt(location.hostname, isSecureContext, known);
}

/** A new passkey in the standard's JSON. Throws what the browser throws: see `outcomeOf`. */
export async function create(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return jsonOf(await navigator.credentials.create({ publicKey }));
}

/** The answer of any passkey there is for this server. */
export async function get(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return jsonOf(await navigator.credentials.get({ publicKey }));
}

function jsonOf(credential: Credential | null): Json {
  return (credential as PublicKeyCredential).toJSON() as unknown as Json;
}

/** What it means that the browser gave no passkey; empty where something else went wrong. */
export function outcomeOf(error: unknown): '' | 'cancelled' | 'there' {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'there';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : '';
}
