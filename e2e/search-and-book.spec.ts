import { paths } from '../lib/routes/paths';
import { book, reservationNumbers } from './actions/book-room';
import { arriveAs, expectMember, logInAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { chooseRoom, dayButton, openPicker, queryOf, searchByForm, searchForm, stayIn } from './actions/search-stay';
import { expect, languages, test } from './fixtures/journey';
import { startSecondWeb } from './fixtures/second-web';

// In every language, and at each width in two of them.
for (const [position, { locale, label, code }] of languages.entries()) {
  test.describe(label, { tag: position % 2 === 0 ? ['@narrow'] : [] }, () => {
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
