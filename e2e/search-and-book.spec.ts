import { paths } from '../lib/paths';
import { book, confirmButton, confirmedNumber, fillGuestDetails, reservationNumbers } from './actions/book-room';
import { arriveAs, expectMember, logInAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import {
  chooseHotel,
  chooseRoom,
  dayButton,
  openPicker,
  queryOf,
  searchByForm,
  searchForm,
  stayIn,
} from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';

// In every language, and at both widths by two of them: what differs by width and language is looked at elsewhere too.
for (const [position, { locale, label, code }] of languages.entries()) {
  test.describe(label, { tag: position % 2 === 0 ? '@narrow' : '@wide' }, () => {
    test.use({ reads: locale });

    test('search by dates, log in, book, and find it in My Page', async ({ guest, product }) => {
      test.setTimeout(120_000);
      const { page, t } = guest;
      const stay = stayIn(20 + position * 3);
      const hotelName = await product.hub.hotelName(stay.hotelId, code);

      await guest.open(paths.home());
      await expect(mainHeading(guest)).toBeVisible();
      await searchByForm(guest, stay, hotelName);
      await expect(page.getByRole('link', { name: t('search.offers.otherHotels') })).toHaveAttribute(
        'href',
        new RegExp(`/search\\?checkIn=${stay.checkInDate}`),
      );
      await chooseRoom(guest);

      const total = page
        .getByRole('main')
        .getByText(/₩|￦|원|KRW|￥|韩元/)
        .filter({ visible: true })
        .first();
      await expect(total, 'the total stands before anybody logs in').toBeVisible();
      await page.getByRole('link', { name: t('booking.guest.logIn') }).click();
      await expectPath(guest, paths.membershipLogin());
      await logInAs(guest, 'member');
      await expectPath(guest, paths.booking());
      await expectMember(guest);

      const number = await book(guest);
      await page.getByRole('link', { name: t('booking.confirmation.toMyPage') }).click();
      await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
      await expect(mainHeading(guest)).toHaveText(hotelName);
      await expect(page.getByRole('main')).toContainText(number);

      await guest.open(paths.myPageReservationCheck.roomReservation());
      await expect(page.getByRole('main').getByRole('link', { name: hotelName }).first()).toBeVisible();
      expect(await reservationNumbers(guest)).toContain(number);
    });
  });
}

test('the search is its address: a pasted link shows the same results in a clean browser', async ({
  guest,
  product,
  browser,
}) => {
  const stay = stayIn(33);
  const hotelName = await product.hub.hotelName(stay.hotelId, 'ko');
  await guest.open(paths.search(queryOf(stay)));
  await expect(guest.page.getByRole('heading', { name: hotelName, exact: true })).toBeVisible();
  const clean = await browser.newContext();
  try {
    const other = await clean.newPage();
    await other.goto(guest.page.url());
    await expect(other.getByRole('heading', { name: hotelName, exact: true })).toBeVisible();
  } finally {
    await clean.close();
  }
});

test('what was searched is kept: home shows the dates of the last search', async ({ guest, product }) => {
  const stay = stayIn(9);
  await guest.open(paths.home());
  await searchByForm(guest, stay, await product.hub.hotelName(stay.hotelId, 'ko'));
  await guest.open(paths.home());
  const dates = searchForm(guest).getByRole('button', { name: new RegExp(`^${guest.t('search.form.dates')}`) });
  const [, month, day] = stay.checkInDate.split('-');
  await expect(dates).toContainText(`${month}.${day}`);
});

test('a sold-out night ends a stay and begins none', async ({ guest, product }) => {
  const stay = stayIn(40);
  await product.hub.setRoomsLeft(stay.hotelId, stay.checkOutDate, 0);
  await guest.open(paths.hotel(stay.hotelId));
  const dates = await openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));
  const soldOut = await dayButton(guest, dates, stay.checkOutDate);
  await expect(soldOut).toHaveAccessibleName(new RegExp(guest.t('search.calendar.soldOut')));
  await (await dayButton(guest, dates, stay.checkInDate)).click();
  const last = await dayButton(guest, dates, stay.checkOutDate);
  await expect(last).toHaveAccessibleName(new RegExp(guest.t('search.calendar.checkOutOnly')));
  await last.click();
  await expect(dates).toContainText(guest.like('common.stay.nights'));
  await dates.getByRole('button', { name: guest.t('search.form.done') }).click();
  await searchForm(guest)
    .getByRole('button', { name: guest.t('search.form.submit') })
    .click();
  await expect(guest.page).toHaveURL(new RegExp(`checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`));
  await expect(guest.page.getByRole('link', { name: guest.like('search.offers.selectLabel') }).first()).toBeVisible();
});

test('the price is the same from the list to the reservation', async ({ guest, product }) => {
  const stay = stayIn(45, 'oreum-jeju');
  const hotelName = await product.hub.hotelName(stay.hotelId, 'ko');
  await arriveAs(guest, 'recommender', paths.search(queryOf(stay)));
  await chooseHotel(guest, hotelName);
  const offer = guest.page
    .getByRole('listitem')
    .filter({ has: guest.page.getByRole('link', { name: guest.like('search.offers.selectLabel') }) })
    .last();
  // The row also names what cancelling costs; the price is the amount that says it holds taxes and service.
  const price = offer.getByRole('paragraph').filter({ hasText: guest.t('search.results.allIn') });
  const shown = /[\d,]{6,}/.exec((await price.textContent()) ?? '')?.[0];
  expect(shown, 'an amount stands beside the room').toBeDefined();
  await offer.getByRole('link', { name: guest.like('search.offers.selectLabel') }).click();
  await fillGuestDetails(guest);
  await expect(confirmButton(guest)).toContainText(shown ?? '');
  await confirmButton(guest).click();
  await confirmedNumber(guest);
  await expect(guest.page.getByRole('main')).toContainText(shown ?? '');
});

test('several rooms are chosen one after the other and booked together', async ({ guest }) => {
  const stay = stayIn(50);
  await arriveAs(guest, 'employee', paths.hotelOffers(stay.hotelId, `${queryOf(stay)}&room=1-1`));
  const select = guest.page.getByRole('link', { name: guest.like('search.offers.selectLabel') });
  await select.first().click();
  await expect(guest.page.getByRole('navigation', { name: guest.t('search.offers.steps') })).toContainText(
    guest.t('search.offers.changeRoom'),
  );
  await select.first().click();
  await expectPath(guest, paths.booking());
  for (const number of [1, 2]) {
    const room = guest.page.getByRole('group', { name: guest.t('booking.form.guestOfRoom', { number }) });
    await room.getByRole('textbox', { name: guest.t('booking.form.lastName') }).fill('Sample');
    await room.getByRole('textbox', { name: guest.t('booking.form.firstName') }).fill(`Guest ${number}`);
  }
  await guest.page.getByRole('button', { name: guest.t('booking.form.toReview') }).click();
  const alert = guest.page.getByRole('alert').filter({ hasText: guest.t('common.form.errorSummary') });
  await expect(alert, 'without the terms it does not go on').toBeVisible();
});

test('the picture of a hotel arrives from the hub in a ready-made width', async ({ guest, product }) => {
  // The product's own web asks for blank ones.
  const web = await startSecondWeb(product, {});
  try {
    await guest.page.goto(web.address + paths.hotel('haneul-namsan'));
    const picture = guest.page.getByRole('main').getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    const file = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(file).toMatch(/\/pictures\/haneul-namsan\/[\w-]+-\d+\.(avif|webp)$/);
  } finally {
    await web.stop();
  }
});
