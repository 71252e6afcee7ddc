import { expect, type Locator } from 'playwright/test';
import type { SeoulDay } from '../../lib/dates/day';
import type { Guest } from '../fixtures/journey';

const longestWay = 150;

/** Presses Tab until a place has the focus, as somebody without a mouse does. */
export async function tabTo({ page }: Guest, place: Locator): Promise<void> {
  for (let step = 0; step < longestWay; step += 1) {
    if ((await place.count()) === 1 && (await place.evaluate((element) => element === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${longestWay} times Tab did not reach ${place}`);
}

/** Goes to a place by Tab and presses a key on it. */
export async function press(guest: Guest, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(guest, place);
  await guest.page.keyboard.press(key);
}

/** Picks days one after the other in a calendar, by arrows from where its focus is. */
export async function pickDays(guest: Guest, calendar: Locator, days: readonly SeoulDay[]): Promise<void> {
  const { keyboard } = guest.page;
  const focusedDay = () => guest.page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  await tabTo(guest, calendar.locator('[data-day][tabindex="0"]'));
  for (const day of days) {
    for (let step = 0; step < 40 && (await focusedDay()) !== day; step += 1) {
      await keyboard.press((await focusedDay()) < day ? 'ArrowRight' : 'ArrowLeft');
    }
    await expect(calendar.locator(`[data-day="${day}"]`)).toBeFocused();
    await keyboard.press('Enter');
  }
}
