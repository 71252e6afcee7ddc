import type { Locator } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const region = (detail: string) => paths.hotels({ place: { category: 'location', detail } });

const outlineOf = (entry: Locator) => entry.evaluate((element) => getComputedStyle(element).outlineColor);
const fillOf = (mark: Locator) => mark.locator('.map-dot').evaluate((element) => getComputedStyle(element).fill);

/** Whether two names that are always visible cover each other, as the browser has drawn them. */
const namesOverlap = ({ page }: Guest) =>
  page.locator('.drawn-map').evaluate((map) => {
    const names = [...map.querySelectorAll('.map-name')];
    const seen = names.filter((name) => getComputedStyle(name).visibility === 'visible');
    const boxes = seen.map((name) => name.getBoundingClientRect());
    return boxes.some((a, index) =>
      boxes.slice(0, index).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
  });

test('a hotel is chosen in the map or in the list, by keyboard alone, and marked in both', async ({ guest }) => {
  const { page } = guest;
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await guest.open(region('seoul'));
  const section = page.locator('#map');
  const marks = section.getByRole('link');
  const entries = page.locator('li[data-nth]');
  await expect(marks).toHaveCount(3);
  await expect(entries).toHaveCount(3);
  expect(await namesOverlap(guest)).toBe(false);
  await expectAccessible(guest, 'a region with a map');

  const [first, second] = [entries.nth(0), entries.nth(1)];
  const [plain, plainFill] = [await outlineOf(second), await fillOf(section.locator('[data-nth="2"]'))];
  await press(guest, marks.nth(1));
  await expect(page).toHaveURL(/#hotel-haneul-namsan$/);
  await expect(second).toBeInViewport();
  await expect.poll(() => outlineOf(second)).not.toBe(plain);
  expect(await fillOf(section.locator('[data-nth="2"]'))).not.toBe(plainFill);
  expect(await outlineOf(first)).toBe(plain);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('the hotel’s own map lies beside times, distances and map apps; results are narrowed to what is near a station', async ({
    guest,
  }) => {
    const { page, t } = guest;
    await guest.open(paths.hotel('haneul-haeundae'));
    const way = page.getByRole('region', { name: t('hotels.detail.location') });
    const name = (await page.locator('h1').textContent()) ?? '';
    await way.scrollIntoViewIfNeeded();
    await expect(way.getByRole('img', { name: t('hotels.map.around', { name }) })).toBeVisible();
    expect(await namesOverlap(guest)).toBe(false);
    await expect(way.getByText(t('common.way.foot', { minutes: 9 })).first()).toBeVisible();
    const apps = way.getByRole('list', { name: t('hotels.detail.maps') }).getByRole('link');
    expect(await apps.count()).toBeGreaterThan(1);
    for (const link of await apps.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }

    const { checkInDate, checkOutDate } = stayIn(19);
    const search = `category=location&detail=seoul&checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`;
    await guest.open(paths.search(`${search}&near=seoul-station&near=atlantis`));
    const applied = page.getByRole('list', { name: t('results.filters.applied') }).getByRole('listitem');
    await expect(applied).toHaveCount(1);
    await expect(page.getByText(t('search.repairs.filter-unknown'))).toBeVisible();
    await expect(
      page
        .getByRole('list', { name: t('search.results.listLabel') })
        .getByRole('listitem')
        .first(),
    ).toContainText(/\d ?km/);
    await applied.getByRole('link').click();
    await expect(page).not.toHaveURL(/near=/);
    await expect(applied).toHaveCount(0);
  });
});
