import type { Locator } from 'playwright/test';
import { addDays, addMonths, monthOf, nightsOfStay, type SeoulDay } from '../lib/dates/day';
import { formatLongDay, formatShortDay } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import type { HotelNight } from '../lib/stay/availability';
import { monthsFrom } from './actions/months-from';
import { expectPageInert } from './actions/page-inert';
import { dayButton, openPicker, searchForm } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const house = 'oreum-jeju';

function openDates(guest: Guest): Promise<Locator> {
  return openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));
}

async function expectAddress(guest: Guest, start: SeoulDay, end: SeoulDay): Promise<void> {
  await searchForm(guest)
    .getByRole('button', { name: guest.t('search.form.submit') })
    .click();
  await expect(guest.page).toHaveURL(new RegExp(`checkIn=${start}&checkOut=${end}`));
}

/** Nights of half a year as the hub tells them to anybody. */
async function nightsOf({ hub }: Product, hotelId: string): Promise<HotelNight[]> {
  const viewMonth = monthOf(seoulToday(new Date()));
  const response = await fetch(`${hub.address}/api/product/hotel/available-dates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotelIdList: [hotelId], viewMonth, viewPeriod: 6 }),
  });
  const { data } = (await response.json()) as { data: { hotels: { nights: HotelNight[] }[] } };
  return data.hotels[0]?.nights ?? [];
}

/** The next day on whose night a zone's clocks change. */
function nextClockChange(zone: string): SeoulDay {
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const offsetOn = (day: SeoulDay) =>
    offset.formatToParts(new Date(`${day}T23:30:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  let day = addDays(seoulToday(new Date()), 5);
  while (offsetOn(day) === offsetOn(addDays(day, -1))) day = addDays(day, 1);
  return day;
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York', reads: 'zh-CN' });

  test('a change of clocks moves no day, months have all of theirs, and weeks begin on Monday', async ({
    guest,
    product,
  }) => {
    const change = nextClockChange('America/New_York');
    const [start, end] = [addDays(change, -1), addDays(change, 2)];
    for (let day = start; day < end; day = addDays(day, 1)) await product.hub.setRoomsLeft(house, day, 9);
    await guest.open(paths.hotel(house));
    const dates = await openDates(guest);
    await expect(dates.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('周一');
    await (await dayButton(guest, dates, start)).click();
    await (await dayButton(guest, dates, end)).click();
    for (const month of new Set([monthOf(start), monthOf(end)])) {
      const shown = await dates
        .locator(`[data-day^="${month}"]`)
        .evaluateAll((days) => days.map((day) => day.getAttribute('data-day')));
      expect(shown).toEqual(nightsOfStay(`${month}-01`, `${addMonths(month, 1)}-01`));
    }
    await expect(dates.locator('[data-role="check-in"]')).toHaveAttribute('data-day', start);
    await expect(dates.locator('[data-role="in-stay"]')).toHaveCount(2);
    await expect(dates.locator('[data-role="check-out"]')).toHaveAttribute('data-day', end);
    await expect(dates.getByLabel(guest.t('search.form.checkIn'))).toHaveValue(formatShortDay(start, 'zh-CN'));
    await dates.getByRole('button', { name: guest.t('search.form.done') }).click();
    await expectAddress(guest, start, end);
  });
});
test('the calendar by keyboard alone: over month edges, a minimum stay, and out on a sold-out day', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const { keyboard } = page;
  // No other journey stays on these nights.
  const start = addDays(seoulToday(new Date()), 36);
  const [second, soldOut] = [addDays(start, 1), addDays(start, 2)];
  await product.hub.setMinimumStay('padosori-seogwipo', start, 2);
  await product.hub.setRoomsLeft('padosori-seogwipo', soldOut, 0);
  await guest.open(paths.hotel('padosori-seogwipo'));
  const cell = searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.dates')}`) });
  await cell.focus();
  await keyboard.press('Enter');
  const dates = page.getByRole('dialog', { name: t('search.calendar.title') });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  const today = seoulToday(new Date());
  await expect.poll(focused, 'the first day of the stay has the focus').toBe(today);
  await keyboard.press('ArrowDown');
  expect(await focused()).toBe(addDays(today, 7));
  await keyboard.press('ArrowLeft');
  expect(await focused()).toBe(addDays(today, 6));
  await keyboard.press('PageDown');
  const inAMonth = monthsFrom(addDays(today, 6), 1);
  expect(await focused()).toBe(inAMonth);
  await keyboard.press('PageUp');
  expect(await focused()).toBe(monthsFrom(inAMonth, -1));
  await keyboard.press('End');
  const lastOfRange = await focused();
  expect(addDays(lastOfRange, 1).slice(8), 'End goes to the end of what is seen').toBe('01');

  const goTo = async (day: SeoulDay) => {
    for (let step = 0; step < 200 && (await focused()) !== day; step += 1) {
      await keyboard.press((await focused()) < day ? 'ArrowRight' : 'ArrowLeft');
    }
    expect(await focused()).toBe(day);
  };
  const words = (day: SeoulDay) => dates.locator(`[data-day="${day}"]`);
  await goTo(start);
  await expect(words(start)).toHaveAccessibleName(
    new RegExp(`^${formatLongDay(start, 'ko')}.*${t('search.calendar.minimumStay', { nights: '2박' })}`),
  );
  await expect(words(start)).toHaveAccessibleName(guest.like('search.calendar.fromPrice'));
  await keyboard.press('Enter');
  // The next day may be of a month that comes into view with it.
  await keyboard.press('ArrowRight');
  await expect(words(second), 'one night is too short').toHaveAttribute('aria-disabled', 'true');
  await keyboard.press('Enter');
  await expect(dates.locator('[data-role="check-out"]')).toHaveCount(0);
  await goTo(soldOut);
  await expect(words(soldOut)).toHaveAccessibleName(new RegExp(t('search.calendar.checkOutOnly')));
  await expect(words(soldOut)).toHaveAccessibleName(new RegExp(t('search.calendar.checkOut')));
  await keyboard.press('Enter');
  // The nights may be of another month than the day out, which is the one in view.
  await expect(dates.getByLabel(t('search.form.checkIn'))).toHaveValue(formatShortDay(start, 'ko'));
  await expect(dates.getByLabel(t('search.form.checkOut'))).toHaveValue(formatShortDay(soldOut, 'ko'));
  await keyboard.press('Escape');
  await expect(dates).toBeHidden();
  await expect(cell).toBeFocused();
  await expect(cell).toContainText(`${formatShortDay(start, 'ko')} – ${formatShortDay(soldOut, 'ko')}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('sheets by touch: back closes them, nothing jumps, and prices that failed come when asked again', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    const [jeju, namsan] = [
      await product.hub.hotelName(house, 'ko'),
      await product.hub.hotelName('haneul-namsan', 'ko'),
    ];
    await guest.open(paths.home());
    const address = page.url();
    await page.evaluate(() => {
      const shifts = { total: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          // What follows a press at once is the visitor's own doing (the definition of the figure).
          if (!entry.hadRecentInput) shifts.total += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });

    let where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
    await expect(where.getByRole('searchbox')).toHaveCSS('font-size', /^(1[6-9]|[2-9]\d)(\.\d+)?px$/);
    await expectPageInert(guest);
    await page.goBack();
    await expect(where).toBeHidden();
    expect(page.url(), 'back closed the sheet and stayed').toBe(address);
    const cell = searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.where')}`) });
    await expect(cell).toBeFocused();

    // The prices of the hotels may be asked for as soon as these are chosen.
    await product.hub.fail({ path: '/product/hotel/available-dates', kind: 'status', status: 500 });
    where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
    for (const name of [jeju, namsan]) {
      await where.getByRole('searchbox').fill(name.slice(0, 4));
      await where.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
    }
    await expect(where.getByText(t('search.place.chosen', { count: 2 }))).toBeVisible();
    await where.getByRole('button', { name: t('search.form.done') }).tap();
    await expect(where).toBeHidden();

    const dates = await openDates(guest);
    await expect(dates.getByText(t('search.calendar.pricesFailed'))).toBeVisible();
    await product.hub.heal();
    await dates.getByRole('button', { name: t('search.calendar.retry') }).tap();
    await expect(
      dates.getByText(t('search.calendar.priceLegendMany', { unit: t('search.calendar.won') })),
    ).toBeVisible();
    const day = addDays(seoulToday(new Date()), 1);
    const lowest = (await Promise.all([house, 'haneul-namsan'].map((id) => nightsOf(product, id))))
      .map((nights) => nights.find(({ date }) => date === day)?.lowestKrw ?? Number.POSITIVE_INFINITY)
      .reduce((a, b) => Math.min(a, b));
    await expect(await dayButton(guest, dates, day)).toHaveAccessibleName(new RegExp(lowest.toLocaleString('ko')));
    await page.goBack();
    await expect(dates).toBeHidden();
    expect(page.url()).toBe(address);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
    expect(shifts, 'layout shift of the whole visit').toBeLessThanOrEqual(0.02);
  });
});
