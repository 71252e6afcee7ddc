import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/paths';
import { book, fillGuestDetails, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { openPicker, queryOf, stayIn } from './actions/search-stay';
import { nextWeekday } from './actions/table-days';
import { expect, guestOf, languages, test } from './fixtures/journey';

const anywhere = queryOf(stayIn(17)).replace(/^hotel=[^&]+&/, '');
const open = [
  ['home', paths.home()],
  ['hotels', paths.hotels()],
  ['a hotel', paths.hotel('haneul-gyeongbok')],
  ['the programme', paths.programme()],
  ['the terms', paths.terms()],
  ['the privacy notice', paths.privacy()],
  ['restaurants', paths.dining()],
  ['a restaurant', paths.restaurant('gyeongbok-onchae')],
  ['free tables', paths.restaurantTable('haeundae-dot')],
  ['a party too large', paths.restaurantTable('haeundae-dot', 'party=40')],
  ['results', paths.search(queryOf(stayIn(17)))],
  ['all results', paths.search('')],
  ['results by filters', paths.search(`${anywhere}&refundable=1&sort=priceAsc&page=9`)],
  ['nothing that fits', paths.search(`${anywhere}&maxTotal=1000&view=sea`)],
  ['rooms', paths.hotelOffers('padosori-seogwipo', queryOf(stayIn(17)))],
  ['the login', paths.membershipLogin()],
  ['the sign-up', paths.signUp()],
  ['the end of the sign-up', paths.signUpSuccess()],
  ['the account look-up', paths.findAccount()],
  ['not found', '/nowhere'],
] as const;

// Every page at both widths and in every language, but not in every language at every width.
for (const [index, { locale, label }] of languages.entries()) {
  test.describe(label, { tag: index % 2 === 0 ? '@wide' : '@narrow' }, () => {
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

test('the pickers of the search have no finding', async ({ guest }) => {
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

test('the booking has no finding, from the form to the confirmation', async ({ guest }) => {
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

test('My Page and the member’s tables have no finding', async ({ guest, product, isMobile }) => {
  test.setTimeout(240_000);
  const { page } = guest;
  const restaurantId = 'oreum-deulbul';
  const date = nextWeekday(3, 37);
  await product.hub.leaveTables(restaurantId, date, 100);
  await arriveAs(guest, 'member');
  await openBooking(guest, stayIn(145));
  const number = await book(guest);
  await expectAccessible(guest, 'confirmation');
  const pages = [
    paths.myPage(),
    ...Object.values(paths.myPageUserInfo).map((path) => path()),
    paths.myPageUserInfo.editProfile({ type: 3 }),
    paths.myPageReservationCheck.roomReservation(),
    paths.myPageReservationCheck.roomReservationDetail(number),
    paths.myPageReservationCheck.diningReservation(),
    paths.myPageReservationCheck.diningReservationDetail('DN-SAMPLE01'),
    paths.myPagePoint.pointInfo(),
    paths.myPageCoupon.couponInfo(),
    paths.myPageReferralInput.common(),
    paths.myPageDirectQnA(),
  ];
  for (const path of pages) {
    await guest.open(path);
    await expect(mainHeading(guest)).toBeVisible();
    await expectAccessible(guest, path);
  }
  // The pages around a table that only a member sees, by the same parts of width and language as those above.
  for (const language of languages.filter((_, index) => (index % 2 === 1) === isMobile)) {
    const reader = guestOf(page, language, product);
    await reader.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date, time: '18:30' })));
    await expect(page.getByRole('button', { name: reader.t('dining.table.form.confirm') })).toBeVisible();
    await expectAccessible(reader, `${language.label}: a table before the word`);
    await reader.open(paths.tableConfirmation('DN-SAMPLE01'));
    await expect(mainHeading(reader)).toHaveText(reader.t('dining.confirmation.title'));
    await expectAccessible(reader, `${language.label}: the confirmation of a table`);
  }
});
