import { randomBytes } from 'node:crypto';
import { accountAttacks } from './attacks/accounts.mjs';
import { circuitAttacks } from './attacks/circuits.mjs';
import { cookieAttacks } from './attacks/cookies.mjs';
import { firstVisitors } from './attacks/first-visitors.mjs';
import { guestAttacks } from './attacks/guests.mjs';
import { longTexts } from './attacks/long-texts.mjs';
import { nestedValues } from './attacks/nested-values.mjs';
import { pathAttacks } from './attacks/paths.mjs';
import { sessionAttacks } from './attacks/sessions.mjs';
import { slowSenders } from './attacks/slow-senders.mjs';
import { unloggedRequests } from './attacks/unlogged-requests.mjs';
import { none } from './figures.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { exchange, requestBytes } from './raw-exchange.mjs';

/**
 * Every group: `{ title, attacks }`. An attack is `{ what, promise, replay }`; `replay(site)` sends it and resolves to
 * `{ seen, kept }`: what came of it in a few words, and whether the promise was kept. Attacks run one after the other
 * on one web whose cached pages are its own, so that the first request for a page finds none.
 */
const groups = [
  // First of all: one of its attacks needs a page that is not cached yet.
  firstVisitors,
  pathAttacks,
  cookieAttacks,
  slowSenders,
  longTexts,
  nestedValues,
  unloggedRequests,
  circuitAttacks,
  sessionAttacks,
  accountAttacks,
  guestAttacks,
];

export const replayAttacks = {
  name: 'replay-attacks',
  title: 'every attack that once worked against the built product',
  limitSeconds: 900,
  run: async (folder) => {
    const metricsToken = randomBytes(32).toString('hex');
    const { web, sandbox, log, alarms } = await startProduct(folder, {
      // Cached pages are found by configuration: this one's are not cached yet.
      CHAT_PLUGIN_KEY: randomBytes(8).toString('hex'),
      METRICS_TOKEN: metricsToken,
      LIMIT_PERCENT_PER_ADDRESS: '100000',
      TRUSTED_PROXIES: '1',
    });
    const port = Number(new URL(web.address).port);
    const site = {
      web,
      port,
      metricsToken,
      log,
      hub: sandbox.address,
      send: (bytes, options) => exchange(port, bytes, options),
      ask: (target, options) => exchange(port, requestBytes(target, options)),
      forgetHubCalls: () => control(sandbox.address, 'DELETE', '/calls'),
      hubCalls: async () => (await control(sandbox.address, 'GET', '/calls')).counts,
    };
    const rows = [];
    for (const { title, attacks } of groups) {
      process.stdout.write(`${title}\n`);
      for (const { what, promise, replay } of attacks) {
        const { seen, kept } = await replay(site);
        rows.push({ measured: what, value: seen, promise, kept });
      }
    }
    return [
      ...rows,
      // What circuits are opened for, and say so, is the attack's own.
      none(
        'alarms in the log',
        alarms().filter((line) => !/"event":"hub_circuit"/.test(line)),
      ),
      { measured: 'the web runs on', value: web.isRunning(), kept: web.isRunning() },
    ];
  },
};
