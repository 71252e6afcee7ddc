import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, openBooking, reservationNumbers } from './actions/book-room';
import { arriveAs, expectMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.describe('S33 the hub is down', () => {
  test.describe('in English, on a phone', { tag: '@narrow' }, () => {
    test.use({ reads: 'en' });

    test('a search says so in the reader’s language, and the same address works afterwards', async ({
      guest,
      product,
    }) => {
      const { page, t } = guest;
      const address = guest.address(paths.search(queryOf(stayIn(12))));
      await product.hub.fail({ kind: 'down' });
      const response = await page.goto(address);
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(page.getByRole('heading', { name: t('common.state.hubUnavailableTitle') })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await product.hub.heal();
      await page.getByRole('link', { name: t('common.actions.retry') }).click();
      await expect(page.getByRole('heading', { name: t('common.state.hubUnavailableTitle') })).toBeHidden();
      await expect(page.getByRole('list', { name: t('search.results.listLabel') })).toBeVisible();
    });
  });

  test('a public page answers 503, is not kept, and is there again with the hub', async ({ guest, product }) => {
    const { page, t } = guest;
    await product.hub.fail({ kind: 'status', status: 503 });
    // A page that somebody has seen before is kept and goes on being served; the first that no visitor saw is used.
    const houses = ['wolji-byeolgung', 'unhae-seorak', 'onjeong-dongnae', 'dongbaek-yeosu', 'onggi-jeonju'];
    let unseen: string | undefined;
    for (const hotelId of houses) {
      const response = await page.goto(guest.address(paths.hotel(hotelId)));
      expect([200, 503]).toContain(response?.status());
      if (response?.status() === 503) {
        unseen = hotelId;
        break;
      }
    }
    if (!unseen) throw new Error('every house was kept already; name one that no other journey opens');
    await expect(page.getByRole('heading', { name: t('common.state.hubUnavailableTitle') })).toBeVisible();
    await product.hub.heal();
    const address = guest.address(paths.hotel(unseen));
    await expect
      .poll(async () => (await page.goto(address))?.status(), { timeout: 20_000, message: 'the page comes back' })
      .toBe(200);
    await expect(mainHeading(guest)).toHaveText(await product.hub.hotelName(unseen, 'ko'));
  });

  test('S36 a visitor who leaves while a search is drawn ends it: the hub is asked nothing more', async ({
    guest,
    product,
  }) => {
    await product.hub.forgetCalls();
    await product.hub.fail({ path: '/product/hotel', kind: 'slow', delayMs: 1500 });
    // A place that only the catalogue knows not to be one: a visitor who waits for the answer is searched for again.
    const address = guest.address(paths.search(`${queryOf(stayIn(12))}&detail=nowhere`));
    await expect(fetch(address, { signal: AbortSignal.timeout(800) })).rejects.toThrow();
    await guest.page.waitForTimeout(3000);
    expect((await product.hub.calls()).searchStays, 'what was on its way when they left').toBe(1);
    await product.hub.heal();
    await product.hub.forgetCalls();
    await fetch(address);
    expect((await product.hub.calls()).searchStays, 'what a visitor who stays has asked').toBe(2);
  });
});

test.describe('between the page and the confirmation', () => {
  test('the last room goes: no booking, and two ways on', async ({ guest, product }) => {
    const { page, t } = guest;
    const stay = stayIn(105);
    await arriveAs(guest, 'member');
    const before = await reservationNumbers(guest);
    await openBooking(guest, stay);
    await fillGuestDetails(guest);
    await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 0);
    await confirmButton(guest).click();
    await expect(page.getByRole('heading', { name: t('booking.soldOut.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('booking.soldOut.otherRooms') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('booking.soldOut.search') })).toBeVisible();
    expect(await reservationNumbers(guest)).toEqual(before);
  });

  test('S28 S34 the price changes and the access token expires: the new price is booked, once, by two presses and one refresh', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    const stay = stayIn(110);
    await arriveAs(guest, 'member');
    const before = await reservationNumbers(guest);
    await openBooking(guest, stay);
    await fillGuestDetails(guest);
    const oldPrice = /[\d,]{6,}/.exec((await confirmButton(guest).textContent()) ?? '')?.[0];
    await product.hub.changePrices(stay.hotelId, stay.checkInDate, 1.2);
    await confirmButton(guest).click();
    const notice = page.getByRole('status').filter({ hasText: t('booking.priceChanged.title') });
    await expect(notice).toContainText(guest.like('booking.priceChanged.more'));
    const accept = page.getByRole('button', { name: guest.like('booking.priceChanged.accept') });
    const newPrice = /[\d,]{6,}/.exec((await accept.textContent()) ?? '')?.[0] ?? 'no amount';
    expect(newPrice).not.toBe(oldPrice);
    await accept.click();
    await expect(confirmButton(guest)).toContainText(newPrice);

    await product.hub.expireAccessTokens();
    await product.hub.forgetCalls();
    await product.hub.fail({ path: '/reservation/room', kind: 'slow', delayMs: 1200, times: 2 });
    await confirmButton(guest).dblclick();
    const number = await confirmedNumber(guest);
    expect((await product.hub.calls()).refreshTokens).toBe(1);
    await product.hub.heal();
    await expect(page.getByRole('main')).toContainText(newPrice);
    await expectMember(guest);
    expect((await reservationNumbers(guest)).filter((each) => !before.includes(each))).toEqual([number]);
  });
});
