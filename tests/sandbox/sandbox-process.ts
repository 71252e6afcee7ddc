import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
