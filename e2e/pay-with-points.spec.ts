import type { Locator } from 'playwright/test';
import { formatKrw } from '../components/ui/price';
import { paths } from '../lib/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, type OwnMember, sendLogin } from './actions/log-in';
import { expectPath, isNarrow, readAlert } from './actions/look-around';
import { queryOf, type Stay, stayIn } from './actions/search-stay';
import { expect, type Guest, languages, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const KRW_PER_POINT = 50;
/** Of a new member with four tranches. */
const BALANCE = 893;

/** A member of the journey's own with points, and with vouchers where it is asked for. */
async function memberWithPoints({ hub }: Product, benefits = false): Promise<OwnMember> {
  const member = { membershipId: `own.${crypto.randomUUID().slice(0, 8)}`, password: 'Own-Member-1' };
  await hub.addMember({ ...member, statementRows: 4, benefits });
  return member;
}

async function freeStay({ hub }: Product, days: number): Promise<Stay> {
  const stay = stayIn(days);
  for (let night = 0; night < 2; night += 1) {
    const date = stayIn(days + night).checkInDate;
    await hub.setRoomsLeft(stay.hotelId, date, 9);
    await hub.setMinimumStay(stay.hotelId, date, 1);
  }
  return stay;
}

const main = ({ page }: Guest) => page.getByRole('main');
const field = ({ page, t }: Guest) => page.getByRole('textbox', { name: t('booking.points.label') });
const press = ({ page, t }: Guest, key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
/** Won in a text of the page. */
const wonIn = async (text: Locator) => Number((await text.first().innerText()).replace(/\D/g, ''));
const reviewShown = ({ page, t }: Guest) =>
  expect(page.getByRole('heading', { name: t('booking.review.title') })).toBeVisible();

/** Everything that a page says of the sums of a stay: its total, what points pay, what is due at the hotel. */
async function expectSums(guest: Guest, totalKrw: number, points: number): Promise<void> {
  const { page, language } = guest;
  const won = (amountKrw: number) => formatKrw(amountKrw, language.locale);
  await expect(page.getByTestId('booking-points')).toHaveText(`−${won(points * KRW_PER_POINT)}`);
  await expect(page.getByTestId('booking-due')).toHaveText(won(totalKrw - points * KRW_PER_POINT));
  await expect(main(guest)).toContainText(won(totalKrw));
}

async function cancelStay(guest: Guest): Promise<void> {
  await press(guest, 'common.cancel.open');
  await guest.page
    .getByRole('alertdialog')
    .getByRole('button', { name: guest.t('common.cancel.confirm') })
    .click();
  await expect(guest.page.locator('#cancelled')).toBeFocused();
}

for (const [position, { locale, label }] of languages.entries()) {
  test.describe(label, { tag: position % 2 === 0 ? '@wide' : '@narrow' }, () => {
    test.use({ reads: locale });

    test('a member pays a part with points, sees one sum everywhere, cancels, and has the points back', async ({
      guest,
      product,
    }) => {
      test.setTimeout(180_000);
      const { page, t, like } = guest;
      const stay = await freeStay(product, 150 + position * 3);
      await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
      await expect(main(guest).getByText(like('search.offers.earnsGuest'))).toBeVisible();
      await arriveWith(guest, await memberWithPoints(product));
      await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
      await expect(main(guest).getByText(like('search.offers.earnsMember'))).toBeVisible();
      const earned = await wonIn(main(guest).getByText(like('search.offers.earns')));
      expect(earned).toBeGreaterThan(0);
      await expectAccessible(guest, 'rooms with points');

      await openBooking(guest, stay);
      await field(guest).fill('455');
      await press(guest, 'booking.form.toReview');
      await expect(page.getByRole('alert').first()).toContainText(t('booking.points.errors.notStep', { step: 10 }));
      await expect(field(guest)).toHaveAccessibleDescription(
        new RegExp(t('booking.points.errors.notStep', { step: 10 })),
      );
      await expectAccessible(guest, 'points with an error');
      await press(guest, 'booking.points.useMost');
      await expect(field(guest)).toHaveValue('890');
      await page.reload();
      await expect(field(guest), 'kept over a reload').toHaveValue('890');
      await fillGuestDetails(guest);
      const due = main(guest).getByRole('definition').filter({ hasText: '₩' });
      await expect(due.filter({ hasText: '890' })).toContainText(formatKrw(44_500, locale));
      const totalKrw = await wonIn(confirmButton(guest).locator('.tabular'));
      await expect(due.filter({ hasText: formatKrw(totalKrw - 44_500, locale) })).toBeVisible();
      if (!isNarrow(guest)) await expectSums(guest, totalKrw, 890);
      await expectAccessible(guest, 'the review with points');
      await confirmButton(guest).click();

      const number = await confirmedNumber(guest);
      await expectSums(guest, totalKrw, 890);
      expect(await wonIn(page.getByTestId('earned-points')), 'as the rooms said').toBeGreaterThan(0);
      await expect(page.getByTestId('earned-points')).toContainText(t('common.stay.earns', { points: earned }));
      await expectAccessible(guest, 'the confirmation with points');
      await guest.open(paths.myPageReservationCheck.roomReservationReceipt(number));
      await expect(page.locator('[data-charged]')).toHaveText(formatKrw(totalKrw - 44_500, locale));
      await guest.open(paths.myPagePoint.pointInfo());
      const balance = page.getByRole('table', { name: t('myPage.points.balance.caption') });
      await expect(balance).toContainText(t('myPage.units.points', { points: 3 }));

      await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
      await expectSums(guest, totalKrw, 890);
      await press(guest, 'common.cancel.open');
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(t('common.terms.pointsBack', { points: 890 }));
      await expectAccessible(guest, 'the question with points');
      await question.getByRole('button', { name: t('common.cancel.keep') }).click();
      await expect(question).toBeHidden();
      await cancelStay(guest);
      await expect(page.locator('#cancelled')).toContainText(t('common.cancel.pointsBack', { points: 890 }));
      await expect(page.getByTestId('booking-due')).toHaveCount(0);
      await guest.open(paths.myPagePoint.pointInfo());
      for (const points of [103, 130, 160, 500]) {
        await expect(balance).toContainText(t('myPage.units.points', { points }));
      }
      const rows = page.getByRole('region', { name: t('myPage.points.statement.title') }).getByRole('row');
      await expect(rows.filter({ hasText: t('myPage.points.kind.returned') })).toHaveCount(1);
      await expect(rows.filter({ hasText: t('myPage.points.kind.used') })).toHaveCount(1);
    });
  });
}

test.describe('what may happen on the way', { tag: '@wide' }, () => {
  test('a voucher and points go together, and both come back with a cancellation', async ({ guest, product }) => {
    test.setTimeout(120_000);
    const { page, t, like } = guest;
    await arriveWith(guest, await memberWithPoints(product, true));
    await openBooking(guest, await freeStay(product, 170));
    const total = page.getByTestId('booking-total');
    const beforeKrw = await wonIn(total);
    const voucher = page.getByRole('radio', { name: /₩/ }).first();
    await voucher.check();
    await field(guest).fill('200');
    await expect(page.getByTestId('booking-due')).toBeVisible();
    const totalKrw = await wonIn(total);
    expect(totalKrw).toBeLessThan(beforeKrw);
    await expectSums(guest, totalKrw, 200);
    await fillGuestDetails(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expectSums(guest, totalKrw, 200);
    await expect(page.getByTestId('booking-voucher')).toBeVisible();
    await guest.open(paths.myPageCoupon.couponInfo());
    const cards = main(guest).getByRole('article');
    const before = await cards.count();
    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await press(guest, 'common.cancel.open');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(like('common.cancel.voucherReturns'));
    await expect(question).toContainText(t('common.terms.pointsBack', { points: 200 }));
    await question.getByRole('button', { name: t('common.cancel.keep') }).click();
    await cancelStay(guest);
    const result = page.locator('#cancelled');
    await expect(result).toContainText(like('common.cancel.voucherBack'));
    await expect(result).toContainText(t('common.cancel.pointsBack', { points: 200 }));
    await guest.open(paths.bookingConfirmation(number));
    await expect(main(guest)).toContainText(like('common.cancel.voucherBack'));
    await expect(main(guest)).toContainText(t('common.cancel.pointsBack', { points: 200 }));
    await guest.open(paths.myPageCoupon.couponInfo());
    await expect(cards).toHaveCount(before + 1);
    const [letter] = await product.hub.mails();
    expect(letter?.text).toContain('200포인트를 돌려 드렸습니다.');
    expect(letter?.text).toContain('Your voucher has been returned.');
  });

  test('another tab spends first, the session ends, the hub fails: nothing typed is lost, nothing is spent twice', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const member = await memberWithPoints(product);
    const stay = await freeStay(product, 174);
    await arriveWith(guest, member);
    await openBooking(guest, stay);
    await field(guest).fill('800');
    await fillGuestDetails(guest);

    // Another tab spends most of them.
    const otherTab = await page.context().newPage();
    const other = {
      ...guest,
      page: otherTab,
      open: async (path: string) => void (await otherTab.goto(guest.address(path))),
    };
    await openBooking(other, await freeStay(product, 178));
    await field(other).fill('500');
    await fillGuestDetails(other);
    await confirmButton(other).click();
    await confirmedNumber(other);
    await otherTab.close();

    await confirmButton(guest).click();
    const left = BALANCE - 500;
    await expect(page.getByText(t('booking.points.goneBalance', { balance: left }))).toBeVisible();
    await expect(confirmButton(guest)).toHaveCount(0);
    await press(guest, 'booking.points.again');
    await expect(field(guest)).toHaveValue('800');
    await expect(field(guest)).toHaveAccessibleDescription(
      new RegExp(t('booking.points.errors.aboveBalance', { balance: left })),
    );
    await field(guest).fill('300');
    await press(guest, 'booking.form.toReview');
    await reviewShown(guest);

    // The session ends: the points are there after the login.
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await confirmButton(guest).click();
    await readAlert(guest, t('problems.sessionExpired'));
    await product.hub.heal();
    await expectPath(guest, paths.membershipLogin());
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, paths.booking());
    await reviewShown(guest);
    await expect(page.getByTestId('booking-points')).toHaveText('−₩15,000');

    // The hub does not tell the balance: nothing is booked without the points unasked.
    await product.hub.fail({ path: '/membership/dashboard/info', kind: 'malformed' });
    await page.reload();
    await expect(page.getByText(t('booking.points.goneSentence'))).toBeVisible();
    await product.hub.heal();
    await page.reload();
    await product.hub.fail({ path: '/reservation/room', kind: 'slow', delayMs: 800 });
    await product.hub.forgetCalls();
    await confirmButton(guest).dblclick();
    await confirmedNumber(guest);
    expect((await product.hub.calls()).createReservation).toBe(1);
    await product.hub.heal();
    await guest.open(paths.myPagePoint.pointInfo());
    const balance = page.getByRole('table', { name: t('myPage.points.balance.caption') });
    await expect(balance).toContainText(t('myPage.units.points', { points: left - 300 }));
  });
});
