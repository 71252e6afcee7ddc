/** `npm run check`: the fast gate before a commit: lint, types, and the laws under tests/conventions. */
import { endWell } from './running/child.mjs';
import { gates, runGates } from './setup/gates.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { runTool } from './setup/tool.mjs';

endWell();
await ensurePackages();
const { lint, types } = gates;
const conventions = () => runTool('vitest', ['run', '--reporter=dot', 'tests/conventions']);
// `tsc` keeps one core busy: the laws are read beside it.
const ends = await Promise.all([runGates({ lint, types }), runGates({ conventions })]);
process.exitCode = ends.every(({ failed }) => failed.length === 0) ? 0 : 1;
