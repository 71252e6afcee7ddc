import { hkdfSync } from 'node:crypto';

/** Keys of a seal: one to encrypt, one to vouch for what was encrypted; 256 bits each. */
export interface SealKeys {
  readonly encryption: Uint8Array;
  readonly integrity: Uint8Array;
}

const derived = new Map<string, SealKeys>();

/**
 * The two keys of one of the listed secrets, derived once (HKDF-SHA-256, RFC 5869). Given a password instead, the
 * library would derive both anew for every seal, each in a job for another thread.
 */
export function sealKeys(secret: string): SealKeys {
  const known = derived.get(secret);
  if (known) return known;
  const key = (info: string) => new Uint8Array(hkdfSync('sha256', secret, '', info, 32));
  const keys = { encryption: key('session seal: encryption'), integrity: key('session seal: integrity') };
  derived.set(secret, keys);
  return keys;
}
