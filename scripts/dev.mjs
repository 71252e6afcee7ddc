/** `npm run dev`: the sandbox and Next's development server, with their output in this terminal. */
import { join, resolve } from 'node:path';
import { endWell, stopAll } from './running/child.mjs';
import { chosenPort } from './running/port.mjs';
import { NotReadyError, startFeedback, startSandbox, startWeb } from './running/product.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, say } from './setup/project.mjs';

/** Development only; a real place sets SESSION_SECRET. */
const developmentSecret = 'development-only-session-secret-0000';

endWell();
const port = await chosenPort('PORT', 3000, 'dev');
const sandboxPort = await chosenPort('SANDBOX_PORT', 4010, 'dev');
const feedbackPort = await chosenPort('FEEDBACK_PORT', 0, 'dev');
await ensurePackages();
try {
  const data = resolve(root, process.env.SANDBOX_DATA ?? join('sandbox', 'data'));
  const webAddress = `http://localhost:${port}`;
  const sandbox = await startSandbox({ port: sandboxPort, data, webAddress });
  const feedback = await startFeedback({ port: feedbackPort, sandboxAddress: sandbox.address, webAddress, data });
  const web = await startWeb({
    port,
    sandboxAddress: sandbox.address,
    sessionSecret: process.env.SESSION_SECRET ?? developmentSecret,
    mode: 'dev',
    env: { VOC_BASE_URL: feedback.address },
  });
  say(`Ready: ${web.address}`);
  await Promise.race([sandbox.ended, feedback.ended, web.ended]);
} catch (error) {
  if (!(error instanceof NotReadyError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await stopAll();
}
