import type { Page } from 'playwright/test';
import { addDays } from '../../lib/dates/day';
import { formatLongDay, formatShortDay } from '../../lib/dates/format';
import { seoulToday } from '../../lib/dates/moment';
import { paths } from '../../lib/routes/paths';
import { shiftDate } from '../../scripts/any-day/shift-date.cjs';
import { logInByForm, newMember } from '../actions/log-in';
import { openPicker, searchForm } from '../actions/search-stay';
import { expect, type Guest, test } from '../fixtures/journey';

test.use({ reads: 'en' });

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Before any page is opened. */
const moveClock = (page: Page, ms: number) => page.context().addInitScript(shiftDate, ms);

const openDates = (guest: Guest) => openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));

for (const [name, days] of [
  ['three days behind', -3],
  ['two years ahead', 731],
] as const) {
  test(`a device whose clock is ${name} offers tonight and no day that is over, and reads a day without its year`, async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    const today = seoulToday(new Date());
    await product.hub.openNights('padosori-seogwipo', 3);
    await moveClock(page, days * DAY_MS);
    await guest.open(paths.home());
    const dates = searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.dates')}`) });
    await expect(dates).toContainText(formatShortDay(today, 'en'));
    const picker = await openDates(guest);
    const offered = (day: string) => picker.locator(`[data-day="${day}"]:not([aria-disabled="true"])`);
    await expect(offered(today)).toBeVisible();
    await expect(offered(addDays(today, -1))).toHaveCount(0);
    const checkIn = picker.getByLabel(t('search.form.checkIn'), { exact: true });
    // Without its year, a day is the next one from today on.
    const wanted = addDays(today, 40);
    await checkIn.fill(formatLongDay(wanted, 'en').replace(/,? \d{4}/, ''));
    await checkIn.press('Enter');
    await expect(checkIn).toHaveValue(formatShortDay(wanted, 'en'));
  });
}

test('a key that was just sent is valid on a device whose clock is twenty minutes ahead', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const member = await newMember(product);
  await moveClock(page, 20 * MINUTE_MS);
  await logInByForm(guest, member);
  await guest.open(paths.myPageUserInfo.employeeCertification());
  // The page has a second widget, for recommenders.
  const widget = page.getByRole('region', { name: t('myPage.certification.employee.title') });
  await widget.getByLabel(t('myPage.certification.local'), { exact: true }).fill('own');
  await widget.getByLabel(t('myPage.certification.domain'), { exact: true }).fill('haneul.example');
  await widget.getByRole('button', { name: t('myPage.certification.send'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('common.actions.confirm') })
    .click();
  await expect(page.getByText(t('myPage.certification.keyHint', { address: 'own@haneul.example' }))).toBeVisible();
  await expect(page.getByText(t('myPage.certification.keyOver', { address: 'own@haneul.example' }))).toBeHidden();
  await expect(page.getByRole('timer')).toBeVisible();
});
