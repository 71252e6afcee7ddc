import 'server-only';
import { lookup } from 'node:dns/promises';
import { request } from 'node:http';
import { serverEnv } from '@/lib/env/server-env';
import { logUnexpected } from '@/lib/observability/log-lines';

const WITHIN_MS = 1_000;

function askForChanges(address: string, { hostname, port, host }: URL): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: address, port: port || 80, path: '/changes', headers: { host }, timeout: WITHIN_MS },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${hostname} answered ${answer.statusCode}`));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error(`${hostname} did not answer within ${WITHIN_MS} ms`)));
    asked.on('error', reject);
    asked.end();
  });
}

/** Lets each cache in front ask for the changes now; one that is missed asks by itself within two seconds. */
export async function notifyCaches(): Promise<void> {
  const notified = serverEnv().PAGE_CACHES.map(async (cache) => {
    const url = new URL(cache);
    const addresses = await lookup(url.hostname.replace(/^\[|\]$/g, ''), { all: true });
    await Promise.all(addresses.map(({ address }) => askForChanges(address, url)));
  });
  for (const { reason } of (await Promise.allSettled(notified)).filter((one) => one.status === 'rejected')) {
    logUnexpected('notifyCaches', reason);
  }
}
