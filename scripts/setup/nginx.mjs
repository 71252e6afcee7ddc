import { findOnPath, installFromDebian } from './debian.mjs';

/** nginx as Debian has it, where there is none: `deploy/nginx/Dockerfile` installs the same. */
export async function ensureNginx() {
  if (findOnPath(['nginx']) === null) await installFromDebian(['nginx-light']);
}
