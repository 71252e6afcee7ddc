import { addDays, type SeoulDay } from '../lib/dates/day';
import { formatLongDay, formatShortDay } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { confirmButton, confirmChangeButton, confirmedNumber, fillGuestDetails } from './actions/book-room';
import { expectPath, untilTakenOver } from './actions/look-around';
import { bookingOf, offersOf } from './actions/offers-of';
import { expect, type Guest, guestOf, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const hotelId = 'haneul-namsan';

/** Books a room that can be cancelled without a fee, as somebody who is not logged in, and opens its change. */
async function bookAndChange(guest: Guest, product: Product, checkInDate: SeoulDay): Promise<void> {
  const { page, t } = guest;
  const checkOutDate = addDays(checkInDate, 2);
  const stay = { hotelId, checkInDate, checkOutDate };
  const [offer] = await offersOf(product, stay, ['flexible'], guest.language);
  await guest.open(bookingOf(stay, [offer]));
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
  await confirmedNumber(guest);
  await page.getByRole('link', { name: t('booking.confirmation.toLookUp') }).click();
  await expectPath(guest, paths.guestReservation());
  await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
  await expectPath(guest, paths.guestReservationChange());
  await expect(page.getByText(t('booking.change.priceNote'))).toBeVisible();
}

test('a guest by look-up takes another room type at another rate: the calendar and the comparison say its price', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t, language } = guest;
  const checkInDate = addDays(seoulToday(new Date()), 100);
  await product.hub.openNights(hotelId, 2, checkInDate);
  await bookAndChange(guest, product, checkInDate);
  const stay = { hotelId, checkInDate, checkOutDate: addDays(checkInDate, 2) };
  const select = (key: string) => page.getByLabel(t(key), { exact: true });
  const [type, rate] = [select('booking.change.roomType'), select('booking.change.rate')];
  await untilTakenOver(type);
  const booked = await type.inputValue();
  const values = await type
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const roomTypeId = values.find((value) => value !== booked) ?? '';
  await type.selectOption(roomTypeId);
  await expect(rate.locator('option[value="advance"]')).toBeAttached();
  await expect(rate.locator('option[value="member"]'), 'a rate for members').toHaveCount(0);
  await rate.selectOption('advance');
  const [offer] = await offersOf(product, stay, ['advance'], language, roomTypeId);
  const firstNightKrw = offer.price.nights[0]?.amountKrw ?? 0;
  await expect(page.locator(`[data-day="${checkInDate}"]`), 'the night at type and rate as chosen').toContainText(
    firstNightKrw.toLocaleString('en-US'),
  );
  await page.getByRole('button', { name: t('booking.change.ask') }).click();
  await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
  const row = (term: string) =>
    page
      .getByRole('term')
      .filter({ hasText: t(term) })
      .locator('xpath=following-sibling::dd[1]');
  await expect(row('booking.change.rateAfter')).toHaveText(offer.ratePlan.name);
  await expect(row('booking.change.totalAfter')).toContainText(offer.price.totalKrw.toLocaleString('en-US'));
  await confirmChangeButton(guest).click();
  await expect(page.getByText(t('booking.change.done'))).toBeVisible();
  await page.getByRole('link', { name: t('booking.change.show') }).click();
  await expectPath(guest, paths.guestReservation());
  await expect(page.getByRole('main')).toContainText(offer.ratePlan.name);
  await expect(page.getByRole('main')).toContainText(offer.price.totalKrw.toLocaleString('en-US'));
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a typed day that is sold out is named, free cancellation is not lost unseen, and Back shows what holds', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const main = page.getByRole('main');
    const field = (key: string) => page.getByLabel(t(key), { exact: true });
    const [checkIn, checkOut] = [field('search.form.checkIn'), field('search.form.checkOut')];
    const type = async (place: typeof checkIn, day: SeoulDay) => {
      await place.fill(formatLongDay(day, 'en'));
      await place.press('Enter');
    };
    const ask = page.getByRole('button', { name: t('booking.change.ask') });
    // Cancelling is free until the evening before.
    const today = seoulToday(new Date());
    const far = addDays(today, 60);
    const soldOut = addDays(far, 2);
    await product.hub.openNights(hotelId, 2, far);
    await product.hub.openNights(hotelId, 2, today);
    await product.hub.setRoomsLeft(hotelId, soldOut, 0);
    await bookAndChange(guest, product, far);
    await untilTakenOver(checkOut);

    await type(checkOut, addDays(soldOut, 1));
    const reason = t('search.calendar.problems.soldOut', { day: formatLongDay(soldOut, 'en') });
    await expect(checkOut).toHaveAccessibleDescription(reason);
    await ask.click();
    await expect(page.getByText(t('booking.change.obstacle.typedDay'))).toBeVisible();
    await expect(checkOut, 'the field is what the eye is led to').toBeInViewport();
    await expect(checkOut).toBeFocused();
    await expect(checkOut).toHaveAccessibleDescription(reason);
    await expect(page.getByText(t('booking.change.obstacle.nothingChanged'))).toHaveCount(0);

    await type(checkIn, today);
    await expect(checkIn).toHaveValue(formatShortDay(today, 'en'));
    await type(checkOut, addDays(today, 2));
    await expect(checkOut).toHaveValue(formatShortDay(addDays(today, 2), 'en'));
    await ask.click();
    await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
    await expect(page.getByText(t('booking.change.freeEnds'))).toBeVisible();
    await expect(page.getByText(guest.like('booking.change.freeEndsFee'))).toBeVisible();

    // Back leads from the comparison to what was chosen.
    await page.goBack();
    await expect(page.getByRole('heading', { name: t('booking.change.step.wish') })).toBeFocused();
    await expectPath(guest, paths.guestReservationChange());
    await expect(checkIn).toHaveValue(formatShortDay(today, 'en'));
    await ask.click();
    await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();

    await confirmChangeButton(guest).click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    // The entry of the comparison is left by then.
    await expect.poll(() => page.evaluate(() => window.history.state?.openSurfaces ?? 0)).toBe(0);
    await page.goBack();
    await expectPath(guest, paths.guestReservation());
    await expect(main).toContainText(formatShortDay(today, 'en'));
    await expect(main).not.toContainText(formatShortDay(far, 'en'));
  });
});

test('a change is not made of what another tab has changed since: it shows the present stay with what was typed', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { t } = guest;
  const day = addDays(seoulToday(new Date()), 80);
  await product.hub.openNights(hotelId, 2, day);
  await bookAndChange(guest, product, day);
  const other = guestOf(await guest.page.context().newPage(), guest.language, product);
  await other.open(paths.guestReservationChange());
  const field = ({ page }: Guest, key: string) => page.getByRole('textbox', { name: t(key), exact: true });
  const press = ({ page }: Guest, key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  const change = async (visitor: Guest) => {
    await press(visitor, 'booking.change.ask');
    await press(visitor, 'booking.change.confirmSame');
    await expect(visitor.page.getByText(t('booking.change.done'))).toBeVisible();
  };
  await untilTakenOver(field(guest, 'booking.form.firstName'));
  await field(guest, 'booking.form.firstName').fill('Sofia');
  await untilTakenOver(field(other, 'booking.form.requests'));
  await field(other, 'booking.form.requests').fill('A high floor, please.');
  await change(other);
  await other.page.close();

  await press(guest, 'booking.change.ask');
  await expect(guest.page.getByText(t('booking.change.failure.changedMeanwhile'))).toBeVisible();
  await expect(field(guest, 'booking.form.requests')).toHaveValue('A high floor, please.');
  await expect(field(guest, 'booking.form.firstName')).toHaveValue('Sofia');
  await change(guest);
  await guest.page.getByRole('link', { name: t('booking.change.show') }).click();
  await expectPath(guest, paths.guestReservation());
  for (const text of ['Sofia', 'A high floor, please.']) await expect(guest.page.getByRole('main')).toContainText(text);
});
