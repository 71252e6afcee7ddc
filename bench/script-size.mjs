/**
 * Only the script of each first view against that of the bare page, without load and without a browser; with
 * `--files` each file too. Ends with 1 where a page fetches more than it may.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { endWell, startChild, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root } from '../scripts/setup/project.mjs';
import { buildBareApp } from './bare/build-bare-app.mjs';
import { measuredPages } from './browser/pages.mjs';
import { tableOf } from './browser/table.mjs';
import { initialScript } from './load/initial-script.mjs';
import { untilAnswered } from './load/until-answered.mjs';

endWell();
const data = join(root, '.cache', 'measured');
try {
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
  const rows = [];
  for (const { name, path, kind, scriptLimit } of measuredPages) {
    const [own, bare] = [await initialScript(web.address + path), await initialScript(`${bareAddress}/${kind}/1000`)];
    rows.push({ name, own, bare, ratio: own.gzipBytes / bare.gzipBytes, scriptLimit });
  }
  const kb = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
  const heads = ['page', 'script (gzip)', 'bare', 'ratio', 'at most'];
  const cells = rows.map(({ name, own, bare, ratio, scriptLimit }) => [
    name,
    kb(own.gzipBytes),
    kb(bare.gzipBytes),
    ratio.toFixed(3),
    scriptLimit.toFixed(2),
  ]);
  process.stdout.write(`${tableOf(heads, cells)}\n`);
  if (process.argv.includes('--files')) {
    for (const { name, own } of rows) {
      process.stdout.write(`\n${name}\n${own.sizes.map(({ file, bytes }) => `  ${kb(bytes)} ${file}`).join('\n')}\n`);
    }
  }
  process.exitCode = rows.every(({ ratio, scriptLimit }) => ratio <= scriptLimit) ? 0 : 1;
} finally {
  await stopAll();
}
