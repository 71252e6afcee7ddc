/**
 * The processor's time of a request, of two servers in turn: pair by pair, the first of each by chance, one core for the
 * servers and another for the load. Time that others take from the machine is not counted.
 *
 * BENCH_PAIRS (16), BENCH_ROUND_MS (200): CPU of a round, as far as requests can be sized to it.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../scripts/setup/project.mjs';
import { alikeRow, isAlike } from '../table.mjs';

const pairs = Number(process.env.BENCH_PAIRS ?? 16);
const roundUs = Number(process.env.BENCH_ROUND_MS ?? 200) * 1000;
const CONNECTIONS = 8;
const [LEAST, MOST] = [16, 2_000];
const WARM_REQUESTS = 160;
const TRIES = 4;
const SERVER_CORE = '1';
const LOAD_CORE = '0';

/** Middle value; of an even number of values the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A process and those that it started. */
export function treeOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [Number(pid), ...children.flatMap(treeOf)];
}

/** Runs all threads of processes on one core. */
function pin(pids, core) {
  for (const pid of pids.flatMap(treeOf)) {
    const { status, stderr } = spawnSync('taskset', ['-a', '-p', '-c', core, String(pid)], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`taskset: ${stderr}`);
  }
}

/** Servers that are measured on one core; hubs and this process on the other. */
export function pinApart({ servers, others = [] }) {
  pin(
    servers.map(({ pid }) => pid),
    SERVER_CORE,
  );
  pin([process.pid, ...others.map(({ pid }) => pid)], LOAD_CORE);
}

/** One answer, its bytes as they came. */
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
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${address} did not answer within 30 s`)));
    asked.on('error', reject);
    asked.end();
  });
}

/**
 * In microseconds, of all threads of processes: what /proc/<pid>/stat counts in ticks of 10 ms, Linux tells of each
 * thread in nanoseconds.
 */
function processorUs(pids) {
  let ns = 0;
  for (const pid of pids.flatMap(treeOf)) {
    for (const task of readdirSync(`/proc/${pid}/task`)) {
      ns += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]);
    }
  }
  return ns / 1000;
}

/**
 * What is asked of one side, again and again.
 * @typedef {{ address: string, headers?: Record<string, string>, bytes: number, tolerance?: number, cache?: string }}
 *   Asked `tolerance`: by how much the answer's length may differ, as a share; `cache`: its `x-nextjs-cache`
 * @typedef {{ pids: number[], asked: (number: number, round: number) => Asked, prepare?: () => Promise<unknown>,
 *   requests?: number }} Side `prepare` is not counted; `requests` of a round where they are not sized
 */

const rounds = new WeakMap();

/** @param {Side} side @returns {Promise<{ us: number, bytes: number }>} of one request */
async function cost(side, requests) {
  const { round, number: first } = rounds.get(side) ?? { round: 0, number: 0 };
  rounds.set(side, { round: round + 1, number: first + requests });
  await side.prepare?.();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [number, bytes] = [first, 0];
  const before = processorUs(side.pids);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (number < first + requests) {
        const one = side.asked(number++, round);
        const { status, body, headers } = await ask(one.address, one.headers, agent);
        if (status !== 200 || Math.abs(body.length - one.bytes) > one.bytes * (one.tolerance ?? 0))
          throw new Error(`${one.address}: ${status}, ${body.length} bytes of ${one.bytes}`);
        if (one.cache !== undefined && headers['x-nextjs-cache'] !== one.cache)
          throw new Error(`${one.address}: ${headers['x-nextjs-cache']}, not ${one.cache}`);
        bytes += body.length;
      }
    }),
  );
  const us = (processorUs(side.pids) - before) / requests;
  agent.destroy();
  return { us, bytes: bytes / requests };
}

/**
 * @param {string} name
 * @param {Side} one
 * @param {Side} other
 * @param {{ warm?: number, times?: number }} [options] `warm`: requests that come first; `times` as many pairs as usual
 * @returns {Promise<{ name: string, value: number, yardstickValue: number, ratio: number, bytes: number,
 *   yardstickBytes: number }>}
 */
export async function compare(name, one, other, { warm = WARM_REQUESTS, times = 1 } = {}) {
  const sized = [];
  for (const side of [one, other]) {
    await cost(side, side.requests ?? warm);
    const { us } = await cost(side, side.requests ?? LEAST);
    sized.push(side.requests ?? Math.min(MOST, Math.max(LEAST, Math.ceil(roundUs / us))));
  }
  const costs = [];
  for (let pair = 0; pair < pairs * times; pair += 1) {
    const isSwapped = Math.random() < 0.5;
    const first = await (isSwapped ? cost(other, sized[1]) : cost(one, sized[0]));
    const second = await (isSwapped ? cost(one, sized[0]) : cost(other, sized[1]));
    costs.push(isSwapped ? [second, first] : [first, second]);
  }
  const of = (read) => median(costs.map(read));
  const result = {
    name,
    value: of(([mine]) => mine.us),
    yardstickValue: of(([, yardstick]) => yardstick.us),
    ratio: of(([mine, yardstick]) => mine.us / yardstick.us),
    bytes: of(([mine]) => mine.bytes),
    yardstickBytes: of(([, yardstick]) => yardstick.bytes),
  };
  say(`${name}: ${result.value.toFixed(0)} µs, ${result.yardstickValue.toFixed(0)} µs, ${result.ratio.toFixed(2)}`);
  return result;
}

/** Two that are alike; a moment in which they differ is waited for to pass. */
export async function compareAlike(name, one, other) {
  for (let tries = 1; ; tries += 1) {
    const result = await compare(`${name}, beside itself`, one, other);
    if (isAlike(result) || tries === TRIES) return alikeRow({ ...result, yardstick: 'itself' });
    await pause(5_000);
  }
}

/** A side that is asked for one thing. */
export const always = (servers, address, { requests, prepare, ...asked }) => ({
  pids: [servers].flat().map(({ pid }) => pid),
  requests,
  prepare,
  asked: () => ({ address, ...asked }),
});

/** The row for bytes beside one for CPU. */
export const bytesRow = ({ name, bytes, yardstickBytes, ...row }, aim) => ({
  ...row,
  name: `${name}, bytes`,
  unit: 'KB',
  value: bytes / 1000,
  yardstickValue: yardstickBytes / 1000,
  ratio: bytes / yardstickBytes,
  ...aim,
});
