import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, timed } from '../drills/arrivals.mjs';
import { percentile } from '../drills/figures.mjs';
import { logIn } from '../drills/visitor.mjs';
import { ask, median, pinApart } from '../load/paired-cpu.mjs';
import { rawRequests } from '../load/raw-requests.mjs';
import { startHub, startPlain, startWebOf } from '../load/start-measured.mjs';
import { alikeRow } from '../table.mjs';

const READ = '/membership/point';
const PAIRS = 16;
const SECONDS = 4;
/** Not counted: at first every visitor finds no connection and opens one, which costs more than the read. */
const BEGINNING_SECONDS = 1;
const CAPACITY_SECONDS = 5;
const CONNECTIONS = 16;
const UNLOADED_PER_SECOND = 40;
const SHARE = 0.5;

/**
 * p99 of a read whose visitors come at their own pace: at half of what the web can do, beside few visitors, and beside P
 * at the same pace, whose p99 is what the machine itself adds.
 */
export async function latency(folder) {
  const hub = await startHub(folder);
  const quickHub = await startPlain(folder, 'plain-server', { PASS_TO: hub.address, REMEMBER: `/hub${READ}` });
  const web = await startWebOf(folder, 'web', quickHub);
  const proxy = await startPlain(folder, 'fastify-proxy', { UPSTREAM: quickHub.address });
  const headers = {
    'accept-language': 'en',
    'x-bff': '1',
    'sec-fetch-site': 'same-origin',
    cookie: await logIn(web.address),
  };
  const address = `${web.address}/api/hub${READ}`;
  // Connections of one round: one that the web has closed meanwhile would be a lost visitor of the next.
  const newReader = (from = address) => rawRequests(from, headers);
  const bytes = (await ask(address, headers)).body.length;
  pinApart({ servers: [web, proxy], others: [hub, quickHub] });

  const asManyAsPossible = async (seconds) => {
    const reader = newReader();
    const until = performance.now() + seconds * 1000;
    let answered = 0;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (performance.now() < until) {
          const { status, length } = await reader.send();
          if (status !== 200 || length !== bytes) throw new Error(`${status}, ${length} bytes of ${bytes}`);
          answered += 1;
        }
      }),
    );
    reader.close();
    return answered / seconds;
  };
  await asManyAsPossible(CAPACITY_SECONDS);
  const capacity = await asManyAsPossible(CAPACITY_SECONDS);
  const p99 = async (perSecond, from) => {
    const reader = newReader(from);
    const visits = await arrivals({
      perSecond,
      seconds: BEGINNING_SECONDS + SECONDS,
      visit: () => timed({}, reader.send),
    });
    reader.close();
    const failed = visits.find(({ status }) => status !== 200);
    if (failed) throw new Error(`a read was answered ${failed.status} ${failed.error}`);
    await pause(200);
    return percentile(
      visits.slice(perSecond * BEGINNING_SECONDS).map(({ ms }) => ms),
      0.99,
    );
  };
  const [half, few, alike, plain] = [[], [], [], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const rounds = [
      async () => half.push(await p99(capacity * SHARE)),
      async () => few.push(await p99(UNLOADED_PER_SECOND)),
      async () => alike.push(await p99(UNLOADED_PER_SECOND)),
      async () => plain.push(await p99(capacity * SHARE, `${proxy.address}/hub${READ}`)),
    ];
    for (const round of rounds.toSorted(() => Math.random() - 0.5)) await round();
  }
  const row = (name, ours, yardstick = `p99 at ${UNLOADED_PER_SECOND} a second`, theirs = few) => ({
    name,
    value: median(ours),
    unit: 'ms',
    yardstick,
    yardstickValue: median(theirs),
    ratio: median(ours.map((ms, pair) => ms / theirs[pair])),
  });
  const atHalf = `read, p99 at half of ${Math.round(capacity)} a second`;
  return [
    alikeRow(row('unloaded, beside itself', alike, 'itself')),
    { ...row(atHalf, half), atMost: 1.3 },
    row(atHalf, half, 'P at the same pace', plain),
  ];
}
