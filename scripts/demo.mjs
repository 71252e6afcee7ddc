/**
 * `npm run demo`: from a fresh clone to a running product. Plain JavaScript for Node 20, because it runs
 * before anything is installed.
 *
 * Environment: PORT (3000), SANDBOX_PORT (4010), FEEDBACK_PORT (any free one), SANDBOX_DATA (a folder that survives a restart).
 * `npm run demo -- --fresh` forgets what was booked and what the feedback site received, and starts from the seed.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endWell, isEnding, stopAll } from './running/child.mjs';
import { chosenPort } from './running/port.mjs';
import { NotReadyError, startFeedback, startSandbox, startWeb } from './running/product.mjs';
import { ensureBuild, forgetCachedPages } from './setup/build.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { projectNode, root, say, stopWith } from './setup/project.mjs';

const unknown = process.argv.slice(2).find((argument) => argument !== '--fresh');
if (unknown) stopWith(`"${unknown}" means nothing here. Known: --fresh (start from the seed).`);

const data = resolve(root, process.env.SANDBOX_DATA ?? join('sandbox', 'data'));
const webPort = await chosenPort('PORT', 3000, 'demo');
const sandboxPort = await chosenPort('SANDBOX_PORT', 4010, 'demo');
const feedbackPort = await chosenPort('FEEDBACK_PORT', 0, 'demo');
const webAddress = `http://localhost:${webPort}`;

/** Made once and kept beside the data, so that a login survives a restart of the demo. */
function sessionSecret() {
  const file = join(data, 'session-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

endWell(() => say('Stopped.'));

await ensurePackages();
const fresh = process.argv.includes('--fresh');
if (fresh) say('Hub and feedback site start from the seed.');
try {
  const [sandbox] = await Promise.all([
    startSandbox({ port: sandboxPort, data, fresh, webAddress, logFile: join(data, 'logs', 'sandbox.log') }),
    ensureBuild().then((built) => {
      if (!built) throw new NotReadyError('The web could not be built, see above.');
    }),
  ]);
  // A cached page holds the addresses and texts of the run that made it.
  forgetCachedPages();
  const feedback = await startFeedback({
    port: feedbackPort,
    sandboxAddress: sandbox.address,
    webAddress,
    data,
    fresh,
    logFile: join(data, 'logs', 'feedback.log'),
  });
  const web = await startWeb({
    port: webPort,
    sandboxAddress: sandbox.address,
    env: { VOC_BASE_URL: feedback.address },
    sessionSecret: sessionSecret(),
    logFile: join(data, 'logs', 'web.log'),
  });
  const home = await fetch(web.address);
  if (!home.ok) throw new NotReadyError(`The home page answered ${home.status}.\n${web.lastLines(30)}`);

  say('Ready.');
  process.stdout.write(
    `\n  Web       ${web.address}\n  Hub       ${sandbox.address} (the sandbox)\n  Feedback  ${feedback.address} (the stand-in; My Page opens it)\n  Letters   ${sandbox.address}/__sandbox/outbox (what members would get, with their keys)\n`,
  );
  process.stdout.write(`  Data      ${data}\n  Logs      ${join(data, 'logs')}\n\n`);
  spawnSync(projectNode, [join(root, 'scripts', 'print-sample-accounts.ts')], { stdio: 'inherit' });
  process.stdout.write('\n  Ctrl-C ends all of them.\n\n');

  const first = await Promise.race([sandbox, feedback, web].map((child) => child.ended.then(() => child)));
  if (isEnding()) await new Promise(() => undefined);
  throw new NotReadyError(`The ${first.name} ended by itself. Its last lines:\n${first.lastLines(30)}`);
} catch (error) {
  await stopAll();
  if (error instanceof NotReadyError) stopWith(error.message);
  throw error;
}
