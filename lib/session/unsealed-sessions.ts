import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import type { Session } from './session-schema';

// The middleware, the page and its calls each ask for the session. Short, so that no tokens lie in memory long.
const unsealed = processWide('unsealed-sessions', () => new LRUCache<string, Session>({ max: 5_000, ttl: 30_000 }));

/** Only what was read is kept. @param secrets part of the key, so that a dropped secret is dropped at once */
export async function unsealedOnce(
  seal: string,
  secrets: readonly string[],
  unseal: () => Promise<Session | null>,
): Promise<Session | null> {
  const key = createHash('sha256')
    .update(JSON.stringify([seal, secrets]))
    .digest('base64url');
  const known = unsealed.get(key);
  if (known) return known;
  const read = await unseal();
  if (read === null) return null;
  // One object for all who ask: none may change it for the others.
  const session = Object.freeze({ ...read, tokens: Object.freeze(read.tokens) });
  unsealed.set(key, session);
  return session;
}
