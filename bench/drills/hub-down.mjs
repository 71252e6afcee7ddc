import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, timed } from './arrivals.mjs';
import { none, percentile } from './figures.mjs';
import { heldMemory } from './held-memory.mjs';
import { startProduct } from './product-under-drill.mjs';
import { ask, fromAddress, logIn, throughProxy } from './visitor.mjs';

const PER_SECOND = 50;
const BEFORE_SECONDS = 10;
const OUTAGE_SECONDS = 30;
const AFTER_SECONDS = 15;
const RECOVERED_WITHIN_MS = 10_000;
const SHELL_MS = 500;
const MB = 1024 * 1024;

const cached = (address) => ({ address, kind: 'cached shell' });
/** Has nothing to show without the hub, and says so with 503 and the shell around it. */
const member = (address) => ({ address, kind: 'member page', asMember: true });
const guest = (address) => ({ address, kind: 'guest shell' });
const call = (address) => ({ address, kind: 'call', asMember: true });
/** What ten visitors in turn ask for: shells that need no hub, members' pages, and the browser's own calls. */
const visits = [
  cached('/en'),
  member('/myPage'),
  cached('/jp/hotels'),
  call('/api/hub/membership/point'),
  guest('/membershipLogin'),
  cached('/cn/hotels/haneul-namsan'),
  member('/myPage/reservationCheck/roomReservation'),
  guest('/en/findAccount'),
  call('/api/hub/product/hotel/haneul-namsan?lang=ko'),
  cached('/en/hotels/haneul-namsan'),
];

/** Two ways to be gone: no process listens, or one accepts the call and never answers. */
const outages = [
  {
    name: 'gone',
    begin: ({ sandbox }) => sandbox.stop(),
    end: ({ startAgain }) => startAgain(),
  },
  {
    name: 'hanging',
    begin: ({ sandbox }) => process.kill(sandbox.pid, 'SIGSTOP'),
    end: ({ sandbox }) => process.kill(sandbox.pid, 'SIGCONT'),
  },
];

export const hubDown = {
  name: 'hub-down',
  title: 'S35 hub down for 30 s under 50 requests a second: shells stand, memory returns, found again within 10 s',
  limitSeconds: 220,
  run: async (folder) => {
    const memory = heldMemory(folder);
    const product = await startProduct(folder, { ...memory.env, ...throughProxy });
    const { web, alarms } = product;
    const cookie = await logIn(web.address);
    const visit = (number) => {
      const { address, kind, asMember } = visits[number % visits.length];
      // As many networks as a busy minute has: failures of a few open no circuit.
      const headers = fromAddress(number);
      return timed({ address, kind }, () => ask(web.address + address, asMember ? { cookie, headers } : { headers }));
    };
    const load = (seconds) => arrivals({ perSecond: PER_SECOND, seconds, visit });
    await load(BEFORE_SECONDS);
    const calm = await load(BEFORE_SECONDS);
    const before = await memory.read(web);

    const rows = rowsOfCalm(calm);
    let { sandbox } = product;
    for (const { name, begin, end } of outages) {
      await begin({ sandbox });
      const during = await load(OUTAGE_SECONDS);
      sandbox = (await end({ sandbox, startAgain: product.startSandboxAgain })) ?? sandbox;
      const backAt = performance.now();
      const after = await load(AFTER_SECONDS);
      rows.push(...rowsOfOutage(name, during), recoveryOf(name, after, backAt));
    }
    await pause(2_000);
    const held = await memory.read(web);
    // That the hub's circuit opened is what should be told; anything else is news.
    const unexpected = alarms().filter((line) => !/"event":"hub_circuit"/.test(line));
    for (const line of unexpected.slice(0, 5)) process.stdout.write(`${line.slice(0, 600)}\n`);
    return [...rows, memoryRow(before, held), none('errors in the log but the open circuit', unexpected)];
  },
};

const times = (list) => list.map(({ ms }) => ms);
const isPage = ({ kind }) => kind !== 'call';
const isShell = ({ kind }) => kind.endsWith('shell');
const wholeMs = (ms) => `${Math.round(ms)} ms`;

function rowsOfCalm(calm) {
  const bad = calm.filter(({ status }) => status !== 200);
  return [
    { measured: 'hub well: pages, p95', value: wholeMs(percentile(times(calm.filter(isPage)), 0.95)) },
    none('hub well: other than 200', bad),
  ];
}

function rowsOfOutage(name, during) {
  const pages = during.filter(isPage);
  const p95 = percentile(times(pages), 0.95);
  const kinds = [...new Set(pages.map(({ kind }) => kind))].map(
    (kind) => `${kind} ${wholeMs(percentile(times(pages.filter((page) => page.kind === kind)), 0.95))}`,
  );
  const shells = pages.filter(isShell);
  const ofMembers = pages.filter((page) => !isShell(page));
  const calls = during.filter((one) => !isPage(one));
  return [
    {
      measured: `hub ${name}: pages, p95`,
      value: `${wholeMs(p95)} (${kinds.join(', ')})`,
      promise: `< ${SHELL_MS} ms`,
      kept: p95 < SHELL_MS,
    },
    none(
      `hub ${name}: shells other than 200, of ${shells.length}`,
      shells.filter(({ status }) => status !== 200),
    ),
    none(
      `hub ${name}: members’ pages other than 200 or 503, of ${ofMembers.length}`,
      ofMembers.filter(({ status }) => ![200, 503].includes(status)),
    ),
    none(
      `hub ${name}: calls told anything but 503 or 504, of ${calls.length}`,
      calls.filter(({ status }) => ![503, 504].includes(status)),
    ),
  ];
}

/** From the hub's return until everybody who comes is served again. */
function recoveryOf(name, after, backAt) {
  const failed = after.filter(({ status }) => status !== 200).map(({ startedAt }) => startedAt);
  const ms = failed.length === 0 ? 0 : Math.max(...failed) - backAt;
  return {
    measured: `hub ${name}: last visitor not served after its return`,
    value: wholeMs(Math.max(0, ms)),
    promise: `≤ ${RECOVERED_WITHIN_MS / 1000} s`,
    kept: ms <= RECOVERED_WITHIN_MS,
  };
}

function memoryRow(before, held) {
  const inUse = ({ heapUsed, external }) => heapUsed + external;
  const grownMb = (inUse(held) - inUse(before)) / MB;
  const rssMb = (held.rss - before.rss) / MB;
  return {
    measured: 'memory held afterwards (heap and external, after collection)',
    value: `${grownMb.toFixed(1)} MB more, of ${(inUse(before) / MB).toFixed(0)} MB; resident ${rssMb.toFixed(0)} MB more`,
    promise: '≤ 50 MB',
    kept: grownMb <= 50,
  };
}
