import { paths } from '../lib/routes/paths';
import {
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  openBooking,
  reservationNumbers,
  sampleGuest,
} from './actions/book-room';
import { arriveAs, expectMember, logInAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
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

  test('in My Page: a calm sentence, no logout, and the data after a second try', async ({ guest, product }) => {
    const { page, t } = guest;
    await arriveAs(guest, 'member');
    await product.hub.fail({ kind: 'down' });
    await guest.open(paths.myPageReservationCheck.roomReservation());
    await expect(page.getByText(t('myPage.unavailable.title')).first()).toBeVisible({ timeout: 20_000 });
    await expectPath(guest, paths.myPageReservationCheck.roomReservation());
    await product.hub.heal();
    const retry = page.getByRole('link', { name: t('myPage.unavailable.retry') }).first();
    await expect(async () => {
      // A slow machine shows the data only after the wait below: then there is no link any more.
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(page.getByText(t('myPage.unavailable.title')).first()).toBeHidden({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expectMember(guest);
  });
});

test.describe('between the page and the confirmation', () => {
  test('the hub goes away: nothing is lost, and the second try books once', async ({ guest, product }) => {
    const { page, t } = guest;
    await arriveAs(guest, 'member');
    const before = await reservationNumbers(guest);
    await openBooking(guest, stayIn(100));
    await fillGuestDetails(guest);
    // Half an answer: the hub may have booked, and the browser cannot know.
    await product.hub.fail({ path: '/reservation/room', kind: 'reset', times: 1 });
    await confirmButton(guest).click();
    await expect(page.getByText(t('booking.unsure.title'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(sampleGuest.email)).toBeVisible();
    await product.hub.heal();
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    const after = await reservationNumbers(guest);
    expect(after.filter((each) => !before.includes(each))).toEqual([number]);
  });

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

  test('the price changes: the new one is asked about, and it is the one that is booked', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    const stay = stayIn(110);
    await arriveAs(guest, 'member');
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
    await confirmButton(guest).click();
    await confirmedNumber(guest);
    await expect(page.getByRole('main')).toContainText(newPrice);
  });

  test('S34 confirm is pressed twice: one reservation', async ({ guest, product }) => {
    await arriveAs(guest, 'member');
    const before = await reservationNumbers(guest);
    await openBooking(guest, stayIn(115));
    await fillGuestDetails(guest);
    await product.hub.fail({ path: '/reservation/room', kind: 'slow', delayMs: 1200, times: 2 });
    await confirmButton(guest).dblclick();
    const number = await confirmedNumber(guest);
    await product.hub.heal();
    expect((await reservationNumbers(guest)).filter((each) => !before.includes(each))).toEqual([number]);
  });

  test('S28 the access token expires: it is refreshed once, and the booking goes through', async ({
    guest,
    product,
  }) => {
    await arriveAs(guest, 'member');
    await openBooking(guest, stayIn(120));
    await fillGuestDetails(guest);
    await product.hub.expireAccessTokens();
    await product.hub.forgetCalls();
    await confirmButton(guest).click();
    await confirmedNumber(guest);
    expect((await product.hub.calls()).refreshTokens).toBe(1);
    await expectMember(guest);
  });

  test('S29 the session ends for good: the alert, and the form as it was after the login', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    await arriveAs(guest, 'member');
    await openBooking(guest, stayIn(125));
    await fillGuestDetails(guest);
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await confirmButton(guest).click();
    await expect(page.getByText(t('layout.alerts.sessionExpired')).first()).toBeVisible();
    await product.hub.heal();
    // It comes a moment after the form's own sentence: the tabs settle first which of them tells it.
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(t('layout.alerts.sessionExpired'));
    await alert.getByRole('button', { name: t('common.actions.confirm') }).click();
    await expectPath(guest, paths.membershipLogin());
    await logInAs(guest, 'member');
    await expectPath(guest, paths.booking());
    const kept = page.getByText(sampleGuest.email).or(page.getByRole('textbox', { name: t('booking.form.email') }));
    await expect(kept.first()).toBeVisible();
  });
});

test('Back after confirming, and the same booking opened again, book nothing', async ({ guest }) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(130));
  const booking = page.url();
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  const after = await reservationNumbers(guest);
  await page.goBack();
  await expect(confirmButton(guest)).toHaveCount(0);
  await page.goto(booking);
  await expect(page.getByText(t('booking.alreadyBooked.title'))).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(confirmButton(guest)).toHaveCount(0);
  expect(await reservationNumbers(guest)).toEqual(after);
});
