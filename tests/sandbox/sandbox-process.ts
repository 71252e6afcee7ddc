import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';

/** Starts the hub in its own process, for tests with a page in jsdom, whose byte arrays `jose` rejects. */
export async function startProcess(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../sandbox/hub/main.ts')], {
    env: { ...process.env, SANDBOX_PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const { event, port } = JSON.parse(line.toString());
  if (event !== 'listening') throw new Error(`The hub said ${line}`);
  return { child, origin: `http://localhost:${port}` };
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Processes of the hub over one database in `folder`, for all tests of a file. */
export function hubProcesses(): { folder: string; start: () => RunningSandbox } {
  const folder = mkdtempSync(join(tmpdir(), 'hub-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const start = () => {
    const hub = {} as RunningSandbox;
    beforeAll(async () => {
      const { child, origin } = await startProcess({ SANDBOX_DATA: folder });
      Object.assign(hub, {
        port: Number(new URL(origin).port),
        origin,
        hubBase: `${origin}/hub`,
        plainBase: `${origin}/api`,
        controlBase: `${origin}/__sandbox`,
        stop: () => stopProcess(child, 'SIGTERM'),
      });
    });
    afterAll(() => hub.stop());
    return hub;
  };
  return { folder, start };
}
