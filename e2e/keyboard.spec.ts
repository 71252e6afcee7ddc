import type { Locator } from 'playwright/test';
import { paths } from '../lib/paths';
import { formatLongDay } from '../lib/stay/format-day';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { confirmedNumber, sampleGuest } from './actions/book-room';
import { expectPath } from './actions/look-around';
import { searchForm, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const longestWay = 150;

/** Presses Tab until a place has the focus, as somebody without a mouse does. */
async function tabTo({ page }: Guest, place: Locator): Promise<void> {
  for (let step = 0; step < longestWay; step += 1) {
    if ((await place.count()) === 1 && (await place.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${longestWay} times Tab did not reach ${place}`);
}

async function press(guest: Guest, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(guest, place);
  await guest.page.keyboard.press(key);
}

test('from the search to the confirmation by keyboard alone', async ({ guest }) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const { keyboard } = page;
  const stay = stayIn(3);
  await guest.open(paths.hotel(stay.hotelId));

  // The first stop of every page leads over the header to the content.
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout.skipToContent') })).toBeFocused();
  await keyboard.press('Enter');

  await press(guest, searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.dates')}`) }));
  const dates = page.getByRole('dialog', { name: t('search.calendar.title') });
  await expect(dates).toBeVisible();
  const day = (date: string) => dates.getByRole('button', { name: new RegExp(`^${formatLongDay(date, 'ko')}`) });
  const focusedDay = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  await tabTo(guest, dates.locator('[data-day][tabindex="0"]'));
  for (const wanted of [stay.checkInDate, stay.checkOutDate]) {
    for (let step = 0; step < 40 && (await focusedDay()) !== wanted; step += 1) {
      await keyboard.press((await focusedDay()) < wanted ? 'ArrowRight' : 'ArrowLeft');
    }
    await expect(day(wanted)).toBeFocused();
    await keyboard.press('Enter');
  }
  await press(guest, dates.getByRole('button', { name: t('search.form.done') }));
  await expect(dates).toBeHidden();
  await press(guest, searchForm(guest).getByRole('button', { name: t('search.form.submit') }));

  const rooms = page.getByRole('link', { name: guest.like('search.offers.selectLabel') });
  await expect(rooms.first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(stay.checkInDate);
  await press(guest, rooms.first());
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
  await confirmedNumber(guest);
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
