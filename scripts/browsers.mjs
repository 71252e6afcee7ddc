/**
 * `npm run test:browsers [-- firefox|webkit] [--only=TEXT]`: installs and builds what is missing, then walks from a search
 * to a booking, through joining with a verified identity, and through the scenarios of `e2e/devices` (those whose names
 * contain TEXT), in Firefox and in WebKit, the engine of iOS web views. Ends with 1 where a browser could not.
 */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureOtherBrowsers } from './setup/other-browsers.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { runScript } from './setup/tool.mjs';

endWell();
await ensurePackages();
const programs = await ensureOtherBrowsers();
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
const content = await runScript('scripts/browsers/walk.mjs', process.argv.slice(2), {
  env: { ...process.env, BROWSER_PROGRAMS: JSON.stringify(programs) },
});
process.exitCode = content ? 0 : 1;
