import type { Page } from 'playwright/test';
import { SEARCH_STORAGE_KEY } from '../../lib/browser-storage/stored-keys';
import { addDays, monthOf } from '../../lib/dates/day';
import { formatShortDay, formatYearMonth } from '../../lib/dates/format';
import { seoulToday } from '../../lib/dates/moment';
import { paths } from '../../lib/routes/paths';
import { dayButton, openPicker, searchForm } from '../actions/search-stay';
import { expect, type Guest, test } from '../fixtures/journey';

const house = 'dalbit-gyeongpo';

const storedState = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state ?? null, SEARCH_STORAGE_KEY);
const openDates = (guest: Guest) => openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));

test('the search state of section 3 is stored as it is shown, and a first pick survives a reload', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const hotelName = await product.hub.hotelName(house, 'ko');
  const start = addDays(seoulToday(new Date()), 24);
  const [soldOut, end] = [addDays(start, 3), addDays(start, 2)];
  await product.hub.openNights(house, 30);
  await product.hub.setMinimumStay(house, start, 1);
  await product.hub.setRoomsLeft(house, soldOut, 0);
  await guest.open(paths.hotel(house));
  let dates = await openDates(guest);
  await (await dayButton(guest, dates, start)).click();
  const month = monthOf((await dates.locator('[data-day]').first().getAttribute('data-day')) ?? '');
  await expect
    .poll(() => storedState(page))
    .toMatchObject({
      focusedHotel: { hotelId: house, hotelName },
      availableDateRequest: { hotelIdList: [house], viewMonth: month, viewPeriod: 2 },
      yearMonth: formatYearMonth(month),
      disabledDates: expect.arrayContaining([soldOut]),
      selectedStart: start,
      selectedEnd: null,
      confirmedStart: start,
      confirmedEnd: addDays(start, 1),
      date: { checkInDate: start, checkOutDate: addDays(start, 1) },
      type: 'checkOut',
    });

  await page.reload();
  await expect(searchForm(guest).getByRole('button', { name: t('search.form.dates') })).toContainText(
    formatShortDay(start, 'ko'),
  );
  dates = await openDates(guest);
  // The page scrolls under the pointer, and the day that is now below it previews a stay.
  await page.mouse.move(0, 0);
  await expect(dates.locator('[data-role="open-check-in"]')).toHaveAttribute('data-day', start);
  await expect(dates.locator('[data-role="check-out"]')).toHaveCount(0);
  await (await dayButton(guest, dates, end)).click();
  await expect
    .poll(() => storedState(page))
    .toMatchObject({ selectedStart: start, selectedEnd: end, confirmedEnd: end, type: 'checkIn' });
  await dates.getByRole('button', { name: t('search.form.done') }).click();
  await expect(searchForm(guest).getByRole('button', { name: t('search.form.dates') })).toContainText(
    `${formatShortDay(start, 'ko')} – ${formatShortDay(end, 'ko')}`,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(async () => (await storedState(page)).availableDateRequest.viewPeriod, 'one month on a narrow screen')
    .toBe(1);
});
