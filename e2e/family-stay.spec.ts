import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, sampleGuest } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { lookUp } from './actions/look-up';
import { openPicker, searchForm, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const hotelId = 'haneul-namsan';
/** Sleeps two adults in single beds; below 6 a child shares, and an extra bed costs ₩66,000 a night. */
const twin = `${hotelId}-deluxe-twin`;

/** Two nights on which the hotel has its twin rooms alone. */
async function twinStay(product: Product, days: number) {
  const stay = stayIn(days, hotelId);
  for (const night of [stay.checkInDate, addDays(stay.checkInDate, 1)]) {
    await product.hub.setMinimumStay(hotelId, night, 1);
    await product.hub.setRoomsLeft(hotelId, night, 0);
    await product.hub.setRoomsLeft(hotelId, night, 9, twin);
  }
  return stay;
}

/** Says the ages of two children in the picker, and searches. */
async function addChildren(guest: Guest): Promise<void> {
  const { page, t } = guest;
  const guests = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
  const more = guests.getByRole('button', { name: t('search.form.more', { what: t('search.form.minors') }) });
  await more.click();
  await more.click();
  const done = guests.getByRole('button', { name: t('search.form.done') });
  await guests.getByLabel(t('common.ages.child', { number: 1 })).selectOption('5');
  await done.click();
  await expect(guests.getByLabel(t('common.ages.child', { number: 2 })), 'the age that is missing').toBeFocused();
  await expectAccessible(guest, 'the guests picker that asks for an age');
  await guests.getByLabel(t('common.ages.child', { number: 2 })).selectOption('13');
  await done.click();
  await expect(guests).toBeHidden();
  await searchForm(guest)
    .getByRole('button', { name: t('search.form.submit') })
    .click();
  await expect(page).toHaveURL(/room=2-2-5-13/);
}

const agesOf = ({ t, language }: Guest) =>
  new Intl.ListFormat(language.locale).format([13, 5].map((age) => t('common.stay.age', { age })));

/** From the list to the confirmation: the same sum on every page, with the bed that costs it. @returns number and sum */
async function bookForFamily(guest: Guest, product: Product, days: number): Promise<{ number: string; price: string }> {
  const { page, t } = guest;
  const { checkInDate, checkOutDate } = await twinStay(product, days);
  await guest.open(
    paths.search(`hotel=${hotelId}&hotel=oreum-jeju&checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`),
  );
  await addChildren(guest);
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href*="/search/${hotelId}"]`) });
  const price = /₩[\d,]+/.exec((await row.first().textContent()) ?? '')?.[0] ?? 'no price';
  await row
    .getByRole('link', { name: t('search.results.choose') })
    .first()
    .click();
  const main = page.getByRole('main');
  const sleeping = page.getByTestId('sleeping').first();
  await expect(sleeping).toContainText('66,000');
  await expectAccessible(guest, 'the rooms of a family');
  const rates = page.getByRole('listitem').filter({ has: page.getByText(price, { exact: true }) });
  await rates
    .last()
    .getByRole('link', { name: guest.like('search.offers.selectLabel') })
    .first()
    .click();
  await expect(page).toHaveURL(/room=2-2-5-13\./);
  await fillGuestDetails(guest);
  const aged = t('common.stay.minorsAged', { count: 2, ages: agesOf(guest) });
  await expect(main).toContainText(aged);
  await expect(sleeping).toContainText('66,000');
  await expect(main).toContainText('132,000');
  await expect(confirmButton(guest)).toContainText(price);
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  await expect(main).toContainText(price);
  await expect(main).toContainText(aged);
  await expect(sleeping).toContainText('66,000');
  const mail = (await product.hub.mails()).find(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain(price.slice(1));
  expect(mail?.text).toContain('132,000');
  return { number, price };
}

test('a member’s family of four sees one sum: list, room, review, mail, My Page and receipt', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page } = guest;
  await arriveAs(guest, 'member');
  const { number, price } = await bookForFamily(guest, product, 51);
  const { roomReservationDetail, roomReservationReceipt } = paths.myPageReservationCheck;
  for (const address of [roomReservationDetail(number), roomReservationReceipt(number)]) {
    await guest.open(address);
    await expect(page.getByRole('main')).toContainText(price);
    await expect(page.getByRole('main')).toContainText('132,000');
    await expect(page.getByRole('main')).toContainText(
      guest.t('common.stay.minorsAged', { count: 2, ages: agesOf(guest) }),
    );
    await expect(page.getByTestId('sleeping')).toContainText('66,000');
  }
  await expectAccessible(guest, 'the receipt of a family');
});

test('a guest’s family of four sees one sum, by look-up too; ages survive Back and another language', {
  tag: '@narrow',
}, async ({ guest, product }) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const { number, price } = await bookForFamily(guest, product, 54);
  await page.context().clearCookies();
  await guest.open(paths.guestReservation());
  await lookUp(guest, { number, lastName: sampleGuest.lastName, contact: sampleGuest.mobile });
  await expect(page.getByRole('main')).toContainText(price);
  await expect(page.getByTestId('sleeping')).toContainText('66,000');

  const { checkInDate, checkOutDate } = stayIn(54, hotelId);
  const query = `hotel=${hotelId}&checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-2-5-13`;
  await guest.open(paths.hotelOffers(hotelId, query));
  await expect(page.getByTestId('sleeping').first()).toContainText('66,000');
  await guest.open(paths.hotelOffers(hotelId, query.replace('room=2-2-5-13', 'room=2-2-5-18')));
  await expect(page.getByText(t('search.repairs.rooms-ages'))).toBeVisible();
  await expect(page.getByText(t('search.party.agesUnsaid', { guests: t('search.form.guests') }))).toBeVisible();
  await page.goBack();
  const picker = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
  await expect(picker.getByLabel(t('common.ages.child', { number: 1 }))).toHaveValue('5');
  await expect(picker.getByLabel(t('common.ages.child', { number: 2 }))).toHaveValue('13');
  const rooms = page.url();
  await guest.open(paths.hotelOffers(hotelId, query.replace('room=2-2-5-13', 'room=2-1')));
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: guest.like('search.offers.selectLabel') })
    .first()
    .click();
  await main.getByRole('link', { name: t('search.form.guests') }).click();
  const unsaid = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
  await expect(unsaid.getByLabel(t('common.ages.child', { number: 1 })), 'the age that is missing').toBeVisible();
  await page.goto(rooms.replace(/^(https?:\/\/[^/]+)(?:\/(?:en|jp|cn))?\//, '$1/en/'));
  await expect(page.getByTestId('sleeping').first()).toContainText('child aged 13 on an extra bed (+₩66,000 a night)');
});
