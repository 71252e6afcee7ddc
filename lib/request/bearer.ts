import { createHash, timingSafeEqual } from 'node:crypto';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Does this header contain the token? Compared in constant time. */
export function isBearer(authorization: string | null, token: string): boolean {
  return timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));
}
