import { Visitor } from '../../scripts/browsers/visitor.mjs';
import { test } from '../fixtures/journey';
import { chromiumOf, deviceOf } from './chromium';
import { loadScenarios } from './load-scenarios';

test.use({ reads: 'en' });

for (const { name, provokes, run } of await loadScenarios()) {
  test.describe(() => {
    if (provokes) test.use({ provokes });
    test(name, async ({ guest: { page }, product }) => {
      await run(new Visitor(chromiumOf(page)), {
        address: product.address,
        sandboxAddress: product.hub.address,
        device: deviceOf(page),
        inDays: 34,
      });
    });
  });
}
