import { findOnPath, installFromDebian } from './debian.mjs';

/** nginx as Debian has it (`deploy/nginx/Dockerfile` installs the same), and OpenSSL, which makes its certificate. */
export async function ensureNginx() {
  const missing = [
    ['nginx', 'nginx-light'],
    ['openssl', 'openssl'],
  ].filter(([command]) => findOnPath([command]) === null);
  if (missing.length > 0) await installFromDebian(missing.map(([, debian]) => debian));
}
