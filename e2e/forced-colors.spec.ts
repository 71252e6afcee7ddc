import type { Locator } from 'playwright/test';
import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { fillGuestDetails, openBooking } from './actions/book-room';
import { arriveAs } from './actions/log-in';
import { dayButton, openPicker, queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/**
 * What is drawn of an element beside its colours: lines whose colour differs from the ground's, and the weight of its
 * letters.
 */
function shapeOf(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const style = getComputedStyle(element);
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => {
      const width = style.getPropertyValue(`border-${side}-width`);
      return style.getPropertyValue(`border-${side}-color`) === ground ? '0px' : width;
    });
    const line = style.textDecorationColor === ground ? 'none' : style.textDecorationLine;
    return JSON.stringify({ sides, line, weight: style.fontWeight });
  });
}

async function expectToldByShape(name: string, chosen: Locator, others: Locator): Promise<void> {
  await expect(chosen, name).toHaveCount(1);
  const shape = await shapeOf(chosen);
  const rest = await others.all();
  expect(rest.length, `${name}: there are others`).toBeGreaterThan(0);
  for (const other of rest) expect(await shapeOf(other), name).not.toBe(shape);
}

test('forced colours: region, sort, place and the days of a stay are shown by more than colour', async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.hotels());
  const regions = page.getByRole('navigation', { name: t('hotels.list.regionNavigation') }).getByRole('link');
  await expectToldByShape(
    'region',
    regions.and(page.locator('[aria-current]')),
    regions.and(page.locator(':not([aria-current])')),
  );

  await guest.open(paths.search(queryOf(stayIn(17)).replace(/^hotel=[^&]+&/, '')));
  await page
    .locator('summary')
    .filter({ hasText: t('results.sort.recommended') })
    .click();
  const sorts = page.getByRole('navigation', { name: t('results.sort.label') }).getByRole('link');
  await expectToldByShape(
    'sort',
    sorts.and(page.locator('[aria-current]')),
    sorts.and(page.locator(':not([aria-current])')),
  );

  await guest.open(paths.home());
  const where = await openPicker(guest, t('search.form.where'), t('search.form.where'));
  const tabs = where.getByRole('tab');
  await expectToldByShape(
    'tab',
    tabs.and(page.locator('[aria-selected="true"]')),
    tabs.and(page.locator('[aria-selected="false"]')),
  );
  const places = where.locator('label:has([type="radio"])');
  await expectToldByShape(
    'place',
    places.and(page.locator(':has(:checked)')),
    places.and(page.locator(':not(:has(:checked))')),
  );

  const stay = stayIn(20);
  await guest.open(paths.hotel(stay.hotelId));
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  await (await dayButton(guest, dates, stay.checkInDate)).click();
  await (await dayButton(guest, dates, stay.checkOutDate)).click();
  await page.mouse.move(0, 0);
  const day = (date: string) => dates.locator(`[data-day="${date}"]`);
  const free = await shapeOf(day(addDays(stay.checkOutDate, 2)));
  for (const end of [stay.checkInDate, stay.checkOutDate]) expect(await shapeOf(day(end))).not.toBe(free);
  // Between the ends the band is a part of its own, behind the day.
  const band = (date: string) => day(date).locator('xpath=preceding-sibling::*');
  const drawn = async (date: string) => (await band(date).isVisible()) && /[1-9]\d*px/.test(await shapeOf(band(date)));
  expect(await drawn(addDays(stay.checkInDate, 1)), 'a night of the stay').toBe(true);
  expect(await drawn(addDays(stay.checkOutDate, 2)), 'a night outside').toBe(false);
});

test('forced colours: booking step and tab are shown by more than colour; marks and bars that are a ground are drawn', async ({
  guest,
}) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(130));
  const steps = page.getByRole('list', { name: t('booking.steps.label') }).getByRole('listitem');
  const current = steps.and(page.locator('[aria-current]'));
  const others = steps.and(page.locator(':not([aria-current])'));
  await expectToldByShape('step', current, others);
  await fillGuestDetails(guest);
  await expectToldByShape('step of the review', current, others);

  await guest.open(paths.myPageReservationCheck.roomReservation());
  const main = page.getByRole('main');
  const tabs = main.locator('nav:has(a[aria-current="page"]) a');
  await expectToldByShape(
    'tab of My Page',
    tabs.and(page.locator('[aria-current="page"]')).last(),
    tabs.and(page.locator(':not([aria-current])')),
  );

  const drawn = async (place: Locator, name: string) => {
    await expect(place.first(), name).toBeAttached();
    for (const mark of await place.all()) expect(await shapeOf(mark), name).toMatch(/[1-9]\d*px/);
  };
  await guest.open(paths.programme());
  const included = page.getByRole('cell', { name: t('programme.tiers.included'), exact: true });
  await drawn(included.locator('[aria-hidden]'), 'included');

  await guest.open(paths.myPageUserInfo.memberStatus());
  const bars = main.locator('dd[aria-hidden]');
  await drawn(bars, 'the whole way to a tier');
  await drawn(bars.locator('span'), 'the part of it that is done');

  await guest.open(paths.myPagePoint.pointInfo());
  const chart = main.locator('svg:has(path + path)');
  const paint = (bar: Locator) => bar.evaluate((element) => getComputedStyle(element).fill);
  const [pointsIn, pointsOut] = [chart.locator('path').first(), chart.locator('path').last()];
  await expect(pointsIn).toBeAttached();
  expect(await paint(pointsIn), 'points in and out').not.toBe(await paint(pointsOut));
  const legend = main.locator('p[aria-hidden] svg rect:last-child');
  await expect(legend.first()).toBeAttached();
  expect(await paint(legend.first()), 'their squares').not.toBe(await paint(legend.last()));
});
