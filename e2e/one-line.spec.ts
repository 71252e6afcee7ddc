import type { Locator } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { contrastOverPicture } from './actions/contrast-over-picture';
import { enlargeText } from './actions/large-text';
import { arriveAs } from './actions/log-in';
import { dayButton, openPicker, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

const whiteDot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** How many lines the words of a place take. */
function linesOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const lines: DOMRect[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.parentElement === null || getComputedStyle(node.parentElement).position === 'absolute') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const middle = (rect.top + rect.bottom) / 2;
        const isNew = !lines.some(({ top, bottom }) => top < middle && middle < bottom);
        if (rect.width > 1 && isNew) lines.push(rect);
      }
    }
    return lines.length;
  });
}

/** Runs of digits that a line break divides. */
function brokenFigures(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { index, 0: figure } of (node.textContent ?? '').matchAll(/[\d,.]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(figure);
      }
    }
    return broken;
  });
}

// The two languages with the longest words.
for (const reads of ['en', 'ja'] as const) {
  test.describe(reads, () => {
    test.use({ reads });

    test('header links, buttons and figures of the tier table are not broken over two lines', async ({ guest }) => {
      const { page, t } = guest;
      await arriveAs(guest, 'member', paths.hotels());
      const banner = page.getByRole('banner');
      const entries = banner.getByLabel(t('layout.header.menu'), { exact: true });
      const programme = banner.getByRole('link', { name: t('layout.header.programme'), exact: true });
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const isFolded = await entries.isVisible();
        if (isFolded) await entries.click();
        await expect(programme.filter({ visible: true }), `${width} px`).toHaveCount(1);
        if (isFolded) await entries.click();
        const links = banner.locator('a:visible, summary:visible');
        for (const link of await links.all()) expect(await linesOf(link), `${width} px`).toBeLessThan(2);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const menu = banner.locator('summary', { hasText: t('layout.viewer.memberMenu') });
      await menu.click();
      await expect(banner.getByRole('button', { name: t('layout.viewer.logOut') })).toBeInViewport({ ratio: 1 });

      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await guest.open(paths.programme());
        expect(await brokenFigures(page.getByRole('table').first()), `${width} px`).toEqual([]);
      }

      await page.setViewportSize({ width: 1440, height: 900 });
      await guest.open(paths.restaurant('gyeongbok-onchae'));
      expect(await linesOf(page.getByRole('button', { name: t('dining.detail.find') }))).toBe(1);
      await guest.open(paths.restaurantTable('haeundae-dot'));
      expect(await linesOf(page.getByRole('button', { name: t('dining.table.show') }))).toBe(1);
    });
  });
}

test('the words of the home page contrast with any picture, also at 200 %', async ({ guest }) => {
  const { page, t } = guest;
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/gif', body: whiteDot }));
  const hero = page.locator('section[aria-labelledby=claim]');
  const texts = [
    hero.getByRole('heading', { level: 1 }),
    hero.getByText(t('home.hero.lead'), { exact: true }),
    hero.getByText(t('home.hero.eyebrow'), { exact: true }),
  ];
  const expectContrast = async () => {
    await guest.open(paths.home());
    await page.locator('section[aria-labelledby=claim] img').evaluate((image: HTMLImageElement) => image.decode());
    for (const text of texts) expect(await contrastOverPicture(page, text)).toBeGreaterThanOrEqual(4.5);
  };
  await expectContrast();
  await enlargeText(page);
  await expectContrast();
});

test('a day stands whole in its field on the narrowest phone', async ({ guest }) => {
  const { page, t } = guest;
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveAs(guest, 'member', paths.myPageReservationCheck.roomReservationChange('HN-SAMPLE01'));
  for (const name of ['search.form.checkIn', 'search.form.checkOut']) {
    const field = page.getByRole('main').getByLabel(t(name), { exact: true });
    await field.fill('26.12.16(Wed)');
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), name).toBe(0);
  }
});

test('a phone on its side shows weeks of the calendar and something to choose', async ({ guest }) => {
  const { page, t } = guest;
  await page.setViewportSize({ width: 780, height: 360 });
  await guest.open(paths.home());
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  const days = dates.locator('[data-day]');
  await expect(days.nth(17)).toBeInViewport({ ratio: 1 });
  await expect(dates.getByRole('button', { name: t('search.form.done') })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  await expect(where.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
});

test('a check-in alone has no band', async ({ guest }) => {
  const { page, t } = guest;
  const { checkInDate } = stayIn(150);
  await guest.open(paths.home());
  const picker = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  const checkIn = picker.getByLabel(t('search.form.checkIn'), { exact: true });
  await checkIn.fill(checkInDate);
  await checkIn.press('Enter');
  const day = (await dayButton(guest, picker, checkInDate)).locator('xpath=ancestor-or-self::*[@data-day]');
  await expect(day).toHaveAttribute('data-role', 'open-check-in');
  await expect(day.locator('xpath=..').locator('.stay-band')).toBeHidden();
  await expect(page.locator('.stay-band:visible')).toHaveCount(0);
});
