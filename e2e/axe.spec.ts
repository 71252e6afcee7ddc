import { paths } from '../lib/routes/paths';
import { book, fillGuestDetails, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { openPicker, queryOf, stayIn } from './actions/search-stay';
import { expect, readers, test } from './fixtures/journey';

const anywhere = queryOf(stayIn(17)).replace(/^hotel=[^&]+&/, '');
/** Pages that no other journey checks with axe. */
const open = [
  ['home', paths.home()],
  ['hotels', paths.hotels()],
  ['a hotel', paths.hotel('haneul-gyeongbok')],
  ['offers', paths.packages()],
  ['an offer', paths.package('spring-two-nights')],
  ['an offer that has ended', paths.package('last-season')],
  ['the programme', paths.programme()],
  ['the terms', paths.terms()],
  ['restaurants', paths.dining()],
  ['a restaurant', paths.restaurant('gyeongbok-onchae')],
  ['free tables', paths.restaurantTable('haeundae-dot')],
  ['a party too large', paths.restaurantTable('haeundae-dot', 'party=40')],
  ['results', paths.search(queryOf(stayIn(17)))],
  ['results by filters', paths.search(`${anywhere}&refundable=1&sort=priceAsc&page=9`)],
  ['nothing that fits', paths.search(`${anywhere}&maxTotal=1000&view=sea`)],
  ['a comparison of nothing', paths.compareHotels(anywhere)],
  ['rooms', paths.hotelOffers('padosori-seogwipo', queryOf(stayIn(17)))],
  ['the login', paths.membershipLogin()],
  ['the end of the sign-up', paths.signUpSuccess()],
  ['not found', '/nowhere'],
] as const;

for (const { locale, label, tag } of readers) {
  test.describe(label, { tag }, () => {
    test.use({ reads: locale });

    test('pages for everybody have no finding', async ({ guest }) => {
      test.setTimeout(180_000);
      for (const [name, path] of open) {
        await guest.open(path);
        await expect(mainHeading(guest)).toBeVisible();
        await expectAccessible(guest, name);
      }
    });
  });
}

test('the pickers of the search have no finding', { tag: '@both' }, async ({ guest }) => {
  const { t } = guest;
  const pickers = [
    [t('search.form.where'), t('search.form.where')],
    [t('search.form.dates'), t('search.calendar.title')],
    [t('search.form.guests'), t('search.form.guests')],
  ] as const;
  for (const [label, title] of pickers) {
    await guest.open(paths.home());
    const picker = await openPicker(guest, label, title);
    await expectAccessible(guest, title);
    await picker.getByRole('button', { name: t('search.form.done') }).click();
  }
});

test('the filters of narrow screens have no finding', { tag: '@narrow' }, async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.search(anywhere));
  await page.getByRole('link', { name: t('results.filters.open'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('results.filters.title') })).toBeVisible();
  await expectAccessible(guest, 'the filters');
});

test('the booking has no finding, from the form to the confirmation', { tag: '@narrow' }, async ({ guest }) => {
  test.setTimeout(120_000);
  await openBooking(guest, stayIn(140));
  await expectAccessible(guest, 'the booking of a guest');
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(140));
  await expectAccessible(guest, 'guest details');
  await guest.page.getByRole('button', { name: guest.t('booking.form.toReview') }).click();
  await expectAccessible(guest, 'guest details with errors');
  await fillGuestDetails(guest);
  await expectAccessible(guest, 'review');
});

test('a guest’s way without a login has no finding, from the look-up to the change', async ({ guest }) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  await guest.open(paths.guestReservation());
  await page.getByRole('button', { name: t('booking.lookUp.find') }).click();
  await expectAccessible(guest, 'the look-up with errors');
  await openBooking(guest, stayIn(143));
  await page.getByRole('link', { name: guest.like('booking.memberRate.asGuest') }).click();
  await book(guest);
  await guest.open(paths.guestReservation());
  await expectAccessible(guest, 'the reservation that was found');
  await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
  await expect(page.getByRole('button', { name: t('booking.change.ask') })).toBeVisible();
  await expectAccessible(guest, 'the change');
  await page.getByRole('spinbutton').first().press('ArrowDown');
  await page.getByRole('button', { name: t('booking.change.ask') }).click();
  await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
  await expectAccessible(guest, 'the change beside what it costs');
});

test('My Page and the member’s tables have no finding', async ({ guest }) => {
  test.setTimeout(240_000);
  const { t } = guest;
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(145));
  const number = await book(guest);
  await expectAccessible(guest, 'confirmation');
  const pages = [
    paths.myPage(),
    paths.myPageUserInfo.memberStatus(),
    paths.myPageReservationCheck.roomReservation(),
    paths.myPageReservationCheck.roomReservationDetail(number),
    paths.myPageReservationCheck.diningReservation(),
    paths.myPageReservationCheck.diningReservationDetail('DN-SAMPLE01'),
  ];
  for (const path of pages) {
    await guest.open(path);
    await expect(mainHeading(guest)).toBeVisible();
    await expectAccessible(guest, path);
  }
  await guest.open(paths.tableConfirmation('DN-SAMPLE01'));
  await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
  await expectAccessible(guest, 'the confirmation of a table');
});
