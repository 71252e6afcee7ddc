import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';
import { none } from './figures.mjs';
import { startNginx } from './nginx-under-drill.mjs';
import { alarmsIn } from './product-under-drill.mjs';
import { startRedis } from './site-under-drill.mjs';
import { busyAddress } from './topology/busy-address.mjs';
import { allDown, redisGone, refusals, sharedAnswers } from './topology/front.mjs';
import { madeUpFiles } from './topology/made-up-files.mjs';
import { rotatedSecret } from './topology/rotation.mjs';
import { anyProcess, changedHotel, rollingRestart } from './topology/webs.mjs';

export const topology = {
  name: 'topology',
  title:
    'Two webs, Redis and nginx as shipped: a busy address, made-up files, a rolling restart, a changed hotel, no sticky sessions, a rotated secret, Redis gone, all webs down',
  limitSeconds: 420,
  run: async (folder) => {
    const site = await startTopology(folder);
    const rows = [
      ...(await refusals(site)),
      ...(await sharedAnswers(site)),
      ...(await busyAddress(site)),
      ...(await madeUpFiles(site)),
      ...(await rollingRestart(site)),
      ...(await changedHotel(site)),
      ...(await anyProcess(site)),
      ...(await rotatedSecret(site)),
      ...(await redisGone(site, join(folder, 'empty'))),
      ...(await allDown(site)),
    ];
    // That Redis was gone is said, as it has to be.
    const alarms = site.alarms().filter((line) => !line.includes('"redis_gone"'));
    for (const line of alarms) process.stdout.write(`alarm: ${line}\n`);
    const named = site.nginx.visitorsInErrors();
    return [
      ...rows,
      none('alarms in the logs of webs and nginx', alarms),
      none('visitors in nginx’s error log', named),
    ];
  },
};

/** Two webs behind nginx; `webs[n].start(secrets)` starts one again on its port, with another `SESSION_SECRET` where it is given. */
async function startTopology(folder) {
  const redis = await startRedis(folder);
  const port = await freePort(0);
  const changesToken = randomBytes(16).toString('hex');
  const address = `http://localhost:${port}`;
  const hub = await startSandbox({
    port: await freePort(0),
    data: join(folder, 'data'),
    env: { SANDBOX_CHANGES_TO: `${address}/api/page-changes`, SANDBOX_CHANGES_TOKEN: changesToken },
    logFile: join(folder, 'sandbox.log'),
  });
  const sessionSecret = randomBytes(32).toString('hex');
  const logFiles = [];
  const webs = [];
  for (const number of [1, 2]) {
    const webPort = await freePort(0);
    const web = { port: webPort, address: `http://localhost:${webPort}`, process: null };
    web.start = async (secrets = sessionSecret) => {
      const logFile = join(folder, `web-${number}-${logFiles.length}.log`);
      logFiles.push(logFile);
      web.process = await startWeb({
        port: webPort,
        sandboxAddress: hub.address,
        sessionSecret: secrets,
        env: {
          PUBLIC_ORIGIN: address,
          REDIS_URL: redis.url,
          TRUSTED_PROXIES: '1',
          DRAIN_SECONDS: '4',
          CHANGES_TOKEN: changesToken,
        },
        logFile,
      });
    };
    webs.push(web);
  }
  await Promise.all(webs.map((web) => web.start()));
  const nginx = await startNginx({ folder, port, webPorts: webs.map((web) => web.port) });
  const alarms = () => [...logFiles.flatMap((file) => alarmsIn(readFileSync(file, 'utf8'))), ...nginx.alarms()];
  return { address, port, hub, webs, nginx, redis, sessionSecret, alarms };
}
