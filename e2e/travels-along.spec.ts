import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { openPicker, searchForm, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.use({ reads: 'en' });

test('the place says when hotels outside it are listed, and typed dates say which rule they break', {
  tag: '@narrow',
}, async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.home());
  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  await where.getByText('Jeju', { exact: true }).first().click();
  await where.getByRole('searchbox').fill('Namsan');
  await expect(where.getByText(t('search.place.elsewhere', { place: 'Jeju' }))).toBeVisible();
  await expect(where.getByRole('option', { name: /Namsan/ }).first()).toBeVisible();
  await where.getByRole('searchbox').fill('');
  await where.getByRole('button', { name: t('search.form.done') }).click();

  const { checkInDate } = stayIn(23);
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  const [start, end] = ['checkIn', 'checkOut'].map((key) => dates.getByLabel(t(`search.form.${key}`), { exact: true }));
  if (start === undefined || end === undefined) throw new Error('no typed dates');
  const typed = [
    [checkInDate, addDays(checkInDate, -1), end, t('search.calendar.problems.reversed')],
    ['2024-03-05', addDays(checkInDate, 1), start, t('search.calendar.problems.past')],
    ['2027-02-30', addDays(checkInDate, 1), start, t('search.calendar.problems.impossible')],
    ['next summer', addDays(checkInDate, 1), start, t('search.calendar.problems.unreadable')],
  ] as const;
  for (const [from, to, field, reason] of typed) {
    await start.fill(from);
    await end.fill(to);
    await end.press('Enter');
    await expect(field, from).toHaveAccessibleDescription(reason);
    await expect(field, 'what was typed stays').toHaveValue(from === checkInDate ? to : from);
  }
  await start.fill(checkInDate);
  await end.fill(addDays(checkInDate, 2));
  await end.press('Enter');
  await expect(start, 'a date that was put right has no complaint').not.toHaveAttribute('aria-invalid', 'true');
  await dates.getByRole('button', { name: t('search.form.done') }).click();
  await expect(
    searchForm(guest).getByRole('button', { name: new RegExp(`^${t('search.form.guests')}`) }),
    'the next field has the focus',
  ).toBeFocused();
  expect(new URL(page.url()).search, 'nothing was searched yet').toBe('');
});
