/** `npm run lighthouse [-- page …]`: installs and builds what is missing, then measures on the repository's Node. */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { runScript } from './setup/tool.mjs';

endWell();
await ensurePackages();
await ensureNginx();
const chromium = await ensureChromium();
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
const content = await runScript('bench/lighthouse.mjs', process.argv.slice(2), {
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
process.exitCode = content ? 0 : 1;
