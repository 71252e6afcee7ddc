import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../scripts/running/child.mjs';
import { freePort } from '../../scripts/running/port.mjs';
import { root } from '../../scripts/setup/project.mjs';
import { guestBooking } from './attacks/guests.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { startSite } from './site-under-drill.mjs';
import { ask, logIn } from './visitor.mjs';

const shipped = join(root, 'deploy', 'monitoring');
const PER_SECOND = 10;
/** One request in so many is a booking. */
const BOOKING_IN = 100;
const BOOKINGS_PAGE_WITHIN_S = 300;
const DEAD_WEBS_PAGE_WITHIN_S = 120;

/** Prometheus with the shipped configuration, which scrapes other addresses. */
async function startPrometheus(folder, targets, token) {
  const place = join(folder, 'prometheus');
  cpSync(shipped, place, { recursive: true });
  const config = join(place, 'prometheus.yaml');
  const named = readFileSync(config, 'utf8').replace(
    '"web-1:3000", "web-2:3000"',
    targets.map((one) => `"${one}"`).join(),
  );
  writeFileSync(config, named);
  writeFileSync(join(place, 'metrics-token'), token);
  const address = `127.0.0.1:${await freePort(0)}`;
  const options = [
    '--config.file',
    config,
    '--storage.tsdb.path',
    join(place, 'data'),
    '--web.listen-address',
    address,
  ];
  const child = startProgram({ name: 'prometheus', command: 'prometheus', args: options, logFile: join(place, 'log') });
  const pages = async () => {
    const answer = await fetch(`http://${address}/api/v1/alerts`);
    const { alerts } = (await answer.json()).data;
    return alerts
      .filter(({ state, labels }) => state === 'firing' && labels.severity === 'page')
      .map(({ labels }) => labels.alertname);
  };
  return { ...child, pages };
}

/** Seconds until this page is sent; `Infinity` where it takes longer than it may. */
async function secondsUntil(prometheus, alert, atMostS) {
  const beganAt = performance.now();
  const tookS = () => (performance.now() - beganAt) / 1000;
  while (tookS() < atMostS) {
    if ((await prometheus.pages().catch(() => [])).includes(alert)) return tookS();
    await pause(1_000);
  }
  return Number.POSITIVE_INFINITY;
}

/** One request in a hundred is a booking, and all bookings fail; then both webs are killed. */
async function pagesFromOutside(folder, hub, token) {
  const env = { TRUSTED_PROXIES: '1', METRICS_TOKEN: token };
  const site = await startSite({ folder, sandboxAddress: hub, processes: 2, env });
  const [web] = site.addresses;
  const prometheus = await startPrometheus(
    folder,
    site.addresses.map((address) => new URL(address).host),
    token,
  );
  const post = (_n, path, from, body) =>
    ask(web + path, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
  const booking = await guestBooking('198.51.100.1', hub, post);
  await control(hub, 'POST', '/faults', { path: '/reservation/guest', kind: 'status', status: 500 });
  const sent = [];
  let number = 0;
  const visits = setInterval(() => {
    number += 1;
    const from = `192.0.${number % 200}.2`;
    const isBooking = number % BOOKING_IN === 1;
    if (isBooking) sent.push(post(0, '/api/guest/booking', from, booking).then(({ status }) => status));
    else ask(`${web}/membershipLogin`, { headers: { 'x-forwarded-for': from } }).catch(() => undefined);
  }, 1000 / PER_SECOND);
  const bookingsS = await secondsUntil(prometheus, 'WritesFail', BOOKINGS_PAGE_WITHIN_S);
  clearInterval(visits);
  const statuses = new Set(await Promise.all(sent));
  await control(hub, 'DELETE', '/faults');
  site.kill();
  const deadS = await secondsUntil(prometheus, 'AllWebsDown', DEAD_WEBS_PAGE_WITHIN_S);
  await prometheus.stop();
  const within = (measured, tookS, limitS, kept = true) => ({
    measured,
    value: `${Math.round(tookS)} s`,
    promise: `at most ${limitS} s`,
    kept: kept && tookS <= limitS,
  });
  return [
    within(
      `a page, when 1 % of requests are bookings that fail (${[...statuses]})`,
      bookingsS,
      BOOKINGS_PAGE_WITHIN_S,
      [...statuses].every((status) => status >= 500),
    ),
    within('a page, when both webs are killed', deadS, DEAD_WEBS_PAGE_WITHIN_S),
  ];
}

export const monitoring = {
  name: 'monitoring',
  title: "the shipped rules in a Prometheus: failing bookings and dead webs; the metrics by Prometheus's own checker",
  limitSeconds: 540,
  run: async (folder) => {
    const token = randomBytes(16).toString('hex');
    const { web, sandbox } = await startProduct(folder, { METRICS_TOKEN: token });
    const cookie = await logIn(web.address);
    for (const address of ['/en', '/en', '/myPage', '/api/hub/membership/point'])
      await ask(web.address + address, { cookie });
    const metrics = await fetch(`${web.address}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    // What prom-client itself collects has three names that Prometheus would not choose.
    const own = (await metrics.text()).replace(/^.*\bnodejs_.*\n/gm, '');
    await web.stop();
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: own, encoding: 'utf8' });
    return [
      {
        measured: 'objections to the metrics',
        value: status === 0 ? 'none' : `${stdout}${stderr}`.trim().split('\n', 1)[0],
        promise: 'none',
        kept: status === 0,
      },
      ...(await pagesFromOutside(folder, sandbox.address, token)),
    ];
  },
};
