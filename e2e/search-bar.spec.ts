import type { Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

const stay = stayIn(17);
const pages = [
  ['home', paths.home()],
  ['results', paths.search(queryOf(stay).replace(/^hotel=[^&]+&/, ''))],
  ['rooms of a hotel', paths.hotelOffers(stay.hotelId, queryOf(stay))],
  ['a hotel', paths.hotel(stay.hotelId)],
] as const;

/** Rows of the search bar: how much of each is empty at its ends, its height, and texts that do not fit into their cell. */
const rowsOfBar = (page: Page, label: string) =>
  page.getByRole('form', { name: label }).evaluate((form) => {
    const bar = form.firstElementChild;
    if (bar === null) throw new Error('the form is empty');
    const cells = [...bar.children].filter((cell) => cell.getBoundingClientRect().width > 0);
    const rows = Map.groupBy(cells, (cell) => Math.round(cell.getBoundingClientRect().top));
    const { left, right } = bar.getBoundingClientRect();
    return [...rows.values()].map((row) => {
      const boxes = row.map((cell) => cell.getBoundingClientRect());
      const before = Math.min(...boxes.map((box) => box.left)) - left;
      const after = right - Math.max(...boxes.map((box) => box.right));
      const cut = row.filter((cell) => cell.scrollWidth > cell.clientWidth).map(({ textContent }) => textContent);
      return { empty: Math.round(Math.max(before, after)), cut, height: Math.max(...boxes.map((box) => box.height)) };
    });
  });

/** The link to the filters is in the line of the count. */
async function isBesideFilters(page: Page): Promise<boolean> {
  const link = await page.locator('a[href="#filters"]').boundingBox();
  const count = await page.getByRole('main').getByRole('status').first().boundingBox();
  if (!link || !count) return false;
  return count.y < link.y + link.height && count.y + count.height > link.y && count.x + count.width <= link.x;
}

test.use({ reads: 'en' });

test('the search bar fills its rows, at most two of them, from 640 px on', async ({ guest }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  for (const [name, path] of pages) {
    await guest.open(path);
    for (const width of [640, 720, 820, 1024, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await rowsOfBar(page, t('search.form.label'));
      const place = `${name}, ${width} px`;
      expect(rows.length, place).toBeLessThan(width < 1024 ? 3 : 2);
      for (const { empty, cut, height } of rows) {
        if (width >= 1024) expect(height, `each text in one line: ${place}`).toBeLessThan(90);
        expect(empty, place).toBeLessThan(3);
        expect(cut, place).toEqual([]);
      }
      if (name === 'results' && width < 1024) expect(await isBesideFilters(page), place).toBe(true);
    }
  }
});
