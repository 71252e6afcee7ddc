/**
 * `npm run bench [part …]`: installs and builds what is missing, then measures on the repository's Node. Without a part
 * the whole table; its parts by name, such as `npm run bench -- cpu results`. Beside the table: `pickers` (a browser
 * slowed down) and `capacity [measure]`, which writes the tables of docs/scale.md.
 */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runScript } from './setup/tool.mjs';

endWell();
await ensurePackages();
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
const [what, ...args] = process.argv.slice(2);
const beside = { pickers: 'pickers', capacity: 'capacity' };
await ensureNginx();
await ensureRedis();
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
const isBeside = what !== undefined && what in beside;
const measured = isBeside
  ? runScript(`bench/${beside[what]}.mjs`, args, { env })
  : runScript('bench/run.mjs', process.argv.slice(2), { env });
process.exitCode = (await measured) ? 0 : 1;
