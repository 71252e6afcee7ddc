import { addDays } from '../lib/dates/day';
import { formatShortDay } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { book, confirmChangeButton, confirmedNumber, openBooking, sampleGuest } from './actions/book-room';
import { pickDays, press, tabTo } from './actions/by-keyboard';
import { arriveAs } from './actions/log-in';
import { expectPath } from './actions/look-around';
import { rates, searchForm, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test('from the search to the confirmation, and to other dates, by keyboard alone', async ({ guest }) => {
  test.setTimeout(150_000);
  const { page, t } = guest;
  const { keyboard } = page;
  const stay = stayIn(10);
  await guest.open(paths.hotel(stay.hotelId));

  // The first stop of every page leads over the header to the content.
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout.skipToContent') })).toBeFocused();
  await keyboard.press('Enter');

  await press(guest, searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.dates')}`) }));
  const dates = page.getByRole('dialog', { name: t('search.calendar.title') });
  await expect(dates).toBeVisible();
  await pickDays(guest, dates, [stay.checkInDate, stay.checkOutDate]);
  await press(guest, dates.getByRole('button', { name: t('search.form.done') }));
  await expect(dates).toBeHidden();
  await press(guest, searchForm(guest).getByRole('button', { name: t('search.form.submit') }));

  await expect(rates(guest).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkInDate);
  await press(guest, rates(guest).first());
  await press(guest, page.getByRole('link', { name: guest.like('search.offers.selectLabel') }).first());
  await expectPath(guest, paths.booking());
  await press(guest, page.getByRole('link', { name: t('booking.guest.logIn') }));

  await expectPath(guest, paths.membershipLogin());
  await tabTo(guest, page.getByLabel(t('auth.login.membershipId'), { exact: true }));
  await keyboard.type(sampleAccounts.recommender.membershipId);
  await keyboard.press('Tab');
  await keyboard.type(sampleAccounts.recommender.password);
  await keyboard.press('Enter');

  await expectPath(guest, paths.booking());
  const fields = [
    ['lastName', sampleGuest.lastName],
    ['firstName', sampleGuest.firstName],
    ['email', sampleGuest.email],
    ['mobile', sampleGuest.mobile],
  ] as const;
  for (const [key, text] of fields) {
    await tabTo(guest, page.getByRole('textbox', { name: t(`booking.form.${key}`) }));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  }
  const required = page.getByRole('group', { name: t('booking.form.requiredTerms') }).getByRole('checkbox');
  for (let index = 0; index < (await required.count()); index += 1) {
    await press(guest, required.nth(index), 'Space');
    await expect(required.nth(index)).toBeChecked();
  }
  await press(guest, page.getByRole('button', { name: t('booking.form.toReview') }));
  await expect(page.getByRole('heading', { name: t('booking.review.title') })).toBeFocused();
  await press(guest, page.getByRole('button', { name: guest.like('booking.review.confirm') }));
  const number = await confirmedNumber(guest);

  await press(guest, page.getByRole('link', { name: t('booking.confirmation.toMyPage') }));
  await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
  await press(guest, page.getByRole('link', { name: t('booking.lookUp.change') }));
  await expectPath(guest, paths.myPageReservationCheck.roomReservationChange(number));
  const main = page.getByRole('main');
  await expect(main.getByText(t('booking.change.priceNote'))).toBeVisible();
  // One day later: the night in between is held by this very reservation.
  const [start, end] = [addDays(stay.checkInDate, 1), addDays(stay.checkOutDate, 1)];
  await pickDays(guest, main, [start, end]);
  await expect(main.getByLabel(t('search.form.checkOut'), { exact: true })).toHaveValue(formatShortDay(end, 'ko'));
  await press(guest, page.getByRole('button', { name: t('booking.change.ask') }));
  await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
  await press(guest, confirmChangeButton(guest));
  await expect(page.getByText(t('booking.change.done'))).toBeVisible();
  await press(guest, page.getByRole('link', { name: t('booking.change.show') }));
  await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(main).toContainText(formatShortDay(start, 'ko'));
});

test('an alert holds the focus and gives it back', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.myPage());
  const alert = page.getByRole('alertdialog');
  await expect(alert).toBeVisible();
  const confirm = alert.getByRole('button', { name: t('common.actions.confirm') });
  await expect(confirm).toBeFocused();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && active !== null && active.closest('[role="alertdialog"]') === null;
    });
    expect(outside, 'the page behind cannot be reached').toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
});

test('an alert stays while what it asked for is being done, however often Escape is pressed', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(77));
  const number = await book(guest);
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await product.hub.fail({ path: `/reservation/room/${number}/cancel`, kind: 'slow', delayMs: 4_000 });
  await page.getByRole('button', { name: t('common.cancel.open') }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('common.cancel.confirm') }).click();
  // Chromium asks twice whether the dialog may be closed.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Escape');
    // It fades out for a moment after it is closed.
    await expect(question).toHaveJSProperty('open', true, { timeout: 1_000 });
  }
  await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
  await product.hub.heal();
});
