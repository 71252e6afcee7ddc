import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface SandboxProcess {
  child: ChildProcess;
  origin: string;
}

/**
 * Starts a sandbox in a process of its own and waits until it listens: for a test of the process itself, and for tests
 * with a page in jsdom, whose byte arrays `jose` does not take.
 */
export const startProcess = (environment: Record<string, string>): Promise<SandboxProcess> =>
  startMain('hub', { SANDBOX_PORT: '0', ...environment });

/** Starts the feedback site in a process of its own and waits until it listens. */
export const startFeedbackProcess = (environment: Record<string, string>): Promise<SandboxProcess> =>
  startMain('feedback', { FEEDBACK_PORT: '0', ...environment });

async function startMain(name: 'hub' | 'feedback', environment: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../sandbox/${name}/main.ts`)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const { event, port } = JSON.parse(line.toString());
  if (event !== 'listening') throw new Error(`The ${name} said ${line}`);
  return { child, origin: `http://localhost:${port}` };
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
