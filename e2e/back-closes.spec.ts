import { paths } from '../lib/routes/paths';
import {
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  openBooking,
  reservationNumbers,
  sampleGuest,
} from './actions/book-room';
import { expectFocusOn, expectResult } from './actions/expect-result';
import { arriveAs, arriveWith, newMember } from './actions/log-in';
import { expectPath, mainHeading, untilTakenOver } from './actions/look-around';
import { openPicker, queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const results = paths.search(queryOf(stayIn(17)).replace(/^hotel=[^&]+&/, ''));

test('Back closes the gallery, then leaves the hotel; Forward opens no gallery', async ({ guest }) => {
  const { page, t, like } = guest;
  await guest.open(paths.hotels());
  await guest.open(paths.hotel('haneul-namsan'));
  const gallery = page.getByRole('dialog', { name: t('hotels.detail.gallery') });
  const picture = page.getByRole('link', { name: like('hotels.lightbox.open') }).first();
  for (const _ of ['once', 'again']) {
    await picture.click();
    await expect(gallery).toBeVisible();
    await page.goBack();
    await expect(gallery).toBeHidden();
    await expectPath(guest, paths.hotel('haneul-namsan'));
  }
  // Closed by its button, it leaves nothing that Back or Forward would stop at.
  await picture.click();
  await gallery.getByRole('button', { name: t('hotels.lightbox.close') }).click();
  await expect(gallery).toBeHidden();
  await page.evaluate(() => window.history.forward());
  await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces ?? 0)).toBe(0);
  await expect(gallery).toBeHidden();
  await page.goBack();
  await expectPath(guest, paths.hotels());
});

test('an alert holds the focus; Back closes it and stays on its page', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.home());
  await guest.open(paths.myPage());
  const alert = page.getByRole('alertdialog');
  await expect(alert).toHaveAccessibleName(t('layout.alerts.loginRequired'));
  await expect(alert.getByRole('button', { name: t('common.actions.confirm') })).toBeFocused();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active !== null && active.closest('[role="alertdialog"]') === null;
    });
    expect(outside, 'the page behind cannot be reached').toBe(false);
  }
  await page.goBack();
  await expect(alert).toBeHidden();
  await expectPath(guest, paths.membershipLogin());
});

test('Back leads from the review to the details, with what was typed; once booked, the same booking books nothing', async ({
  guest,
}) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(133));
  const booking = page.url();
  await fillGuestDetails(guest);
  const details = page.getByRole('heading', { name: t('booking.form.title') });
  const review = page.getByRole('heading', { name: t('booking.review.title') });
  const again = page.getByRole('button', { name: t('booking.form.toReview') });

  await page.goBack();
  await expect(details).toBeFocused();
  await expectPath(guest, paths.booking());
  await expect(page.getByRole('textbox', { name: t('booking.form.email') })).toHaveValue(sampleGuest.email);
  await page.evaluate(() => window.history.forward());
  await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces ?? 0)).toBe(0);
  await expect(details).toBeVisible();

  await again.click();
  await expect(review).toBeVisible();
  await page.reload();
  await expect(review).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces)).toBe(1);
  await page.goBack();
  await expect(details).toBeVisible();
  await again.click();
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  const after = await reservationNumbers(guest);
  await page.goBack();
  await expectPath(guest, /\/search\//);
  await page.goto(booking);
  await expect(page.getByText(t('booking.alreadyBooked.title'))).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(confirmButton(guest)).toHaveCount(0);
  expect(await reservationNumbers(guest)).toEqual(after);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('Back closes the menu, and the filters with what was chosen in them; a reload leaves no dead step of a sheet', async ({
    guest,
  }) => {
    const { page, t } = guest;
    await guest.open(paths.hotels());
    const handle = page.getByRole('banner').getByLabel(t('layout.header.menu'), { exact: true });
    const menu = handle.locator('xpath=..');
    await untilTakenOver(handle);
    await handle.click();
    await expect(menu).toHaveAttribute('open', '');
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces)).toBe(1);
    await page.goBack();
    await expect(menu).not.toHaveAttribute('open', '');
    await expectPath(guest, paths.hotels());
    await handle.click();
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces)).toBe(1);
    await menu.getByRole('link', { name: t('layout.header.dining') }).click();
    await expectPath(guest, paths.dining());
    await page.goBack();
    await expectPath(guest, paths.hotels());
    await expect(mainHeading(guest)).toBeVisible();

    await guest.open(results);
    const trigger = page.getByRole('link', { name: t('results.filters.open'), exact: true });
    await untilTakenOver(trigger);
    await trigger.click();
    const sheet = page.getByRole('dialog', { name: t('results.filters.title') });
    await sheet.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/refundable=|bed=|view=|facility=/);
    const filtered = page.url();
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces)).toBe(1);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(filtered);
    await page.goBack();
    await expect(page).toHaveURL(guest.address(results));

    await guest.open(paths.hotels());
    await guest.open(paths.home());
    await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces)).toBe(1);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces ?? 0)).toBe(0);
    await page.goBack();
    await expectPath(guest, paths.hotels());
  });
});

test('a result that is there before the entry of its dialog is left stays in view', async ({ guest, product }) => {
  const { page, t, like } = guest;
  const lateMs = 600;
  await arriveWith(guest, await newMember(product, { benefits: true }), paths.myPageCoupon.selectCoupon());
  const main = page.getByRole('main');
  await main.getByRole('radio').first().check();
  await main.getByRole('button', { name: t('myPage.voucherChoice.submit'), exact: true }).click();
  const isLeft = page.evaluate((ms) => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, ms);
    return new Promise((goOn) => addEventListener('popstate', goOn, { once: true })).then(() => true);
  }, lateMs);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('myPage.voucherChoice.confirm') })
    .click();
  const result = main.getByText(like('myPage.voucherChoice.doneTitle'));
  await expectFocusOn(result);
  expect(await isLeft).toBe(true);
  await expectResult(guest, result);
});
