import type { Locator } from 'playwright/test';
import { addDays, monthOf, type SeoulDay } from '../lib/dates/day';
import { formatMonth } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { dayButton, openPicker, searchForm } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const inJeju = ['oreum-jeju', 'padosori-seogwipo'];

const openDates = (guest: Guest): Promise<Locator> =>
  openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));

async function chooseRegion(guest: Guest, region: string): Promise<void> {
  const where = await openPicker(guest, guest.t('search.form.where'), guest.t('search.form.where'));
  await where.getByText(region, { exact: true }).click();
  await where.getByRole('button', { name: guest.t('search.form.done') }).click();
  await expect(where).toBeHidden();
}

/** The won that a day of the open calendar names. */
async function priceOf(day: Locator): Promise<string> {
  await expect(day).toHaveAccessibleName(/₩[\d,]+/);
  return /₩\d{1,3}(?:,\d{3})*/.exec((await day.textContent()) ?? '')?.[0] ?? '';
}

async function chooseNight(guest: Guest, dates: Locator, night: SeoulDay): Promise<void> {
  await (await dayButton(guest, dates, night)).click();
  await (await dayButton(guest, dates, addDays(night, 1))).click();
  await dates.getByRole('button', { name: guest.t('search.form.done') }).click();
  await expect(dates).toBeHidden();
}

async function submit(guest: Guest): Promise<void> {
  await searchForm(guest)
    .getByRole('button', { name: guest.t('search.form.submit') })
    .click();
  await expect(guest.page.getByRole('list', { name: guest.t('search.results.listLabel') })).toBeVisible();
}

async function openNight({ hub }: Product, night: SeoulDay): Promise<void> {
  for (const hotelId of inJeju) await hub.openNights(hotelId, 1, night);
}

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('prices before a hotel is chosen are the lowest of the chosen region, named as such, and the lowest of its results', async ({
    guest,
    product,
  }) => {
    const { page } = guest;
    const night = addDays(seoulToday(new Date()), 41);
    await openNight(product, night);
    await guest.open(paths.home());
    let dates = await openDates(guest);
    await expect(
      dates.getByText(guest.t('search.calendar.priceLegendAll', { unit: guest.t('search.calendar.won') })),
    ).toBeVisible();
    await priceOf(await dayButton(guest, dates, night));
    await dates.getByRole('button', { name: guest.t('search.form.done') }).click();

    await chooseRegion(guest, 'Jeju');
    dates = await openDates(guest);
    const legend = guest.t('search.calendar.priceLegendRegion', {
      place: 'Jeju',
      unit: guest.t('search.calendar.won'),
    });
    await expect(dates.getByText(legend)).toBeVisible();
    await expectAccessible(guest, 'the calendar with the prices of a region');
    const price = await priceOf(await dayButton(guest, dates, night));
    await chooseNight(guest, dates, night);
    await submit(guest);
    const totals = await page
      .getByRole('list', { name: guest.t('search.results.listLabel') })
      .getByText(/^₩[\d,]+$/)
      .allTextContents();
    const won = (text: string) => Number(text.replace(/\D/g, ''));
    expect(Math.min(...totals.map(won)), totals.join(' ')).toBe(won(price));
  });
});

test.describe('months by touch', { tag: '@narrow' }, () => {
  /** One finger over the weeks of a calendar, in steps as a hand makes them. */
  async function swipe({ page }: Guest, dates: Locator, byX: number, byY = 0): Promise<void> {
    const box = await dates.getByRole('grid').boundingBox();
    if (box === null) throw new Error('no calendar in view');
    const touch = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = (part: number) => [{ x: x + byX * part, y: y + byY * part }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await touch.detach();
  }

  test('a swipe turns and picks nothing', async ({ guest, product }) => {
    const { page } = guest;
    const night = addDays(seoulToday(new Date()), 43);
    await openNight(product, night);
    await guest.open(paths.home());
    const dates = await openDates(guest);
    const today = seoulToday(new Date());
    const shown = (by: number) =>
      expect(dates.getByRole('grid')).toHaveAccessibleName(
        new RegExp(formatMonth(monthOf(addDays(`${today.slice(0, 7)}-15`, 30 * by)), 'ko')),
      );
    const chosen = await dates.getByLabel(guest.t('search.form.checkIn')).inputValue();
    await shown(0);
    await swipe(guest, dates, 120);
    await shown(0);
    await swipe(guest, dates, -120);
    await shown(1);
    await swipe(guest, dates, -30);
    await shown(1);
    await swipe(guest, dates, 20, -120);
    await shown(1);
    await swipe(guest, dates, -120);
    await shown(2);
    await swipe(guest, dates, 120);
    await shown(1);
    await expect(dates.getByLabel(guest.t('search.form.checkIn'))).toHaveValue(chosen);
    await expect(dates.locator('[data-role="open-check-in"]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing is moved out of the page').toBe(390);
    // A tap is a tap after all of them.
    const day = await dayButton(guest, dates, night);
    await day.tap();
    await expect(day).toHaveAttribute('data-role', 'open-check-in');
  });
});
