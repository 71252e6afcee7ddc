import type { Locator } from 'playwright/test';
import { addDays, type SeoulDay } from '../lib/dates/day';
import { formatLongDay, formatShortDay } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { pickDays, press, tabTo } from './actions/by-keyboard';
import { hourButton, tableNumber } from './actions/guest-table';
import { hold } from './actions/hold-requests';
import { arriveAs } from './actions/log-in';
import { untilTakenOver } from './actions/look-around';
import { nextWeekday } from './actions/table-days';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const restaurantId = 'oreum-deulbul';
const bookingDays = 60;
/** A Wednesday, and the same weekday two weeks later; the hotel rests on the second Monday of each month. */
const free = nextWeekday(3, 10);
const later = addDays(free, 14);
const full = addDays(later, 1);
const mondays = Array.from({ length: 7 }, (_, week) => addDays(nextWeekday(1, 1), week * 7));
const rest = mondays.find((day) => Number(day.slice(8)) > 7 && Number(day.slice(8)) <= 14) ?? '';

const address = (query: Parameters<typeof writeTableParams>[0]) =>
  paths.restaurantTable(restaurantId, writeTableParams(query));
const dayIn = ({ page }: Guest, day: SeoulDay): Locator => page.locator(`[data-day="${day}"]`);
const party = ({ page, t }: Guest): Locator => page.getByRole('combobox', { name: t('dining.detail.party') });
const typedField = ({ page, t }: Guest): Locator => page.getByLabel(t('dining.detail.date'), { exact: true });

async function setTables({ hub }: Product): Promise<void> {
  for (const day of [free, later]) await hub.leaveTables(restaurantId, day, 100);
  await hub.leaveTables(restaurantId, full, 0);
}

async function turnTo(guest: Guest, day: SeoulDay): Promise<Locator> {
  const next = guest.page.getByRole('button', { name: guest.t('search.calendar.next') });
  for (let turn = 0; turn < 3 && (await dayIn(guest, day).count()) === 0; turn += 1) await next.click();
  return dayIn(guest, day);
}

/** The address, the field, the calendar and the heading of the hours all say the same day. */
async function expectDay(guest: Guest, day: SeoulDay, party: number): Promise<void> {
  const { page, t, language } = guest;
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('date') === day && searchParams.get('party') === String(party),
  );
  await expect(typedField(guest)).toHaveValue(formatShortDay(day, language.locale));
  await expect(page.locator('[data-role="chosen"]')).toHaveAttribute('data-day', day);
  const guests = t('dining.table.guests', { count: party });
  const hours = t('dining.table.seatings', { day: formatShortDay(day, language.locale), guests });
  await expect(page.getByRole('heading', { name: hours, exact: true })).toBeVisible();
}

test('the day of a table is picked in the calendar, which says why a day has none', async ({ guest, product }) => {
  const { page, t } = guest;
  await setTables(product);
  await guest.open(address({ party: 2, date: free }));
  await untilTakenOver(typedField(guest));
  await expectDay(guest, free, 2);
  await expect(page.locator('input[type="date"]')).toHaveCount(0);

  await (await turnTo(guest, later)).click();
  await expectDay(guest, later, 2);
  const says = async (day: SeoulDay, state: 'full' | 'closed') => {
    const cell = await turnTo(guest, day);
    await expect(cell).toHaveAccessibleName(`${formatLongDay(day, 'ko')}, ${t(`dining.table.states.${state}`)}`);
    await expect(cell).toContainText(t(`dining.table.marks.${state}`));
  };
  await says(full, 'full');
  await dayIn(guest, full).click();
  await expectDay(guest, full, 2);
  const guests = t('dining.table.guests', { count: 2 });
  await expect(page.getByText(t('dining.table.sentences.full', { guests }))).toBeVisible();
  await expect(page.getByRole('region', { name: t('dining.table.alternatives') }).getByRole('link')).not.toHaveCount(0);
  await page.goBack();
  await expectDay(guest, later, 2);

  const next = await hold(page, (request) => request.url().includes('party=4'));
  await party(guest).selectOption('4');
  await expect.poll(next.count).toBeGreaterThan(0);
  const hour = hourButton(guest, '19:30');
  const pressable = hour.and(page.locator(':not([inert] *)'));
  await expect(pressable, 'a time of the party before cannot be pressed').toHaveCount(0);
  await next.letGo();
  await expectDay(guest, later, 4);
  await hour.click();
  await expect(page).toHaveURL(/party=4.*time=19:30/);
  await page.goBack();
  await expectDay(guest, later, 4);

  const lastDay = addDays(seoulToday(new Date()), bookingDays);
  await expect(
    page.getByText(t('search.calendar.problems.tooFar', { day: formatLongDay(lastDay, 'ko') })),
  ).toBeVisible();
  await guest.open(address({ party: 2, date: rest }));
  await says(rest, 'closed');
  await expect(page.getByText(t('dining.table.sentences.closed'))).toBeVisible();
});

test('the calendar of tables by keyboard alone: typed, refused with the reason, picked by arrows', async ({
  guest,
  product,
}) => {
  await setTables(product);
  const today = seoulToday(new Date());
  const tooLate = addDays(today, bookingDays + 1);
  const { page, t } = guest;
  const { locale } = guest.language;
  await guest.open(address({ party: 2, date: free }));
  const field = typedField(guest);
  await untilTakenOver(field);
  const type = async (text: string) => {
    await tabTo(guest, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  const refused = (name: string, values?: Record<string, string>) =>
    expect(field).toHaveAccessibleDescription(t(`search.calendar.problems.${name}`, values));
  await type('…?');
  await refused('unreadable');
  await type('2027-02-30');
  await refused('impossible');
  await type(addDays(today, -1));
  await refused('past');
  await type(tooLate);
  await refused('tooFar', { day: formatLongDay(addDays(tooLate, -1), locale) });
  await press(guest, page.getByRole('button', { name: t('dining.table.show') }));
  await expect(field, 'a refused day is not sent').toBeFocused();
  expect(new URL(page.url()).searchParams.get('date')).toBe(free);
  await type(formatLongDay(later, locale));
  await expectDay(guest, later, 2);

  await pickDays(guest, page.locator('form'), [full]);
  await expectDay(guest, full, 2);
  await expect(dayIn(guest, full), 'the focus stays where it was').toBeFocused();
  const told = `${formatLongDay(full, locale)}, ${t('dining.table.states.full')}`;
  await expect(dayIn(guest, full)).toHaveAccessibleName(told);
  await expect(page.getByRole('status').filter({ hasText: told })).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectDay(guest, later, 2);
});

test.describe('in English', () => {
  test.use({ reads: 'en' });

  test('a table is moved to another day of the same calendar', async ({ guest, product }) => {
    const { page, t } = guest;
    await setTables(product);
    await arriveAs(guest, 'member', address({ party: 2, date: free, time: '18:30' }));
    await page.getByRole('button', { name: t('dining.table.form.confirm') }).click();
    const number = await tableNumber(guest);
    await guest.open(address({ party: 2, date: free, changing: number }));
    await untilTakenOver(typedField(guest));
    await (await turnTo(guest, later)).click();
    await expectDay(guest, later, 2);
    expect(new URL(page.url()).searchParams.get('changing')).toBe(number);
    await party(guest).selectOption('4');
    await hourButton(guest, '19:30').click();
    await page.getByRole('button', { name: t('dining.table.form.change') }).click();
    await expect(page.getByText(t('myPage.tables.changed'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${formatShortDay(later, 'en')}, 19:30`);
    await expect(page.getByRole('main')).toContainText(t('dining.table.guests', { count: 4 }));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reads: 'en' });

  test('the day of a table is typed in the same field, or a link', async ({ guest, product }) => {
    const { page, t } = guest;
    await setTables(product);
    await guest.open(address({ party: 2, date: free }));
    await expect(page.locator('[data-day]').first()).toBeHidden();
    await typedField(guest).fill(formatLongDay(later, 'en'));
    await page.getByRole('button', { name: t('dining.table.show') }).click();
    const guests = t('dining.table.guests', { count: 2 });
    const hours = (day: SeoulDay) =>
      page.getByRole('heading', {
        name: t('dining.table.seatings', { day: formatShortDay(day, 'en'), guests }),
        exact: true,
      });
    await expect(hours(later)).toBeVisible();
    await page.locator(`main noscript a[href*="date=${full}"]`).click();
    await expect(hours(full)).toBeVisible();
    await page.goBack();
    await party(guest).selectOption('4');
    await hourButton(guest, '19:30').click();
    await expect(page).toHaveURL(/party=4&date=.+&time=19(:|%3A)30/);
  });
});
