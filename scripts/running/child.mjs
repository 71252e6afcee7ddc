import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectNode, root } from '../setup/project.mjs';

const GRACE_MS = 8000;
const endWithParent = join(root, 'scripts', 'running', 'end-with-parent.mjs');

/** Everything that this process started and that has not ended. */
const alive = new Set();

function keepTrack(child) {
  alive.add(child);
  const ended = new Promise((resolve) => {
    const end = (code) => {
      alive.delete(child);
      resolve(code);
    };
    child.once('exit', (code) => end(code));
    child.once('error', () => end(null));
  });
  return ended;
}

async function stopProcess(child) {
  if (!alive.has(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(force);
}

/** Asks everything that was started here to end, and waits for it. */
export async function stopAll() {
  await Promise.all([...alive].map(stopProcess));
}

/**
 * A process of the product, on the repository's Node, whose output goes to a file (or to this terminal).
 * @param {object} options
 * @param {string} options.name for messages
 * @param {string[]} options.args script and its arguments
 * @param {Record<string, string | undefined>} options.env added to the environment
 * @param {string} [options.logFile] absent: this terminal
 * @returns {{ name: string, pid: number | undefined, ended: Promise<number | null>, isRunning: () => boolean,
 *   stop: () => Promise<void>, lastLines: (count: number) => string }}
 */
export function startChild({ name, args, env, logFile }) {
  const nodeArgs = ['--disable-warning=ExperimentalWarning', '--import', endWithParent, ...args];
  return startProgram({ name, command: projectNode, args: nodeArgs, env, logFile });
}

/**
 * As `startChild`, but any program: a display, a browser's driver. It ends with this process where that ends well.
 * @param {{ name: string, command: string, args: string[], env?: Record<string, string | undefined>,
 *   logFile?: string }} options
 */
export function startProgram({ name, command, args, env, logFile }) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: logFile ? ['pipe', 'pipe', 'pipe'] : ['pipe', 'inherit', 'inherit'],
  });
  if (logFile) {
    mkdirSync(dirname(logFile), { recursive: true });
    const log = createWriteStream(logFile);
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
  }
  const ended = keepTrack(child);
  return {
    name,
    pid: child.pid,
    ended,
    isRunning: () => alive.has(child),
    stop: () => stopProcess(child),
    lastLines: (count) => (logFile ? readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : ''),
  };
}

/**
 * Runs a step to its end (an installation, a build, a gate) without blocking, so that Ctrl-C still ends it.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number | null>} exit code; null where the command could not be started or was ended
 */
export function runStep(command, args, options = {}) {
  return keepTrack(spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }));
}

let ending = false;

/** Has this process been asked to end? Then nothing that ends does so by itself. */
export const isEnding = () => ending;

/**
 * Ends this process and all it started, once, on Ctrl-C, SIGTERM, SIGHUP, or when its parent process is gone
 * (npm does not pass every signal on to the shell that it starts).
 * @param {() => void | Promise<void>} [beforeExit]
 */
export function endWell(beforeExit = () => undefined) {
  const end = async (code) => {
    if (ending) return;
    ending = true;
    await stopAll();
    await beforeExit();
    process.exit(code);
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('SIGHUP', () => end(0));
  // A step beside the one that failed ends with it.
  process.on('exit', () => {
    for (const child of alive) child.kill('SIGTERM');
  });
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end(0);
  }, 500).unref();
}
