import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, timed } from '../arrivals.mjs';
import { none } from '../figures.mjs';
import { control } from '../product-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../visitor.mjs';

const HOTEL = 'haneul-namsan';
const PER_SECOND = 25;
const ROLLING_SECONDS = 100;
const CHANGES = 2;
const SEEN_WITHIN_MS = 30_000;
const ENDED_CODES = [0, 143];
const POINTS = '/api/hub/membership/point';
/** Pages, parts of pages, files, reads and writes, of guests and of a member. */
const rollingVisits = [
  { path: '/en/hotels' },
  { path: POINTS, member: true },
  { path: `/jp/hotels/${HOTEL}` },
  { path: '/membershipLogin' },
  { path: '/api/guest/quote', refused: true },
  { path: '/cn' },
  { path: '/myPage', member: true },
  { path: '/api/session/viewer', member: true },
];

/** (a) Both webs restart one after the other while visitors come. */
export async function rollingRestart({ address, webs }) {
  const cookie = await logIn(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let restarting = true;
  const coming = arrivals({
    perSecond: PER_SECOND,
    seconds: ROLLING_SECONDS,
    goesOn: () => restarting,
    visit: (number) => {
      const visit = rollingVisits[number % rollingVisits.length];
      const options = { agent, cookie: visit.member ? cookie : undefined };
      if (visit.refused) Object.assign(options, { method: 'POST', body: {} });
      return timed({ path: visit.path, right: visit.refused ? 400 : 200 }, () => ask(address + visit.path, options));
    },
  });
  await pause(1_000);
  const codes = [];
  for (const web of webs) {
    const before = web.process;
    process.kill(before.pid, 'SIGTERM');
    codes.push(await before.ended);
    await web.start();
    await pause(1_000);
  }
  restarting = false;
  const visits = await coming;
  agent.destroy();
  const lost = visits.filter(({ status, right }) => status !== right);
  for (const { path, status, error, ms } of lost.slice(0, 8))
    process.stdout.write(`lost: ${path} ${status} ${error} after ${Math.round(ms)} ms\n`);
  return [
    { measured: 'rolling restart: requests', value: visits.length, promise: 'some', kept: visits.length > 0 },
    none('rolling restart: lost', lost),
    {
      measured: 'rolling restart: exit codes',
      value: codes.join(' '),
      promise: 'each 0 or 143',
      kept: codes.every((code) => ENDED_CODES.includes(code)),
    },
  ];
}

/** (b) Each change is waited for at nginx and at both webs, in two languages. */
export async function changedHotel({ address, hub, webs }) {
  const places = [
    `${address}/en/hotels/${HOTEL}`,
    `${address}/jp/hotels/${HOTEL}`,
    ...webs.map((web) => `${web.address}/en/hotels/${HOTEL}`),
  ];
  const otherHotel = `${webs[0].address}/en/hotels/oreum-jeju`;
  const seenMs = [];
  const other = [];
  for (let number = 0; number < CHANGES; number += 1) {
    await Promise.all(places.map((place) => ask(place)));
    await ask(otherHotel);
    const telephone = `+82-2-000-${4_000 + number}`;
    const changedAt = performance.now();
    const told = control(hub.address, 'POST', '/hotel', { hotelId: HOTEL, telephone });
    const last = await Promise.all(
      places.map(async (place) => {
        while (!(await ask(place)).text.includes(telephone)) {
          if (performance.now() - changedAt > 2 * SEEN_WITHIN_MS) return Number.POSITIVE_INFINITY;
          await pause(80);
        }
        return performance.now() - changedAt;
      }),
    );
    seenMs.push(Math.max(...last));
    const { told: status } = await told;
    if (status !== 200) throw new Error(`The hub was answered ${status}`);
    const after = await fetch(otherHotel);
    await after.arrayBuffer();
    if (after.headers.get('x-nextjs-cache') === 'MISS') other.push(otherHotel);
  }
  const slowest = Math.max(...seenMs);
  return [
    {
      measured: `${CHANGES} changes of a hotel: seen by nginx and both webs`,
      value: `${seenMs.map(Math.round).join(', ')} ms`,
      promise: `each within ${SEEN_WITHIN_MS / 1000} s`,
      kept: slowest <= SEEN_WITHIN_MS,
    },
    none('pages of other hotels rendered again', other),
  ];
}

/** (c) Login at one web, reads and a refresh at the other, logout at the first. */
export async function anyProcess({ hub, webs: [one, two] }) {
  const cookie = await logIn(one.address);
  const read = await ask(two.address + POINTS, { cookie });
  await control(hub.address, 'POST', '/tokens/expire-access');
  const refreshed = await ask(two.address + POINTS, { cookie });
  const renewed = cookieAfter(refreshed, cookie);
  const old = await ask(one.address + POINTS, { cookie });
  const logout = await ask(`${one.address}/api/session/logout`, { method: 'POST', cookie: renewed, body: {} });
  const after = await Promise.all(
    [one, two].flatMap(({ address }) => [cookie, renewed].map((each) => ask(address + POINTS, { cookie: each }))),
  );
  return [
    {
      measured: 'login at one web; read, refresh at the other; old cookie at the first',
      value: [read, refreshed, old].map(({ status }) => status).join(' '),
      promise: '200 200 200',
      kept: [read, refreshed, old].every(({ status }) => status === 200),
    },
    {
      measured: 'logout at one web, and then at both',
      value: [logout, ...after].map(({ status }) => status).join(' '),
      promise: '200, then 401',
      kept: logout.status < 300 && after.every(({ status }) => status === 401),
    },
  ];
}
