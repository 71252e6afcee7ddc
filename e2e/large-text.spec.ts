import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, openBooking } from './actions/book-room';
import { enlargeText, expectReadable, expectRoomToRead } from './actions/large-text';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { openPicker, queryOf, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.use({ viewport: { width: 400, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const stay = stayIn(17);
const anywhere = queryOf(stay).replace(/^hotel=[^&]+&/, '');
const open = [
  ['home', paths.home()],
  ['hotels', paths.hotels()],
  ['a hotel', paths.hotel('haneul-namsan')],
  ['results', paths.search(anywhere)],
  ['rooms', paths.hotelOffers(stay.hotelId, queryOf(stay))],
  ['the programme', paths.programme()],
  ['the terms', paths.terms()],
  ['the privacy notice', paths.privacy()],
  ['restaurants', paths.dining()],
  ['a restaurant', paths.restaurant('gyeongbok-onchae')],
  ['free tables', paths.restaurantTable('haeundae-dot')],
  ['the look-up', paths.guestReservation()],
  ['the login', paths.membershipLogin()],
  ['the account look-up', paths.findAccount()],
] as const;
const memberPages = [
  ['My Page', paths.myPage()],
  ['membership status', paths.myPageUserInfo.memberStatus()],
  ['profile', paths.myPageUserInfo.editProfile()],
  ['leaving', paths.myPageUserInfo.accountCancellation()],
  ['certification', paths.myPageUserInfo.employeeCertification()],
  ['rooms of My Page', paths.myPageReservationCheck.roomReservation()],
  ['tables of My Page', paths.myPageReservationCheck.diningReservation()],
] as const;

for (const reads of ['ko', 'en'] as const) {
  test.describe(`in ${reads}`, () => {
    test.use({ reads });

    test('text at 200 % on 400 px is whole on the pages for everybody', async ({ guest }) => {
      test.setTimeout(180_000);
      const { page } = guest;
      await enlargeText(page);
      for (const [name, path] of open) {
        await guest.open(path);
        await expect(mainHeading(guest)).toBeVisible();
        await expectReadable(page, name);
      }
    });
  });
}

test.describe('in English', () => {
  test.use({ reads: 'en' });

  test('text at 200 % on 400 px is whole beside a hotel without a room, in the pickers and in the menu', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 0);
    try {
      await enlargeText(page);
      await guest.open(paths.search(anywhere));
      await expect(page.locator(`[data-item-id="${stay.hotelId}"]`)).toBeVisible();
      await expectReadable(page, 'results');
    } finally {
      await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 9);
    }
    for (const [cell, title] of [
      ['search.form.where', 'search.form.where'],
      ['search.form.dates', 'search.calendar.title'],
      ['search.form.guests', 'search.form.guests'],
    ] as const) {
      await guest.open(paths.hotels());
      await guest.open(paths.home());
      await openPicker(guest, t(cell), t(title));
      await expectReadable(page, title, 'dialog[open]');
      await expectRoomToRead(page, title, 'dialog[open]');
    }
    await guest.open(paths.home());
    await page.getByRole('banner').getByLabel(t('layout.header.menu'), { exact: true }).click();
    await expectReadable(page, 'the menu', '.menu-panel');
  });

  test('text at 200 % on 400 px is whole from the booking to My Page', async ({ guest }) => {
    test.setTimeout(180_000);
    const { page } = guest;
    await enlargeText(page);
    await openBooking(guest, stayIn(150));
    await expectReadable(page, 'the booking of a guest');
    await arriveAs(guest, 'member');
    await openBooking(guest, stayIn(150));
    await page.getByRole('button', { name: guest.t('booking.form.toReview') }).click();
    await expectReadable(page, 'the booking with errors');
    await fillGuestDetails(guest);
    await expectReadable(page, 'the review');
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expectReadable(page, 'the confirmation');
    for (const [name, path] of [
      ...memberPages,
      ['a reservation', paths.myPageReservationCheck.roomReservationDetail(number)],
      ['its change', paths.myPageReservationCheck.roomReservationChange(number)],
    ] as const) {
      await guest.open(path);
      await expect(mainHeading(guest)).toBeVisible();
      await expectReadable(page, name);
    }
  });
});
