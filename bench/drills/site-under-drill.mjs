import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import { runStep } from '../../scripts/running/child.mjs';
import { freePort } from '../../scripts/running/port.mjs';
import { startWeb } from '../../scripts/running/product.mjs';
import { alarmsIn } from './product-under-drill.mjs';

const REDIS_START_MS = 10_000;

/**
 * A Redis on a free port that keeps nothing on disk.
 * @param {string} folder for its working directory
 * @returns {Promise<{ url: string, stop: () => Promise<void>, startAgain: () => Promise<void> }>} `startAgain`: on the
 *   same port, empty
 */
export async function startRedis(folder) {
  const port = String(await freePort(0));
  const url = `redis://127.0.0.1:${port}`;
  let ended;
  const startAgain = async () => {
    const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    ended = runStep('redis-server', options, { stdio: 'ignore' });
    const deadline = performance.now() + REDIS_START_MS;
    while (!(await answers(url))) {
      if (performance.now() > deadline) throw new Error('redis-server did not start; is it installed?');
      await pause(100);
    }
  };
  const stop = async () => {
    await withRedis(url, (client) => client.sendCommand(['SHUTDOWN', 'NOSAVE'])).catch(() => undefined);
    await ended;
  };
  await startAgain();
  return { url, stop, startAgain };
}

async function withRedis(url, command) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await command(client);
  } finally {
    if (client.isOpen) client.destroy();
  }
}

const answers = (url) =>
  withRedis(url, (client) => client.ping()).then(
    () => true,
    () => false,
  );

/**
 * Several web processes that serve one site, with one secret and one origin.
 * @param {{ folder: string, sandboxAddress: string, processes: number, redisUrl?: string,
 *   env?: Record<string, string> }} options `env` is added to each one's environment
 */
export async function startSite({ folder, sandboxAddress, processes, redisUrl = '', env: added = {} }) {
  const sessionSecret = randomBytes(32).toString('hex');
  const ports = [];
  for (let n = 0; n < processes; n += 1) ports.push(await freePort(0));
  const logFiles = ports.map((port) => join(folder, `web-${port}.log`));
  const webs = [];
  for (const [n, port] of ports.entries()) {
    const env = {
      REDIS_URL: redisUrl,
      PUBLIC_ORIGIN: `http://localhost:${ports[0]}`,
      ...added,
    };
    webs.push(await startWeb({ port, sandboxAddress, sessionSecret, env, logFile: logFiles[n] }));
  }
  return {
    addresses: webs.map(({ address }) => address),
    alarms: () => logFiles.flatMap((file) => alarmsIn(readFileSync(file, 'utf8'))),
    kill: () => {
      for (const web of webs) process.kill(web.pid, 'SIGKILL');
    },
    /** Exit codes; null of a process that had to be killed. */
    stop: async () => {
      await Promise.all(webs.map((web) => web.stop()));
      return Promise.all(webs.map((web) => web.ended));
    },
  };
}
