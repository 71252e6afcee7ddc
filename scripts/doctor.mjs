/** `npm run doctor`: what this machine has and lacks for the product, in readable lines. Changes nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, portOf } from './running/port.mjs';
import { buildIsCurrent } from './setup/build.mjs';
import { findChromium, hasCjkFont } from './setup/chromium.mjs';
import { packagesAreCurrent } from './setup/packages.mjs';
import { projectNode, root } from './setup/project.mjs';
import { hasRedis } from './setup/redis.mjs';

const versionOf = (command) => {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
const atLeast = (version, major) => Number(/\d+/.exec(version ?? '')?.[0] ?? 0) >= major;

const npm = versionOf('npm');
const node24 = versionOf(projectNode);
const port = portOf(process.env.PORT, 3000);
const sandboxPort = portOf(process.env.SANDBOX_PORT, 4010);

/** `needed`: without it a command fails; otherwise the commands bring it themselves or do without. */
const findings = [
  {
    what: `Node of the system: ${process.version}`,
    good: atLeast(process.version, 20),
    needed: true,
    remedy: 'Node 20.9 or later',
  },
  { what: `npm: ${npm ?? 'none'}`, good: atLeast(npm, 10), needed: true, remedy: 'npm 10 or later' },
  { what: `git: ${versionOf('git') ?? 'none'}`, good: versionOf('git') !== null, needed: true, remedy: 'install git' },
  { what: `Packages as in the lockfile`, good: packagesAreCurrent(), remedy: 'npm run demo and npm test install them' },
  { what: `Node of the repository: ${node24 ?? 'none'}`, good: atLeast(node24, 24), remedy: 'comes with the packages' },
  { what: 'Build as the sources', good: buildIsCurrent(), remedy: 'npm run demo and npm test build it' },
  {
    what: `Chromium: ${findChromium() ?? 'none'}`,
    good: findChromium() !== null,
    remedy: 'npm test installs it by apt-get as root; elsewhere set CHROMIUM_PATH',
  },
  { what: 'A font with Korean, Japanese and Chinese', good: hasCjkFont(), remedy: 'fonts-noto-cjk, for screenshots' },
  {
    what: 'redis-server',
    good: hasRedis(),
    remedy: 'npm test installs it by apt-get as root; the web itself does without',
  },
  {
    what: `Port ${port} (PORT) is free`,
    good: port !== null && (await freePort(port)) !== null,
    remedy: 'PORT=3001 npm run demo',
  },
  {
    what: `Port ${sandboxPort} (SANDBOX_PORT) is free`,
    good: sandboxPort !== null && (await freePort(sandboxPort)) !== null,
    remedy: 'SANDBOX_PORT=4011 npm run demo',
  },
  {
    what: 'Data of the sandbox',
    good: existsSync(join(root, process.env.SANDBOX_DATA ?? 'sandbox/data')),
    remedy: 'made at the first start',
  },
];

for (const { what, good, remedy } of findings) {
  process.stdout.write(good ? `  ok       ${what}\n` : `  missing  ${what}: ${remedy}\n`);
}
process.exitCode = findings.some(({ good, needed }) => needed && !good) ? 1 : 0;
