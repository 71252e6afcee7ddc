/**
 * `npm run bench`: installs and builds what is missing, then measures on the repository's Node; `npm run bench --
 * scale` compares 12 hotels with 10,000, `npm run bench -- pickers` opens the pickers on a slowed-down phone, and
 * `npm run bench -- scripts` measures the scripts of the first views alone, `npm run bench -- my-page` My Page's figures, and
 * `npm run bench -- statement` the points page with 50,000 movements; `npm run bench -- nginx` compares a cached page
 * behind the shipped nginx with a file behind a plain one; `npm run bench -- cpu [row]`
 * is the table of what a request costs the processor; `npm run bench -- capacity [measure]` writes the tables of docs/scale.md.
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
if (what === 'nginx' || what === 'capacity') await ensureNginx();
if (what === 'capacity') await ensureRedis();
const browser = async () => ({ env: { ...process.env, CHROMIUM_PATH: await ensureChromium() } });
const measured =
  what === 'cpu' || what === 'scale' || what === 'my-page' || what === 'nginx' || what === 'capacity'
    ? runScript(`bench/${what}.mjs`, args)
    : what === 'scripts'
      ? runScript('bench/script-size.mjs', args)
      : what === 'pickers' || what === 'statement'
        ? runScript(`bench/${what}.mjs`, args, await browser())
        : runScript('bench/run.mjs', process.argv.slice(2), await browser());
process.exitCode = (await measured) ? 0 : 1;
