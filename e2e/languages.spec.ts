import { paths } from '../lib/routes/paths';
import { chooseLanguage, expectPath, mainHeading } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, guestOf, languages, test } from './fixtures/journey';

const asked = [
  ['en', 'en', '/en/hotels'],
  ['kor', 'ko', '/hotels'],
  ['jp', 'ja', '/jp/hotels'],
  ['cn', 'zh-CN', '/cn/hotels'],
] as const;

test('?lang= sets the language, is stored, and leaves the address bar', async ({ guest, product }) => {
  const { page } = guest;
  for (const [value, locale, path] of asked) {
    await page.goto(`${product.address}/hotels?lang=${value}`);
    await expect(page).toHaveURL(product.address + path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const code = languages.find((language) => language.locale === locale)?.code;
    const inBrowser = () => page.evaluate(() => localStorage.getItem('localStorageLanguage'));
    await expect.poll(inBrowser).toBe(code);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'localStorageLanguage')?.value).toBe(code);
    await page.evaluate(() => localStorage.removeItem('localStorageLanguage'));
    await page.goto(`${product.address}/hotels`);
    await expect(page, 'the next visit is in the stored language').toHaveURL(product.address + path);
    // A page that is left before it has stored its language would do so between the next one's redirect and its page.
    await expect.poll(inBrowser).toBe(code);
  }
});

test('the switcher keeps the page and its search', async ({ guest, product }) => {
  const query = queryOf(stayIn(25));
  await guest.open(paths.search(query));
  await expect(mainHeading(guest)).toBeVisible();
  // Also for who presses before React has taken the page over: it stands in what the server sends.
  const sent = await (await fetch(guest.address(paths.search(query)))).text();
  for (const { queryValues } of languages) {
    expect(sent).toContain(`href="?${query}&lang=${queryValues[0]}"`.replaceAll('&', '&amp;'));
  }
  for (const language of languages.filter(({ locale }) => locale !== 'ko')) {
    const here = languages.find(({ locale }) => guest.page.url().includes(`/${locale}`)) ?? guest.language;
    const reader = guestOf(
      guest.page,
      languages.find(
        ({ segment }) => segment !== null && new URL(guest.page.url()).pathname.startsWith(`/${segment}/`),
      ) ?? here,
      product,
    );
    await chooseLanguage(reader, language.label);
    await expectPath(guestOf(guest.page, language, product), paths.search());
    expect(new URL(guest.page.url()).search.slice(1)).toBe(query);
    await expect(guest.page.locator('html')).toHaveAttribute('lang', language.locale);
  }
});
