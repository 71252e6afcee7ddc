// A browser that has nothing of the site fetches typefaces and scripts after the first picture (decision 0080).
import type { Request } from 'playwright/test';
import { LOADED_FILES_KEY } from '../lib/first-view/picture-first';
import { paths } from '../lib/paths';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, guestOf, languages, test } from './fixtures/journey';

const [korean] = languages;

for (const [name, path] of [
  ['the list of hotels', paths.hotels()],
  ['results', paths.search(queryOf(stayIn(30)))],
] as const) {
  for (const outcome of ['arrives', 'fails'] as const) {
    test(`${name}: typefaces and scripts come once the first picture ${outcome}, at once`, async ({
      page,
      product,
    }) => {
      const visitor = guestOf(page, korean, product);
      // On a slow machine the page would not wait for the picture any longer.
      await page.addInitScript((longestWaitMs) => {
        const start = window.setTimeout;
        window.setTimeout = ((run: () => void, ms?: number) => (ms === longestWaitMs ? 0 : start(run, ms))) as never;
      }, 2_000);
      const asked: string[] = [];
      page.on('request', (request: Request) => {
        if (['script', 'font'].includes(request.resourceType())) asked.push(request.url());
      });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/pictures/**', async (route) => {
        await released;
        await (outcome === 'arrives' ? route.continue() : route.abort());
      });
      const opened = page.goto(visitor.address(path), { waitUntil: 'load' });
      await page.locator('img[fetchpriority="high"]').first().waitFor({ state: 'attached' });
      await expect(page.locator('footer')).toBeAttached();
      expect(asked).toEqual([]);
      release();
      await opened;
      await expect(page.locator('style[data-typefaces]')).toHaveAttribute('media', 'all');
      await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), LOADED_FILES_KEY)).not.toBeNull();
      await expect.poll(() => asked.some((address) => address.endsWith('.woff2'))).toBe(true);
      expect(asked.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(5);
    });
  }
}
