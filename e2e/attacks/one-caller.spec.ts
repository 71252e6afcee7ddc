// Attacks of the drill `replay-attacks` in which one caller costs others something, against a web of their own.
import { readFileSync } from 'node:fs';
import { circuitAttacks } from '../../bench/drills/attacks/circuits.mjs';
import { firstVisitors } from '../../bench/drills/attacks/first-visitors.mjs';
import { nestedValues } from '../../bench/drills/attacks/nested-values.mjs';
import { unloggedRequests } from '../../bench/drills/attacks/unlogged-requests.mjs';
import { exchange, requestBytes } from '../../bench/drills/raw-exchange.mjs';
import { expect, test } from '../fixtures/journey';
import { startSecondWeb } from '../fixtures/second-web';

test.describe.configure({ mode: 'serial' });

let web: Awaited<ReturnType<typeof startSecondWeb>>;

test.beforeAll(async ({ product }) => {
  web = await startSecondWeb(product, {
    // Cached pages are found by configuration: this one's was not requested before.
    CHAT_PLUGIN_KEY: 'of-one-caller',
    METRICS_TOKEN: product.secrets.metrics,
    LIMIT_PERCENT_PER_ADDRESS: '100000',
    TRUSTED_PROXIES: '1',
  });
});
test.afterEach(({ product }) => product.hub.calm());
test.afterAll(() => web?.stop());

const groups = {
  'S68 the first visitor of a cached page leaves nothing in it': firstVisitors,
  'S61 values that are nested a thousand deep cost next to nothing': nestedValues,
  'S65 every request leaves one line and one count': unloggedRequests,
  'S62 one caller opens no circuit for others': circuitAttacks,
};

for (const [title, { attacks }] of Object.entries(groups)) {
  test(title, async ({ product }) => {
    test.setTimeout(180_000);
    const port = Number(new URL(web.address).port);
    const site = {
      web,
      port,
      metricsToken: product.secrets.metrics,
      hub: product.hub.address,
      log: () => readFileSync(web.logFile, 'utf8'),
      send: (bytes: string, options?: { silenceMs?: number }) => exchange(port, bytes, options),
      ask: (target: string, options?: object) => exchange(port, requestBytes(target, options)),
    };
    for (const { what, promise, replay } of attacks) {
      const { seen, kept } = await replay(site);
      expect.soft(kept, `${what}: ${seen}, not ${promise}`).toBe(true);
    }
  });
}
