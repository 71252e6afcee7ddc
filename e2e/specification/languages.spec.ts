import type { Page } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import { expect, test } from '../fixtures/journey';

const key = 'localStorageLanguage';

/** Local storage as the native side writes it, before the product is opened; the page stands on a file of the product. */
async function storeByHand(page: Page, address: string, code: string): Promise<void> {
  await page.goto(`${address}/favicon.svg`);
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, code] as const);
}

/** What local storage and the cookie remember. */
const remembered = (page: Page) =>
  page.evaluate(
    (name) => [localStorage.getItem(name), new RegExp(`${name}=(\\w+)`).exec(document.cookie)?.[1] ?? null],
    key,
  );

/** Documents that the page has asked for, by path; redirects count as what they are. */
function documentsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe('Korean in local storage', () => {
  // The browser asks for another language, so that only the storage can say which.
  test.use({ reads: 'en' });

  test('comes before Accept-Language on an address without a segment, once, and before the cookie of an earlier visit', async ({
    guest,
    product,
  }) => {
    const { page } = guest;
    for (const path of ['/', '/hotels?page=1', paths.membershipLogin()]) {
      await page.context().clearCookies();
      await storeByHand(page, product.address, 'ko');
      const entries = await page.evaluate(() => history.length);
      const asked = documentsOf(page);
      await page.goto(product.address + path);
      await expect(page).toHaveURL(product.address + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
      await expect(page.locator('html')).toBeVisible();
      await expect.poll(() => remembered(page)).toEqual(['ko', 'ko']);
      expect(asked.length, `${asked}`).toBeLessThanOrEqual(3);
      expect(await page.evaluate(() => history.length), 'entries of the history').toBe(entries + 1);
      page.removeAllListeners('request');
      await page.reload();
      await expect(page).toHaveURL(product.address + path);
    }

    await page.goto(`${product.address}/en/hotels`);
    await expect.poll(() => remembered(page), 'a visit under a segment').toEqual(['en', 'en']);
    await storeByHand(page, product.address, 'ko');
    await page.goto(`${product.address}/hotels`);
    await expect(page).toHaveURL(`${product.address}/hotels`);
    await expect.poll(() => remembered(page)).toEqual(['ko', 'ko']);
  });
});

test('what an address says comes before local storage, a Korean link of the product included, and is remembered', async ({
  guest,
  product,
}) => {
  const { page } = guest;
  await storeByHand(page, product.address, 'jp');
  await page.goto(`${product.address}/en/hotels`);
  await expect(page).toHaveURL(`${product.address}/en/hotels`);
  await expect.poll(() => remembered(page)).toEqual(['en', 'en']);

  await page.context().clearCookies();
  await storeByHand(page, product.address, 'jp');
  await page.goto(`${product.address}/hotels?lang=kor`);
  await expect(page).toHaveURL(`${product.address}/hotels`);
  await expect.poll(() => remembered(page)).toEqual(['ko', 'ko']);

  // Whatever another tab has stored.
  const other = await page.context().newPage();
  await other.goto(`${product.address}/en/hotels`);
  await expect.poll(() => remembered(other)).toEqual(['en', 'en']);
  await page.evaluate((address) => window.location.assign(address), paths.findAccount());
  await expect(page).toHaveURL(product.address + paths.findAccount());
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
});
