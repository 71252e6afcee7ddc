import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { openPicker, queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

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

/** Those that are laid out otherwise on a phone. */
const onPhones = new Set(['home', 'hotels', 'a hotel', 'the programme', 'a restaurant', 'results by filters', 'rooms']);

async function expectNoFinding(guest: Guest, pages: readonly (readonly [name: string, path: string])[]): Promise<void> {
  for (const [name, path] of pages) {
    await guest.open(path);
    await expect(mainHeading(guest)).toBeVisible();
    await expectAccessible(guest, name);
  }
}

async function expectNoFindingInPickers(guest: Guest): Promise<void> {
  const { t } = guest;
  for (const [label, title] of [
    [t('search.form.where'), t('search.form.where')],
    [t('search.form.dates'), t('search.calendar.title')],
    [t('search.form.guests'), t('search.form.guests')],
  ] as const) {
    await guest.open(paths.home());
    const picker = await openPicker(guest, label, title);
    await expectAccessible(guest, title);
    await picker.getByRole('button', { name: t('search.form.done') }).click();
  }
}

test('pages for everybody and the pickers of the search have no finding', async ({ guest }) => {
  test.setTimeout(180_000);
  await expectNoFinding(guest, open);
  await expectNoFindingInPickers(guest);
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('pages for everybody, the pickers of the search and the filters have no finding', async ({ guest }) => {
    const { page, t } = guest;
    await expectNoFinding(
      guest,
      open.filter(([name]) => onPhones.has(name)),
    );
    await expectNoFindingInPickers(guest);
    await guest.open(paths.search(anywhere));
    await page.getByRole('link', { name: t('results.filters.open'), exact: true }).click();
    await expect(page.getByRole('dialog', { name: t('results.filters.title') })).toBeVisible();
    await expectAccessible(guest, 'the filters');
  });
});

test('My Page and the member’s tables have no finding', async ({ guest }) => {
  test.setTimeout(120_000);
  const { t } = guest;
  await arriveAs(guest, 'member');
  const pages = [
    paths.myPage(),
    paths.myPageUserInfo.memberStatus(),
    paths.myPageReservationCheck.roomReservation(),
    paths.myPageReservationCheck.roomReservationDetail('HN-SAMPLE01'),
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
