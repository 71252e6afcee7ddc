import { writeTableParams } from '../../lib/dining/table-params';
import { paths } from '../../lib/routes/paths';
import {
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  openBooking,
  reservationNumbers,
  sampleGuest,
} from '../actions/book-room';
import { fillTableGuest, hourButton } from '../actions/guest-table';
import { logInByForm, newMember } from '../actions/log-in';
import { mainHeading } from '../actions/look-around';
import { stayIn } from '../actions/search-stay';
import { nextWeekday } from '../actions/table-days';
import { expect, type Guest, guestOf, test } from '../fixtures/journey';
import type { Product } from '../fixtures/product';

test.use({ reads: 'en' });

/** The same browser, with no part of what the first tab stores for itself. */
const inSecondTab = async (guest: Guest, product: Product) =>
  guestOf(await guest.page.context().newPage(), guest.language, product);

test('a guest whose answer was lost confirms in a second tab, and sees the one reservation there', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const stay = stayIn(141);
  const openAsGuest = async (visitor: Guest) => {
    await openBooking(visitor, stay);
    await goOnAsGuest(visitor);
    await fillGuestDetails(visitor);
  };
  const mails = async () => (await product.hub.mails()).filter(({ to }) => to === sampleGuest.email).length;
  const before = await mails();
  await openAsGuest(guest);
  await product.hub.fail({ path: '/reservation/guest', kind: 'lost', times: 1 });
  await confirmButton(guest).click();
  await expect(page.getByText(t('booking.unsure.title'))).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(sampleGuest.email);

  const second = await inSecondTab(guest, product);
  await openAsGuest(second);
  await confirmButton(second).click();
  const number = await confirmedNumber(second);
  await second.page.close();
  await confirmButton(guest).click();
  expect(await confirmedNumber(guest), 'the first tab repeats its own request').toBe(number);
  expect((await mails()) - before, 'booked once').toBe(1);
});

test('a member who types other requests in a second tab gets a link to the reservation of the first', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const member = await newMember(product);
  await logInByForm(guest, member);
  const stay = stayIn(146);
  await openBooking(guest, stay);
  await fillGuestDetails(guest);
  await product.hub.fail({ path: '/reservation/room', kind: 'lost', times: 1 });
  await confirmButton(guest).click();
  await expect(page.getByText(t('booking.unsure.title'))).toBeVisible();

  const second = await inSecondTab(guest, product);
  await openBooking(second, stay);
  await fillGuestDetails(second);
  await second.page
    .getByRole('button', { name: t('booking.review.change') })
    .first()
    .click();
  await second.page.getByRole('textbox', { name: t('booking.form.requests') }).fill('A high floor, please.');
  await second.page.getByRole('button', { name: t('booking.form.toReview') }).click();
  await confirmButton(second).click();
  await expect(second.page.getByText(t('booking.earlierBooked.title'))).toBeVisible();
  expect(await reservationNumbers(guest), 'booked once').toHaveLength(1);
  await second.page.getByRole('link', { name: t('booking.alreadySent.reservations') }).click();
  await expect(second.page.getByRole('main')).toContainText(await product.hub.hotelName(stay.hotelId, 'en'));
});

test('a table whose answer was lost is booked once, though another time is chosen in a second tab', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const restaurantId = 'oreum-deulbul';
  const date = nextWeekday(2, 50);
  await product.hub.leaveTables(restaurantId, date, 100);
  const email = `tabs.${crypto.randomUUID().slice(0, 8)}@mail.example`;
  const confirm = (visitor: Guest) => visitor.page.getByRole('button', { name: t('dining.table.form.confirm') });
  const openTable = async (visitor: Guest, time: string) => {
    await visitor.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
    await hourButton(visitor, time).click();
    await fillTableGuest(visitor, email);
  };
  await openTable(guest, '18:30');
  await product.hub.fail({ path: '/dining/guest', kind: 'lost', times: 1 });
  await confirm(guest).click();
  await expect(page.getByText(t('dining.table.failure.unsure.title'))).toBeVisible();

  const second = await inSecondTab(guest, product);
  await openTable(second, '19:30');
  await confirm(second).click();
  await expect(second.page.getByText(t('dining.table.failure.earlierBooked.guest'))).toBeVisible();
  await second.page.close();
  await confirm(guest).click();
  await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
  const mails = (await product.hub.mails()).filter(({ to }) => to === email);
  expect(mails, 'booked once').toHaveLength(1);
});

test('a stay that the first tab has just booked is booked once more only when the guest says so in the second', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { t } = guest;
  const stay = stayIn(151);
  const second = await inSecondTab(guest, product);
  for (const visitor of [guest, second]) {
    await openBooking(visitor, stay);
    await goOnAsGuest(visitor);
    await fillGuestDetails(visitor);
  }
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);

  await confirmButton(second).click();
  const { page } = second;
  await expect(page.getByText(t('booking.alreadyBooked.sentence', { reservationNo: number }))).toBeVisible();
  await expect(page.getByRole('link', { name: t('booking.alreadyBooked.show') })).toBeVisible();
  await page.getByRole('button', { name: t('booking.alreadyBooked.again') }).click();
  await confirmButton(second).click();
  expect(await confirmedNumber(second)).not.toBe(number);
});

test('an enquiry with a file whose answer was lost is stored once, though the form was filled in two tabs', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { t } = guest;
  await logInByForm(guest, await newMember(product));
  const second = await inSecondTab(guest, product);
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
  const main = ({ page }: Guest) => page.getByRole('main');
  const send = (visitor: Guest) =>
    main(visitor)
      .getByRole('button', { name: t('centre.enquiry.submit') })
      .click();
  for (const visitor of [guest, second]) {
    await visitor.open(paths.myPageEnquiryWrite());
    const field = (key: string) => main(visitor).getByLabel(t(key), { exact: true });
    await field('centre.enquiry.category').selectOption('points');
    await field('centre.enquiry.subject').fill('Sent from two tabs');
    await field('centre.enquiry.text').fill('Where are they?');
    const files = main(visitor).getByLabel(visitor.like('centre.attachments.label'));
    await files.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer });
    const name = t('centre.attachments.removeNamed', { name: 'receipt.pdf' });
    await expect(main(visitor).getByRole('button', { name })).toBeVisible();
  }
  await product.hub.fail({ path: '/membership/enquiry', kind: 'lost', times: 1 });
  await send(guest);
  await expect(main(guest).getByRole('alert').first()).toBeVisible();
  for (const visitor of [second, guest]) {
    await send(visitor);
    await expect(main(visitor).getByText(t('centre.enquiry.done.title'))).toBeVisible();
  }
  await guest.open(paths.myPageDirectQnA());
  await expect(main(guest).getByRole('listitem').filter({ hasText: 'Sent from two tabs' })).toHaveCount(1);
});
