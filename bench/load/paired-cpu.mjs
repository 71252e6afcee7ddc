/**
 * The processor's time of a request, of two servers in turn: pair by pair, the first of each by chance, one core for the
 * servers and another for the visitors. Time that others take from the machine is not counted.
 *
 * BENCH_PAIRS (16), BENCH_REQUESTS (2000) a round.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { say } from '../../scripts/setup/project.mjs';
import { median } from './rounds.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 16);
const requests = Number(process.env.BENCH_REQUESTS ?? 2_000);
const CONNECTIONS = 8;

/** Runs all threads of a process on one core. */
export const pin = (pid, core) => {
  const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', core, String(pid)], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`taskset: ${stderr}`);
};

/** One page as a browser asks for it; its bytes as they came. */
export function ask(address, headers, agent) {
  return new Promise((resolve, reject) => {
    const all = { accept: 'text/html', 'accept-language': 'en', ...headers };
    const asked = request(address, { agent, headers: all }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** In microseconds, of all threads of a process, as Linux counts it in nanoseconds: its ticks are too coarse here. */
export function processorUs(pid) {
  let ns = 0;
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    ns += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]);
  }
  return ns / 1000;
}

/**
 * Processor's time of a request, in microseconds.
 * @param {{ address: string, path: string, pids: number[], headers?: Record<string, string>, bytes: number,
 *   tolerance?: number }} what `tolerance`: by how much an answer's length may differ, as a share
 */
async function cost({ address, path, pids, headers, bytes, tolerance = 0 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const spent = () => pids.reduce((sum, pid) => sum + processorUs(pid), 0);
  const before = spent();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let sent = 0; sent < requests / CONNECTIONS; sent += 1) {
        const { status, body } = await ask(address + path, headers, agent);
        if (status !== 200 || Math.abs(body.length - bytes) > bytes * tolerance)
          throw new Error(`${path}: ${status}, ${body.length} bytes of ${bytes}`);
      }
    }),
  );
  agent.destroy();
  return (spent() - before) / requests;
}

/** One after the other, the first of a pair by chance. */
export async function compare(name, one, other) {
  await cost(one);
  await cost(other);
  const costs = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const swapped = Math.random() < 0.5;
    const first = await cost(swapped ? other : one);
    const second = await cost(swapped ? one : other);
    costs.push(swapped ? [second, first] : [first, second]);
  }
  const result = {
    name,
    us: median(costs.map(([mine]) => mine)),
    yardstickUs: median(costs.map(([, yardstick]) => yardstick)),
    ratio: median(costs.map(([mine, yardstick]) => mine / yardstick)),
  };
  say(
    `${name}: ${result.us.toFixed(0)} µs, yardstick ${result.yardstickUs.toFixed(0)} µs, ratio ${result.ratio.toFixed(2)}`,
  );
  return result;
}

/** Do two servers that are alike differ so little that the machine's figures can be believed? */
export const isAlike = ({ ratio }) => ratio >= 0.97 && ratio <= 1.03;
