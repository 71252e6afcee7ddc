import { readFile } from 'node:fs/promises';
import { paths } from '../lib/routes/paths';
import {
  book,
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  openBooking,
  sampleGuest,
} from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveAs } from './actions/log-in';
import { lookUp } from './actions/look-up';
import { queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const notices = ({ page }: Guest) => page.getByTestId('stay-notices').filter({ visible: true });

/** Text of the calendar file, its folded lines joined. */
async function savedEvent({ page, t }: Guest): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('booking.confirmation.saveCalendar') }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
}

test.describe('Japanese', { tag: '@narrow' }, () => {
  test.use({ reads: 'ja' });

  test('a guest reads of a closed spa before and after booking, in the mail and in the calendar file', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = stayIn(71);
    await product.hub.closeFacility(stay.hotelId, 'spa', stay.checkInDate, stay.checkInDate);
    await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
    await page
      .locator('summary')
      .filter({ hasText: guest.like('common.stayNotices.count') })
      .click();
    await expect(notices(guest)).toContainText('スパ：');
    await expectAccessible(guest, 'rooms with notices');

    await openBooking(guest, stay);
    await goOnAsGuest(guest);
    await fillGuestDetails(guest);
    await expect(confirmButton(guest)).toBeVisible();
    await expect(notices(guest), 'the review').toContainText('スパ：');
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    const said = await notices(guest).getByRole('listitem').filter({ hasText: 'スパ：' }).textContent();
    expect(said).toContain(t('common.stayNotices.closed', { days: '' }).trim());
    expect(await savedEvent(guest)).toContain(said);
    const mails = async () => (await product.hub.mails()).filter(({ subject }) => subject.includes(number));
    expect((await mails())[0]?.text).toContain(said);

    await product.hub.closeFacility(stay.hotelId, 'sauna', stay.checkOutDate, stay.checkOutDate);
    await expect.poll(async () => (await mails()).length, 'a mail about what was announced later').toBe(2);
    expect((await mails())[0]?.text).toContain('サウナ：');
    await page.context().clearCookies();
    await guest.open(paths.guestReservation());
    await lookUp(guest, { number, lastName: sampleGuest.lastName, contact: sampleGuest.mobile });
    await expect(notices(guest)).toContainText('サウナ：');
  });
});

test('a hotel says hours, prices and ages of its facilities; a member’s stay says what differs', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  await guest.open(paths.hotel('padosori-seogwipo'));
  const facilities = page.locator('#facilities');
  await expect(facilities).toContainText('10:00–22:00');
  await expect(facilities).toContainText(t('hotels.detail.facilityFacts.admitted', { age: 16 }));
  await expectAccessible(guest, 'the facts of a hotel');

  const stay = stayIn(74);
  await arriveAs(guest, 'member');
  await openBooking(guest, stay);
  const number = await book(guest);
  await product.hub.closeFacility(stay.hotelId, 'gym', stay.checkInDate, stay.checkInDate);
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(notices(guest)).toContainText('피트니스 센터: ');
});
