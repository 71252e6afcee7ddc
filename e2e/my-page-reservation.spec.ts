import { paths } from '../lib/routes/paths';
import { book, openBooking, reservationNumbers } from './actions/book-room';
import { cancelByButtons } from './actions/cancel-reservation';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test('a reservation is found, read and cancelled for what was said it costs, however often Escape is pressed', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const stay = stayIn(70);
  await arriveAs(guest, 'member');
  await openBooking(guest, stay);
  const number = await book(guest);
  const hotelName = await product.hub.hotelName(stay.hotelId, 'ko');

  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(mainHeading(guest)).toHaveText(hotelName);
  await expect(page.getByText(t('booking.lookUp.status.confirmed')).first()).toBeVisible();

  const way = page.getByRole('region', { name: t('booking.reservation.wayTitle') });
  await expect(way.getByRole('list', { name: t('hotels.detail.maps') })).toBeVisible();
  const table = way.getByRole('link').and(page.locator(`a[href*="/table?party=2&date=${stay.checkInDate}"]`));
  await expect(table.first(), 'a table on the day of arrival').toBeVisible();
  await expectAccessible(guest, 'a reservation in My Page');
  await product.hub.fail({ path: '/product/hotel', kind: 'down' });
  await product.hub.fail({ path: '/dining/restaurant', kind: 'down' });
  await page.reload();
  await expect(way.getByText(t('booking.confirmation.telephone'))).toBeVisible();
  await expect(table).toHaveCount(0);
  await product.hub.heal();

  await page.getByRole('button', { name: t('common.cancel.open') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(t('common.cancel.question'));
  await question.getByRole('button', { name: t('common.cancel.keep') }).click();
  await expect(question).toBeHidden();
  expect(await reservationNumbers(guest)).toContain(number);

  // The question stays while what it asked for is being done.
  await product.hub.fail({ path: `/reservation/room/${number}/cancel`, kind: 'slow', delayMs: 4_000 });
  await cancelByButtons(guest);
  // Chromium asks twice whether the dialog may be closed.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Escape');
    // It fades out for a moment after it is closed.
    await expect(question).toHaveJSProperty('open', true, { timeout: 1_000 });
  }
  await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
  await product.hub.heal();
  await expect(page.getByText(t('booking.lookUp.status.cancelled')).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('booking.lookUp.status.cancelled')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.cancel.open') })).toHaveCount(0);
  await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
  await expect(page.getByText(t('booking.lookUp.status.cancelled')).first(), 'no form').toBeVisible();
  expect(page.url()).not.toContain('/change');
});
