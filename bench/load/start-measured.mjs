import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startChild } from '../../scripts/running/child.mjs';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';
import { root } from '../../scripts/setup/project.mjs';
import { buildBareApp } from '../bare/build-bare-app.mjs';

/**
 * Starts what is compared: the product on a fresh sandbox, and the bare application.
 * @returns {Promise<{ webAddress: string, bareAddress: string }>}
 */
export async function startMeasured() {
  const data = join(root, '.cache', 'measured');
  const bareFolder = await buildBareApp();
  const [sandboxPort, webPort, barePort] = [await freePort(0), await freePort(0), await freePort(0)];
  const sandbox = await startSandbox({ port: sandboxPort, data, fresh: true, logFile: join(data, 'sandbox.log') });
  const web = await startWeb({
    port: webPort,
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const bareAddress = `http://localhost:${barePort}`;
  startChild({
    name: 'bare application',
    args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', bareFolder, '-p', String(barePort)],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HOSTNAME: undefined, NEXT_DIST_DIR: undefined },
    logFile: join(data, 'bare.log'),
  });
  await untilAnswered(`${bareAddress}/kept/1000`);
  return { webAddress: web.address, bareAddress };
}

async function untilAnswered(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within 10 s`);
}
