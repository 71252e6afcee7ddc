import { join } from 'node:path';
import { startChild } from './child.mjs';

/** Raised when a process ended or stayed silent before it was ready; the text is for a person. */
export class NotReadyError extends Error {
  name = 'NotReadyError';
}

/**
 * Waits until an address answers 2xx.
 * @param {ReturnType<typeof startChild>} child
 * @param {string} address
 * @param {number} deadlineMs
 */
async function untilReady(child, address, deadlineMs) {
  const deadline = performance.now() + deadlineMs;
  while (performance.now() < deadline) {
    if (!child.isRunning()) {
      throw new NotReadyError(`The ${child.name} ended before it was ready.\n${child.lastLines(30)}`);
    }
    const ready = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new NotReadyError(
    `The ${child.name} did not answer at ${address} within ${deadlineMs / 1000} s.\n${child.lastLines(30)}`,
  );
}

/**
 * Starts the stand-in hub and waits for it.
 * @param {{ port: number, data: string, fresh?: boolean, webAddress?: string, env?: Record<string, string>,
 *   logFile?: string }} options `fresh` forgets what was booked and starts from the seed; `webAddress`: for the links of
 *   mails
 */
export async function startSandbox({ port, data, fresh = false, webAddress, env, logFile }) {
  const child = startChild({
    name: 'sandbox',
    args: [join('sandbox', 'hub', 'main.ts')],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: data,
      SANDBOX_FRESH: fresh ? '1' : '0',
      SANDBOX_WEB: webAddress,
      ...env,
    },
    logFile,
  });
  const address = `http://localhost:${port}`;
  try {
    await untilReady(child, `${address}/health`, 60_000);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, address };
}

/**
 * Starts the stand-in of the feedback site, on another host than the web's, and waits for it.
 * @param {{ port: number, sandboxAddress: string, webAddress: string, data: string, fresh?: boolean,
 *   logFile?: string }} options `fresh` forgets what it received
 */
export async function startFeedback({ port, sandboxAddress, webAddress, data, fresh = false, logFile }) {
  const child = startChild({
    name: 'feedback site',
    args: [join('sandbox', 'feedback', 'main.ts')],
    env: {
      FEEDBACK_PORT: String(port),
      FEEDBACK_HUB: sandboxAddress,
      FEEDBACK_WEB: webAddress,
      SANDBOX_DATA: data,
      SANDBOX_FRESH: fresh ? '1' : '0',
    },
    logFile,
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await untilReady(child, `${address}/health`, 30_000);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, address };
}

/**
 * Starts the built web (or the development server) against a hub and waits until it is ready.
 * @param {{ port: number, sandboxAddress: string, sessionSecret: string, mode?: 'start' | 'dev',
 *   env?: Record<string, string>, logFile?: string }} options
 */
export async function startWeb({ port, sandboxAddress, sessionSecret, mode = 'start', env, logFile }) {
  const address = `http://localhost:${port}`;
  const child = startChild({
    name: 'web',
    args: ['start.mjs'],
    env: {
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      PUBLIC_ORIGIN: address,
      HUB_API_BASE: `${sandboxAddress}/hub`,
      PLAIN_API_BASE: `${sandboxAddress}/api`,
      // Another host than the web's, so that the provider's return is as cross-site as the real one.
      IDENTITY_FORM_URL: `${sandboxAddress.replace('localhost', '127.0.0.1')}/identity`,
      SESSION_SECRET: sessionSecret,
      ...env,
    },
    logFile,
  });
  try {
    await untilReady(child, `${address}/api/health/ready`, 60_000);
  } catch (error) {
    await child.stop();
    throw error;
  }
  return { ...child, address };
}
