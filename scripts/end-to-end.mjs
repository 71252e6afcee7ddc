/** `npm run test:e2e`: the journeys against the built product; arguments go to Playwright's runner. */
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { stopWith } from './setup/project.mjs';
import { runTool } from './setup/tool.mjs';

endWell();
await ensurePackages();
const chromium = await ensureChromium();
const shell = await ensureHeadlessShell(chromium);
if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
const content = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell },
});
process.exitCode = content ? 0 : 1;
