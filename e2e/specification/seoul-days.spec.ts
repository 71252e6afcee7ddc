import type { Page } from 'playwright/test';
import { SEARCH_STORAGE_KEY } from '../../lib/browser-storage/stored-keys';
import { addDays, type SeoulDay } from '../../lib/dates/day';
import { formatShortDay } from '../../lib/dates/format';
import { seoulToday } from '../../lib/dates/moment';
import { paths } from '../../lib/routes/paths';
import { untilTakenOver } from '../actions/look-around';
import { searchForm } from '../actions/search-stay';
import { expect, type Guest, test } from '../fixtures/journey';

const today = seoulToday(new Date());
const midnightAfter = (day: SeoulDay) => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** The stay that the form shows. */
const shown = (guest: Guest) => searchForm(guest).getByRole('button', { name: guest.t('search.form.dates') });
const wordsOf = (from: SeoulDay) => `${formatShortDay(from, 'ko')} – ${formatShortDay(addDays(from, 1), 'ko')}`;

const storedState = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.state ?? null, SEARCH_STORAGE_KEY);

/** Presses search, and says for which days it asked. */
async function searchedDays(guest: Guest): Promise<(string | null)[]> {
  await searchForm(guest)
    .getByRole('button', { name: guest.t('search.form.submit') })
    .click();
  await expect(guest.page).toHaveURL(new RegExp(`${paths.search()}\\?`));
  const { searchParams } = new URL(guest.page.url());
  return [searchParams.get('checkIn'), searchParams.get('checkOut')];
}

test('stored dates that are over become today and tomorrow on the first load, in local storage too', async ({
  guest,
}) => {
  const { page } = guest;
  await guest.open(paths.home());
  await shown(guest).click();
  await expect.poll(() => storedState(page)).not.toBeNull();
  const past = addDays(today, -3);
  await page.evaluate(
    ([key, from, until]) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
      const dates = { selectedStart: from, selectedEnd: until, confirmedStart: from, confirmedEnd: until };
      localStorage.setItem(key, JSON.stringify({ ...stored, state: { ...stored.state, ...dates } }));
    },
    [SEARCH_STORAGE_KEY, past, addDays(past, 2)] as const,
  );
  await page.reload();
  await expect(shown(guest)).toContainText(wordsOf(today));
  await expect
    .poll(() => storedState(page))
    .toMatchObject({
      selectedStart: today,
      selectedEnd: addDays(today, 1),
      confirmedStart: today,
      confirmedEnd: addDays(today, 1),
    });
});

/**
 * The server says what day it is (decision 0113); the device only measures the time since then.
 * @returns moves the time of both
 */
async function openAt(guest: Guest, ms: number): Promise<(byMs: number) => Promise<void>> {
  let serverMs = ms;
  await guest.page.route('**/api/now', (route) =>
    route.fulfill({ status: 204, headers: { date: new Date(serverMs).toUTCString() } }),
  );
  await guest.page.clock.install({ time: new Date(ms) });
  const told = guest.page.waitForResponse('**/api/now');
  await guest.open(paths.home());
  // The page counts from this answer on.
  await (await told).finished();
  return (byMs) => {
    serverMs += byMs;
    return guest.page.clock.fastForward(byMs);
  };
}

test('a home page left open over midnight in Seoul, its form used, searches what it shows', async ({ guest }) => {
  const { page } = guest;
  const move = await openAt(guest, midnightAfter(today).getTime() - 60_000);
  await untilTakenOver(searchForm(guest));
  await expect(shown(guest)).toContainText(wordsOf(today));
  await shown(guest).click();
  await page.keyboard.press('Escape');
  await move(120_000);
  const tomorrow = addDays(today, 1);
  await expect(shown(guest)).toContainText(wordsOf(tomorrow));
  expect(await searchedDays(guest)).toEqual([tomorrow, addDays(tomorrow, 1)]);
});

test('a home page that was cached before midnight in Seoul searches what it shows', async ({ guest }) => {
  await openAt(guest, midnightAfter(today).getTime() + 60_000);
  const tomorrow = addDays(today, 1);
  await expect(shown(guest)).toContainText(wordsOf(tomorrow));
  expect(await searchedDays(guest)).toEqual([tomorrow, addDays(tomorrow, 1)]);
});
