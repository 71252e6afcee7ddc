import { paths } from '../lib/routes/paths';
import { arriveAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { expect, guestOf, test } from './fixtures/journey';

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('an address that does not exist answers 404 and links to the hotels, with script and without', async ({
    guest,
    browser,
    product,
  }) => {
    const { page, t } = guest;
    const response = await page.goto(guest.address(paths.hotel('no-such-hotel')));
    expect(response?.status()).toBe(404);
    await expect(mainHeading(guest)).toHaveText(t('common.state.notFoundTitle'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(`${t('common.state.notFoundTitle')} · ${t('common.brand.group')}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('contentinfo')).toContainText(t('layout.seller.name'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('common.state.toHotels') })
      .click();
    await expectPath(guest, paths.hotels());
    await expect(mainHeading(guest)).toHaveText(t('hotels.list.heading'));

    const context = await browser.newContext({ javaScriptEnabled: false, locale: guest.language.locale });
    const reader = guestOf(await context.newPage(), guest.language, product);
    for (const path of ['/there/is/nothing/here', paths.hotel('no-such-hotel')]) {
      const plain = await reader.page.goto(guest.address(path));
      expect(plain?.status()).toBe(404);
      await expect(mainHeading(reader)).toHaveText(t('common.state.notFoundTitle'));
      await expect(reader.page.getByRole('contentinfo')).toContainText(t('layout.seller.name'));
    }
    await context.close();
  });
});

test('in My Page an unknown number is named, and an entry that does not exist keeps the menu', async ({ guest }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member', paths.myPage());
  for (const [path, title] of [
    [paths.myPageReservationCheck.roomReservationDetail('NOPE'), t('myPage.reservation.notFoundTitle')],
    [paths.myPageReservationCheck.diningReservationDetail('NOPE'), t('myPage.tables.notFoundTitle')],
    [paths.myPagePoint.pointsAdjustmentDetail('NOPE'), t('centre.result.notFoundTitle')],
  ] as const) {
    const response = await page.goto(guest.address(path));
    expect(response?.status(), path).toBe(404);
    await expect(page).toHaveTitle(`${title} · ${t('common.brand.group')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  for (const path of ['/myPage/userInfo/nothing', paths.myPageReferralInput.company()]) {
    const response = await page.goto(guest.address(path));
    expect(response?.status()).toBe(404);
    await expect(mainHeading(guest)).toHaveText(t('common.state.notFoundTitle'));
    await expect(page.getByRole('navigation', { name: t('myPage.menu.name') })).toBeVisible();
  }
});

test('a soft navigation to a missing page ends on the page that says so', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.hotels());
  for (const path of [paths.hotel('no-such-hotel'), '/search/no-such-hotel', '/there/is/nothing/here']) {
    // As `next/link` does; no page of the product contains a link to a page that does not exist.
    await page.evaluate((href) => {
      const { next } = window as unknown as { next: { router: { push: (href: string) => void } } };
      next.router.push(href);
    }, path);
    await expectPath(guest, path);
    await expect(mainHeading(guest)).toHaveText(t('common.state.notFoundTitle'));
    await page.goBack();
    await expectPath(guest, paths.hotels());
    await expect(mainHeading(guest)).toHaveText(t('hotels.list.heading'));
  }
});
