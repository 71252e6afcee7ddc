import { findOnPath, installFromDebian } from './debian.mjs';

/** Is there a redis-server on the PATH? */
export const hasRedis = () => findOnPath(['redis-server']) !== null;

/** Debian's Redis, and OpenSSL, which makes certificates: the tests of several processes start true servers of their own. */
export async function ensureRedis() {
  const missing = ['redis-server', 'openssl'].filter((name) => findOnPath([name]) === null);
  if (missing.length > 0) await installFromDebian(missing);
}
