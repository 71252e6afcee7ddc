import { addDays } from '../lib/dates/day';
import { formatShortDay } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { confirmChangeButton, confirmedNumber, sampleGuest } from './actions/book-room';
import { pickDays, press, tabTo } from './actions/by-keyboard';
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
