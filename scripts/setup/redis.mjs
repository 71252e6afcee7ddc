import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install } from './debian.mjs';
import { say, stopWith } from './project.mjs';

/** Is there a redis-server on the PATH? */
export const hasRedis = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'redis-server')));

/** Installs Debian's Redis where there is none: the tests of several processes start a true one of their own. */
export async function ensureRedis() {
  if (hasRedis()) return;
  const byHand = 'apt-get update && apt-get install -y --no-install-recommends redis-server';
  if (!existsSync('/usr/bin/apt-get')) stopWith('No redis-server was found. Install one and put it on the PATH.');
  if (process.getuid?.() !== 0) stopWith(`No redis-server was found. As root: ${byHand}`);
  say('Installing redis-server (apt-get) …');
  const code = await install(['redis-server']);
  if (code !== 0) stopWith(`apt-get failed, see above. By hand: ${byHand}`);
  if (!hasRedis()) stopWith('redis-server was installed and still is not on the PATH.');
}
