import { randomInt } from 'node:crypto';
import { none } from './figures.mjs';
import { generatedInputs } from './generated-inputs.mjs';
import { productAddresses } from './product-addresses.mjs';
import { startProduct } from './product-under-drill.mjs';
import { ask, logIn } from './visitor.mjs';
import { bytesOf, judge, send } from './wire.mjs';

const INPUTS = Number(process.env.DRILL_INPUTS ?? 10_000);
const AT_ONCE = 16;
/** A machine that is too busy for all of them still tells what came of the others. */
const SENDING_MS = 220_000;

export const anyInput = {
  name: 'any-input',
  title: 'S38 10,000 generated inputs over all handlers and pages: no 5xx, no restart',
  limitSeconds: 270,
  run: async (folder) => {
    const seed = Number(process.env.DRILL_SEED ?? randomInt(2 ** 31 - 1));
    process.stdout.write(`seed ${seed}; again with DRILL_SEED=${seed}\n`);
    const { web, alarms } = await startProduct(folder);
    const cookie = await logIn(web.address);
    const port = Number(new URL(web.address).port);
    const addresses = productAddresses();
    // A page that is not cached yet waits for the hub, which on a busy machine may be too late.
    for (const page of addresses.pages) await ask(web.address + page);
    const inputs = generatedInputs(addresses, INPUTS, seed);
    const endings = [];
    const until = performance.now() + SENDING_MS;
    let next = 0;
    const sender = async () => {
      while (next < inputs.length && web.isRunning() && performance.now() < until) {
        const number = next;
        next += 1;
        const input = inputs[number];
        const ending = await send(port, input, bytesOf(input, cookie.slice('session='.length)));
        endings.push({ number, input, ...judge(input, ending) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const after = await ask(`${web.address}/api/hub/membership/point`, { cookie });
    return rowsOf({ seed, endings, alarms: alarms(), isRunning: web.isRunning(), afterwards: after.status });
  },
};

function rowsOf({ seed, endings, alarms, isRunning, afterwards }) {
  const failures = endings.filter(({ status }) => status >= 500);
  const unexplained = endings.filter(({ kind }) => kind === 'unanswered' || kind === 'silent');
  for (const found of [...failures, ...unexplained].slice(0, 10)) {
    process.stdout.write(`${JSON.stringify(found, shortened)}\n`);
  }
  for (const line of alarms.slice(0, 10)) process.stdout.write(`${line.slice(0, 600)}\n`);
  return [
    {
      measured: `inputs of seed ${seed}`,
      value: endings.length,
      promise: String(INPUTS),
      kept: endings.length === INPUTS,
    },
    { measured: 'their ends', value: spreadOf(endings) },
    none('answers of 5xx', failures),
    none('owed an answer and got none', unexplained),
    none('alarms in the log', alarms),
    {
      measured: 'the same process, the same member',
      value: isRunning ? `point balance ${afterwards}` : 'ended',
      promise: 'point balance 200',
      kept: isRunning && afterwards === 200,
    },
  ];
}

const shortened = (_key, value) =>
  typeof value === 'string' && value.length > 200 ? `${value.slice(0, 100)}… (${value.length})` : value;

/** `2xx 100, 4xx 20, left 3`: answers by class, everything else by kind. */
function spreadOf(endings) {
  const counts = new Map();
  for (const { kind, status } of endings) {
    const name = kind === 'answered' ? `${Math.floor(status / 100)}xx` : kind;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
