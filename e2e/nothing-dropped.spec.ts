import { addDays } from '../lib/dates/day';
import { formatShortDay } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { dayButton, openPicker, searchForm } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const house = 'haneul-namsan';

const cell = (guest: Guest, label: string) =>
  searchForm(guest).getByRole('button', { name: new RegExp(`^${guest.t(`search.form.${label}`)}`) });
const submit = (guest: Guest) => searchForm(guest).getByRole('button', { name: guest.t('search.form.submit') });

async function openDates(guest: Guest) {
  return openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));
}

for (const [name, use] of [
  ['at 1440 px', { viewport: { width: 1440, height: 900 } }],
  ['at 390 px', phone],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a check-in without a check-out is searched for one night, whatever closes the calendar', async ({
      guest,
      product,
    }) => {
      const { page, t } = guest;
      await product.hub.openNights(house, 30);
      const ways = name === 'at 390 px' ? ['done', 'back', 'close'] : ['escape', 'beside', 'submit'];
      for (const [index, way] of ways.entries()) {
        const start = addDays(seoulToday(new Date()), 12 + index);
        await product.hub.setMinimumStay(house, start, 1);
        await guest.open(paths.hotel(house));
        const dates = await openDates(guest);
        await (await dayButton(guest, dates, start)).click();
        if (way === 'done') await dates.getByRole('button', { name: t('search.form.done') }).click();
        if (way === 'back') await page.goBack();
        if (way === 'close') await dates.getByRole('button', { name: t('search.form.close') }).click();
        if (way === 'escape') await page.keyboard.press('Escape');
        if (way === 'beside') await page.mouse.click(5, 300);
        if (way !== 'submit') await expect(dates).toBeHidden();
        if (way !== 'submit') {
          const night = `${formatShortDay(start, 'ko')} – ${formatShortDay(addDays(start, 1), 'ko')}`;
          await expect(cell(guest, 'dates'), way).toContainText(night);
        }
        await submit(guest).click();
        await expect(page, way).toHaveURL(new RegExp(`checkIn=${start}&checkOut=${addDays(start, 1)}`));
      }
    });
  });
}

test('a half-typed date and a hotel that nothing is chosen for are said; guests stay changed after Escape', async ({
  guest,
}) => {
  const { page, t } = guest;
  await guest.open(paths.home());
  const guests = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
  // A press waits until the picker takes it; a focus that comes too early is lost.
  await guests.getByRole('spinbutton', { name: t('search.form.adults') }).click();
  await page.keyboard.press('3');
  await page.keyboard.press('Escape');
  await expect(guests).toBeHidden();
  const address = page.url();
  const dates = await openDates(guest);
  const end = dates.getByLabel(t('search.form.checkOut'), { exact: true });
  await end.fill('12월 4');
  await end.fill('이틀 뒤쯤');
  await dates.getByRole('button', { name: t('search.form.done') }).click();
  await expect(end).toHaveAccessibleDescription(t('search.calendar.problems.unreadable'));
  await expect(dates).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dates).toBeHidden();

  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  const field = where.getByRole('searchbox');
  await field.fill('아틀란티스');
  await where.getByRole('button', { name: t('search.form.done') }).click();
  await expect(where.getByText(t('search.place.unsettled'))).toBeVisible();
  expect(page.url()).toBe(address);
  await field.fill('남산');
  await expect(where.getByRole('option')).toHaveCount(1);
  await where.getByRole('button', { name: t('search.form.done') }).click();
  await expect(where).toBeHidden();
  await submit(guest).click();
  await expect(page).toHaveURL(/hotel=haneul-namsan/);
  await expect(page).toHaveURL(/room=3-0/);
});
