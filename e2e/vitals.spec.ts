import { paths } from '../lib/routes/paths';
import { expect, test } from './fixtures/journey';

test('the figures of a page that a visitor had arrive once, when they leave it', async ({ guest }) => {
  const { page } = guest;
  await page.addInitScript(() => {
    // Robots are not measured, and visitors by chance.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/vitals')) sent.push(request.postDataJSON());
  });
  const loaded = page.waitForResponse((response) => /\.css/.test(response.url()));
  await guest.open(paths.hotels());
  await loaded;
  // The first press ends the measuring of what is painted.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  );
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/vitals'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  expect(await (await answer).json()).toEqual({ counted: true });
  expect(sent).toEqual([
    expect.objectContaining({ path: paths.hotels(), lcp: expect.any(Number), cls: expect.any(Number) }),
  ]);
});
