/**
 * `npm run bench [-- part …]`: installs and builds what is missing, then measures on the repository's Node. Without a part the
 * whole table.
 */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { runScript } from './setup/tool.mjs';

endWell();
await ensurePackages();
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
await ensureNginx();
await ensureRedis();
process.exitCode = (await runScript('bench/run.mjs', process.argv.slice(2))) ? 0 : 1;
