import { addDays } from '../lib/dates/day';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { confirmChangeButton } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember } from './actions/log-in';
import { expectPath, untilTakenOver } from './actions/look-around';
import { expect, test } from './fixtures/journey';

const hotelId = 'haneul-namsan';

test('one room of two becomes another type at another rate, at the price of the moment of the press; the other stays', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const { hub } = product;
  const checkInDate = addDays(seoulToday(new Date()), 140);
  const stay = { hotelId, checkInDate, checkOutDate: addDays(checkInDate, 1) };
  await hub.openNights(hotelId, 1, checkInDate);
  await arriveWith(guest, await newMember(product));
  const { number, totalKrw } = await bookByCall(guest, product, stay, ['flexible', 'flexible']);
  await guest.open(paths.myPageReservationCheck.roomReservationChange(number));

  const second = page.getByRole('group', { name: t('booking.form.guestOfRoom', { number: 2 }) });
  const type = second.getByLabel(t('booking.change.roomType'), { exact: true });
  await untilTakenOver(type);
  const booked = await type.inputValue();
  const names = await type.getByRole('option').allTextContents();
  const values = await type
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const at = values.findIndex((value) => value !== booked);
  const [before = '', after = ''] = [names[values.indexOf(booked)], names[at]];
  await type.selectOption(values[at] ?? '');
  const rate = second.getByLabel(t('booking.change.rate'), { exact: true });
  await rate.selectOption('member');
  const rateName = (await rate.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.getByLabel(t('booking.change.arrival'), { exact: true }).selectOption('23:00');
  await page.getByRole('button', { name: t('booking.change.ask') }).click();
  await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
  const row = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]');
  await expect(row(t('booking.change.roomTypeBefore'))).toHaveText(before);
  await expect(row(t('booking.change.roomTypeAfter'))).toHaveText(after);
  await expect(row(t('booking.change.rateAfter'))).toHaveText(rateName);
  await expect(row(t('booking.change.arrivalAfter'))).toHaveText('23:00');
  await expectAccessible(guest, 'the comparison of room types');

  await hub.changePrices(hotelId, checkInDate, 1.5);
  await confirmChangeButton(guest).click();
  await expect(page.getByText(t('booking.change.moved.total'))).toBeVisible();
  await confirmChangeButton(guest).click();
  await expect(page.getByText(t('booking.change.done'))).toBeVisible();
  await page.getByRole('link', { name: t('booking.change.show') }).click();
  await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
  const main = page.getByRole('main');
  for (const text of [before, after, rateName, '23:00']) await expect(main).toContainText(text);
  await expect(main, 'the room that stays keeps its price').toContainText((totalKrw / 2).toLocaleString('en-US'));
});
