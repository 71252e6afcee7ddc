/** `npm run check`: the fast gate before a commit: lint, types, and the laws under tests/conventions. */
import { endWell } from './running/child.mjs';
import { gates, runGates } from './setup/gates.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runTool } from './setup/tool.mjs';

endWell();
await ensurePackages();
const { lint, types } = gates;
const { failed } = await runGates({
  lint,
  types,
  conventions: () => runTool('vitest', ['run', '--reporter=dot', 'tests/conventions']),
});
process.exitCode = failed.length === 0 ? 0 : 1;
