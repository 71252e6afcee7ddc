import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { control } from '../product-under-drill.mjs';
import { startRedis, startSite } from '../site-under-drill.mjs';
import { ask } from '../visitor.mjs';

export const PASSWORD = 'Own-Member-1';

/** Two webs behind a proxy that names the visitors' addresses, and a member of its own. */
export async function withSite(hub, membershipId, attack) {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const redis = await startRedis(folder);
  const env = { TRUSTED_PROXIES: '1' };
  const site = await startSite({ folder, sandboxAddress: hub, processes: 2, redisUrl: redis.url, env });
  const post = (n, path, from, body, options = {}) =>
    ask(site.addresses[n] + path, { method: 'POST', body, ...options, headers: { 'x-forwarded-for': from } });
  const logIn = (n, from, password = PASSWORD, id = membershipId) =>
    post(n, '/api/session/login', from, { membershipId: id, password });
  try {
    await control(hub, 'POST', '/members', { membershipId, password: PASSWORD });
    return await attack({ addresses: site.addresses, post, logIn });
  } finally {
    await site.stop();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
