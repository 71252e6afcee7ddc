/** `npm run drills [-- name …]`: installs and builds what is missing, then drills on the repository's Node. */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { ensurePromtool } from './setup/promtool.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runScript } from './setup/tool.mjs';

endWell();
await ensurePackages();
await ensureRedis();
await ensureNginx();
await ensurePromtool();
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
process.exitCode = (await runScript('bench/drills/run.mjs', process.argv.slice(2))) ? 0 : 1;
