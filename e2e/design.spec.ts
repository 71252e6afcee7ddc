import type { Locator } from 'playwright/test';
import { formatShortDay } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import { confirmButton, fillGuestDetails, openBooking } from './actions/book-room';
import { arriveAs } from './actions/log-in';
import { expectPath, untilTakenOver } from './actions/look-around';
import { bookingOf, offersOf } from './actions/offers-of';
import { openPicker, openRates, queryOf, rates, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const stay = stayIn(17);
const anywhere = queryOf(stay).replace(/^hotel=[^&]+&/, '');

/** Names of the faces in which the browser draws the letters of a place. */
async function facesOf({ page }: Guest, place: Locator): Promise<string[]> {
  await place.evaluate((element) => element.setAttribute('data-looked-at', ''));
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-looked-at]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${place} is not in view`);
  return box;
}

test('figures have one face, the parts of a hotel are links, and a picker is as large as what it holds', async ({
  guest,
}) => {
  const { page, t } = guest;
  for (const path of [paths.search(anywhere), paths.hotelOffers(stay.hotelId, queryOf(stay))]) {
    await guest.open(path);
    const price = page.getByRole('main').locator('span.tabular > span.whitespace-nowrap').first();
    await expect(price).toHaveText(/^₩[\d,]+$/);
    await page.evaluate(() => document.fonts.ready);
    expect(await facesOf(guest, price), path).toHaveLength(1);
  }

  await guest.open(paths.hotel('haneul-namsan'));
  const jumps = page.getByRole('navigation', { name: t('hotels.detail.jumps') }).getByRole('link');
  expect(await jumps.count()).toBeGreaterThanOrEqual(5);
  for (const link of await jumps.all()) {
    const name = (await link.textContent()) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  }
  await expect(page.getByRole('main'), 'no coordinates').not.toContainText(/\b3\d\.\d{3,}, ?12\d\.\d{3,}/);

  await guest.open(paths.home());
  const picker = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
  const one = (await boxOf(picker)).width;
  expect(one).toBeLessThan(520);
  await picker.getByRole('button', { name: t('search.form.addRoom') }).click();
  await expect.poll(async () => (await boxOf(picker)).width).toBeGreaterThan(one);
  expect((await boxOf(picker)).x).toBeGreaterThanOrEqual(0);
});

test('the slip beside the booking stays within the window, and cancelling stands by the button', async ({ guest }) => {
  const { page } = guest;
  await page.setViewportSize({ width: 1440, height: 720 });
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(127));
  expect((await boxOf(page.getByTestId('booking-slip'))).height).toBeLessThanOrEqual(720);
  await fillGuestDetails(guest);
  const conditions = page.getByTestId('review-conditions');
  await expect(conditions).toContainText(/₩[\d,]+/);
  const [text, button] = [await boxOf(conditions), await boxOf(confirmButton(guest))];
  expect(button.y - text.y - text.height).toBeLessThan(48);
});

test.describe('in English', () => {
  test.use({ reads: 'en' });

  test('results start above the fold, and each sum says for how many nights', async ({ guest }) => {
    const { page, t } = guest;
    const nights = t('common.stay.nights', { count: 2 });
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await guest.open(paths.search(anywhere));
      const first = page
        .getByRole('list', { name: t('search.results.listLabel'), exact: true })
        .getByRole('listitem')
        .first();
      expect((await boxOf(first)).y, `${size.width} px`).toBeLessThan(size.height - 100);
      await expect(first).toContainText(nights);
    }
    await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
    await expect(rates(guest).first()).toContainText(t('search.offers.lowestTotal', { nights }));
    const links = await openRates(guest);
    await expect(page.getByRole('listitem').filter({ has: links }).last()).toContainText(
      t('common.stay.total', { nights }),
    );
  });

  test('the slip of three rooms stays within the window, and its total is seen without scrolling in it', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    await product.hub.openNights(stay.hotelId, 2, stay.checkInDate);
    const plans = ['flexible', 'advance', 'flexible'] as const;
    const booking = bookingOf(stay, await offersOf(product, stay, plans, guest.language));
    for (const height of [900, 700]) {
      await page.setViewportSize({ width: 1440, height });
      await guest.open(booking);
      const slip = page.getByTestId('booking-slip');
      const total = page.getByTestId('booking-total');
      for (const scrolled of [0, 400]) {
        await page.evaluate((y) => window.scrollTo(0, y), scrolled);
        const [box, sum] = [await boxOf(slip), await boxOf(total)];
        expect(box.height, `${height} px`).toBeLessThanOrEqual(height - 48);
        if (scrolled > 0) expect(box.y + box.height, `${height} px`).toBeLessThanOrEqual(height);
        expect(sum.y + sum.height, 'the total lies within the slip').toBeLessThanOrEqual(box.y + box.height);
      }
      await expect(total).toBeInViewport({ ratio: 1 });
      const details = page.getByTestId('slip-details');
      await details.getByText(t('common.terms.byRoom')).click();
      await expect(details.getByRole('listitem').last()).toBeVisible();
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the booking starts with one line of what is booked, which opens', async ({ guest }) => {
    const { page, t } = guest;
    await arriveAs(guest, 'member');
    const booked = stayIn(123);
    await openBooking(guest, booked);
    const line = page.getByTestId('booking-slip').locator('summary').first();
    await expect(line).toContainText(t('common.stay.total', { nights: t('common.stay.nights', { count: 2 }) }));
    for (const day of [booked.checkInDate, booked.checkOutDate])
      await expect(line).toContainText(formatShortDay(day, guest.language.locale));
    await expect(line, 'what cancelling costs').toContainText(guest.like('common.terms.freeUntil'));
    await expect(page.getByTestId('booking-total')).toBeHidden();
    await expect(page.getByRole('textbox', { name: t('booking.form.lastName') })).toBeInViewport();
    await line.click();
    await expect(page.getByTestId('booking-total')).toBeVisible();
  });

  test('the second room follows within a screen, and rates that were opened are open after Back', async ({ guest }) => {
    const { page, t } = guest;
    await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
    const cards = page.locator('main > div > ul > li');
    expect((await boxOf(cards.nth(1))).y).toBeLessThan(844);
    expect((await boxOf(cards.first())).height).toBeLessThan(480);
    await untilTakenOver(page.locator('body'));
    const links = await openRates(guest, rates(guest).nth(1));
    await links.first().click();
    await expectPath(guest, paths.booking());
    await page.goBack();
    await expect(links.first()).toBeVisible();
    await expect(rates(guest).first().locator('xpath=..')).not.toHaveAttribute('open');

    // The first of two rooms is chosen: the rooms of the second come into view.
    await guest.open(paths.hotelOffers(stay.hotelId, `${queryOf(stay)}&room=2-0`));
    await untilTakenOver(page.locator('body'));
    await (await openRates(guest)).first().click();
    const current = page.locator('[aria-current="step"]');
    await expect(current).toContainText(t('search.offers.roomOf', { number: 2, count: 2 }));
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).toBeFocused();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
  });
});
