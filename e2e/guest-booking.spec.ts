import { addDays } from '../lib/dates/day';
import { formatLongDay, formatShortDay } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import {
  confirmButton,
  confirmChangeButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  openBooking,
  sampleGuest,
} from './actions/book-room';
import { press, tabTo } from './actions/by-keyboard';
import { cancelByButtons } from './actions/cancel-reservation';
import { expectAccessible } from './actions/expect-accessible';
import { expectResult } from './actions/expect-result';
import { arriveAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { lookUp } from './actions/look-up';
import { openRates, queryOf, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const lookUpStay = (guest: Guest, number: string, lastName: string) =>
  lookUp(guest, { number, lastName, contact: sampleGuest.mobile });

test.describe('English', () => {
  test.use({ reads: 'en' });

  test('a guest books without a login, finds the stay again elsewhere, moves and cancels it, and leaves nothing', async ({
    guest,
    product,
    browser,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = stayIn(88);
    await openBooking(guest, stay);
    await goOnAsGuest(guest);
    await fillGuestDetails(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expect(page.getByRole('main')).toContainText(sampleGuest.requests);
    await page.reload();
    await expect(mainHeading(guest), 'the same browser sees it again').toHaveText(t('booking.confirmation.title'));
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored, 'nothing typed is left behind').not.toContain(sampleGuest.email);

    const clean = await browser.newContext();
    try {
      const stranger = await clean.newPage();
      await stranger.goto(guest.address(paths.bookingConfirmation(number)));
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmation.logInTitle'));
    } finally {
      await clean.close();
    }

    // The mail is sent again; its link opens the look-up with the number filled in.
    await page.getByRole('button', { name: t('common.mailAgain.label') }).click();
    const sent = t('common.mailAgain.sent', { email: sampleGuest.email });
    await expectResult(guest, page.getByRole('status').filter({ hasText: sent }));
    const mails = (await product.hub.mails()).filter(({ subject }) => subject.includes(number));
    expect(mails.map(({ to }) => to)).toEqual([sampleGuest.email, sampleGuest.email]);
    const [link = ''] = /https?:\S+/.exec(mails[0]?.text ?? '') ?? [];
    expect(link).toBe(guest.address(paths.guestReservation({ number })));

    await page.context().clearCookies();
    await page.goto(link);
    const numberField = page.getByRole('textbox', { name: t('booking.lookUp.reservationNo'), exact: true });
    await expect(numberField).toHaveValue(number);
    await page.getByRole('textbox', { name: t('booking.lookUp.lost.lastName'), exact: true }).fill('Somebody');
    const lostEmail = page.getByRole('textbox', { name: t('booking.lookUp.lost.email'), exact: true });
    const mailNumbers = page.getByRole('button', { name: t('booking.lookUp.lost.submit') });
    await mailNumbers.click();
    await expect(lostEmail).toHaveAccessibleDescription(new RegExp(t('booking.lookUp.lost.errors.email')));
    await lostEmail.fill(sampleGuest.email);
    await product.hub.fail({ path: '/reservation/guest/number', kind: 'lost', times: 1 });
    await mailNumbers.click();
    await expect(page.getByText(t('common.mailAgain.unsure'))).toBeVisible();
    await mailNumbers.click();
    const answer = page.getByText(t('booking.lookUp.lost.sent', { email: sampleGuest.email }));
    await expect(answer, 'the same whether or not there is one').toBeVisible();
    await expect(page.getByRole('heading', { name: t('booking.lookUp.lost.sentTitle') })).toBeFocused();
    const numbersMailed = async () =>
      (await product.hub.mails()).filter(({ to, text }) => to === sampleGuest.email && text.includes(number)).length;
    expect(await numbersMailed(), 'no mail to that name').toBe(2);
    await page.reload();
    await page
      .getByRole('textbox', { name: t('booking.lookUp.lost.lastName'), exact: true })
      .fill(sampleGuest.lastName.toUpperCase());
    await lostEmail.fill(sampleGuest.email);
    await mailNumbers.click();
    await expect(answer).toBeVisible();
    expect(await numbersMailed()).toBe(3);

    await page.reload();
    await lookUpStay(guest, number, 'Somebody');
    await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
    await expectAccessible(guest, 'the look-up that found nothing');
    await lookUpStay(guest, ` ${number.toLowerCase().replace('-', ' ')} `, sampleGuest.lastName);
    const hotelName = await product.hub.hotelName(stay.hotelId, 'en');
    await expect(mainHeading(guest)).toHaveText(hotelName);
    expect(page.url(), 'no data of the guest is in the address').toBe(guest.address(paths.guestReservation()));
    await expectAccessible(guest, 'the reservation that was found');

    // By keyboard alone; the hotel has nothing left but what this reservation holds, and one night after it.
    const [lastNight, end] = [stay.checkOutDate, addDays(stay.checkOutDate, 1)];
    for (const night of [stay.checkInDate, addDays(stay.checkInDate, 1), end]) {
      await product.hub.setRoomsLeft(stay.hotelId, night, 0);
    }
    await press(guest, page.getByRole('link', { name: t('booking.lookUp.change') }));
    await expectPath(guest, paths.guestReservationChange());
    await expect(page.getByText(t('booking.change.priceNote'))).toBeVisible();
    await expectAccessible(guest, 'the change');
    const nameOf = (day: string) =>
      expect(page.getByRole('button', { name: new RegExp(`^${formatLongDay(day, 'en')}`) }));
    await nameOf(stay.checkInDate).not.toHaveAccessibleName(/sold out/);
    await nameOf(end).toHaveAccessibleName(/sold out, check-out only/);
    const checkOut = page.getByLabel(t('search.form.checkOut'), { exact: true });
    await tabTo(guest, checkOut);
    await page.keyboard.type(formatLongDay(addDays(end, 1), 'en'));
    await page.keyboard.press('Enter');
    await expect(checkOut, 'a night of others is sold out').toHaveAccessibleDescription(
      t('search.calendar.problems.soldOut', { day: formatLongDay(end, 'en') }),
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(formatLongDay(end, 'en'));
    await page.keyboard.press('Enter');
    await expect(checkOut).toHaveValue(formatShortDay(end, 'en'));
    await nameOf(lastNight).toHaveAccessibleName(new RegExp(t('search.calendar.inStay')));
    await press(guest, page.getByRole('button', { name: t('booking.change.ask') }));
    await expect(page.getByRole('heading', { name: t('booking.change.step.quoted') })).toBeFocused();
    await expectAccessible(guest, 'the change beside what it costs');
    await press(guest, confirmChangeButton(guest));
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await press(guest, page.getByRole('link', { name: t('booking.change.show') }));
    await expectPath(guest, paths.guestReservation());
    await expect(page.getByRole('main')).toContainText('3 nights');

    const question = page.getByRole('alertdialog');
    await page.context().clearCookies();
    await cancelByButtons(guest);
    await expect(question, 'the look-up is over').toContainText(t('common.cancel.expired'));
    await question.getByRole('button', { name: t('common.cancel.findAgain') }).click();
    await lookUpStay(guest, number, sampleGuest.lastName);
    await cancelByButtons(guest);
    await expect(page.getByText(t('booking.lookUp.status.cancelled'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('booking.lookUp.leave') }).click();
    await expectPath(guest, paths.home());
    await guest.open(paths.guestReservation());
    await expect(mainHeading(guest)).toHaveText(t('booking.lookUp.title'));
  });
});

test('a member books two rooms with the voucher that was picked, and what was typed as a guest comes along', async ({
  guest,
}) => {
  test.setTimeout(150_000);
  const { page, t } = guest;
  const stay = stayIn(96);
  await guest.open(paths.hotelOffers(stay.hotelId, `${queryOf(stay)}&room=1-1`));
  await (await openRates(guest)).first().click();
  await expect(page.getByRole('navigation', { name: t('search.offers.steps') })).toContainText(
    t('search.offers.changeRoom'),
  );
  await (await openRates(guest)).first().click();
  await expectPath(guest, paths.booking());
  const atMemberRate = page.url();
  await goOnAsGuest(guest);
  const first = page.getByRole('group', { name: t('booking.form.guestOfRoom', { number: 1 }) });
  await first.getByRole('textbox', { name: t('booking.form.lastName') }).fill(sampleGuest.lastName);
  await first.getByRole('textbox', { name: t('booking.form.firstName') }).fill(sampleGuest.firstName);
  await arriveAs(guest, 'member');
  await page.goto(atMemberRate);
  await expect(first.getByRole('textbox', { name: t('booking.form.firstName') })).toHaveValue(sampleGuest.firstName);
  const second = page.getByRole('group', { name: t('booking.form.guestOfRoom', { number: 2 }) });
  await second.getByRole('button', { name: t('booking.form.copyLead') }).click();
  await expect(second.getByRole('textbox', { name: t('booking.form.lastName') })).toHaveValue(sampleGuest.lastName);
  await page.getByRole('textbox', { name: t('booking.form.email') }).fill(sampleGuest.email);
  await page.getByRole('textbox', { name: t('booking.form.mobile') }).fill(sampleGuest.mobile);

  const won = async (testId: string) =>
    Number(((await page.getByTestId(testId).textContent()) ?? '').replace(/\D/g, ''));
  const before = await won('booking-total');
  const voucher = page.getByRole('group', { name: t('booking.voucher.legend') });
  await expect(voucher.getByRole('radio', { name: t('booking.voucher.none') }), 'none is picked').toBeChecked();
  await voucher.getByRole('radio', { name: /50,000/ }).check();
  expect(await won('booking-voucher')).toBe(50_000);
  expect(await won('booking-total')).toBe(before - 50_000);
  for (const box of await page
    .getByRole('group', { name: t('booking.form.requiredTerms') })
    .getByRole('checkbox')
    .all()) {
    await box.check();
  }
  await page.getByRole('button', { name: t('booking.form.toReview') }).click();
  await confirmButton(guest).dblclick();
  await confirmedNumber(guest);
  expect(await won('booking-total')).toBe(before - 50_000);
});
