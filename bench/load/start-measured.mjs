import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from '../../scripts/running/child.mjs';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';
import { root } from '../../scripts/setup/project.mjs';
import { buildBareApp } from '../bare/build-bare-app.mjs';

export const sessionSecret = randomBytes(32).toString('hex');
const next = join(root, 'node_modules', '.bin', 'next');

export const startHub = async (folder, name = 'hub', env = {}) =>
  startSandbox({
    port: await freePort(0),
    data: join(folder, name),
    env,
    logFile: join(folder, `${name}.log`),
  });

/** A web without limits, since all visitors of a measurement have one address. */
export const startWebOf = async (folder, name, hub, env = {}) =>
  startWeb({
    port: await freePort(0),
    sandboxAddress: hub.address,
    sessionSecret,
    env: { LIMIT_PERCENT_PER_ADDRESS: '1000000', LIMIT_PERCENT_PER_ACCOUNT: '1000000', ...env },
    logFile: join(folder, `${name}.log`),
  });

async function startYardstick(folder, name, args, env, path = '/') {
  const port = String(await freePort(0));
  const child = startChild({
    name,
    args: args(port),
    env: { NODE_ENV: 'production', HOSTNAME: undefined, DIST_DIR: undefined, PORT: port, ...env },
    logFile: join(folder, `${name}.log`),
  });
  const address = `http://localhost:${port}`;
  const answers = () =>
    fetch(address + path).then(
      () => true,
      () => false,
    );
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries === 100 || !child.isRunning()) throw new Error(`${name} did not start.\n${child.lastLines(20)}`);
    await pause(100);
  }
  return { pid: child.pid, address };
}

/** H: the bare application. */
export async function startBare(folder, name = 'bare', env = {}) {
  const app = await buildBareApp();
  const args = (port) => [next, 'start', app, '-p', port];
  return startYardstick(folder, name, args, { NEXT_TELEMETRY_DISABLED: '1', ...env }, '/cached/1000');
}

/** A script of `bench/bare`. */
export const startPlain = (folder, script, env) =>
  startYardstick(folder, script, () => [join('bench', 'bare', `${script}.mjs`)], env);
