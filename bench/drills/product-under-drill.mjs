import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';

/**
 * The stand-in hub and the built web on free ports, with data and logs of their own.
 * @param {string} folder for data and logs
 * @param {Record<string, string>} [env] added to the web's environment
 * @param {(hubAddress: string) => Promise<string>} [between] what the web calls instead, given the hub's address
 */
export async function startProduct(folder, env = {}, between = async (hubAddress) => hubAddress) {
  const port = await freePort(0);
  // Again: on the same port, with the data as it was left.
  const startSandboxAgain = () =>
    startSandbox({
      port,
      data: join(folder, 'data'),
      logFile: join(folder, 'sandbox.log'),
    });
  const sandbox = await startSandboxAgain();
  const logFile = join(folder, 'web.log');
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: await between(sandbox.address),
    sessionSecret: randomBytes(32).toString('hex'),
    env,
    logFile,
  });
  const log = () => readFileSync(logFile, 'utf8');
  return { sandbox, startSandboxAgain, web, log, alarms: () => alarmsIn(log()) };
}

/**
 * What a person on duty would have to look at: lines of level error and above, and everything that is no line of
 * the log but speaks of an error.
 * @param {string} log
 * @returns {string[]}
 */
export function alarmsIn(log) {
  return log.split('\n').filter((line) => {
    if (!line.startsWith('{')) return /⨯|unhandled|uncaught|\bError\b/i.test(line);
    try {
      return ['error', 'fatal'].includes(JSON.parse(line).level);
    } catch {
      return true;
    }
  });
}

/**
 * One of the sandbox's own switches.
 * @param {string} address of the sandbox
 * @param {string} method
 * @param {string} path below `/__sandbox`
 * @param {unknown} [body]
 */
export async function control(address, method, path, body) {
  const answer = await fetch(`${address}/__sandbox${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${method} ${path}`);
  return answer.json();
}
