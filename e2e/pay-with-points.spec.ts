import { paths } from '../lib/routes/paths';
import {
  confirmButton,
  confirmChangeButton,
  confirmedNumber,
  fillGuestDetails,
  openBooking,
} from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { foldLine } from './actions/fold-line';
import { arriveWith, sendLogin } from './actions/log-in';
import { expectPath, isNarrow, readAlert, untilStepsAreBack } from './actions/look-around';
import {
  BALANCE,
  cancelStay,
  expectSums,
  pointsField as field,
  main,
  memberWithPoints,
  press,
  reviewTitle,
  won,
  wonIn,
} from './actions/pay-with-points';
import { freeStay, openRates, queryOf } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member pays a part with points, sees one sum everywhere, cancels, and has the points back', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t, like } = guest;
    const stay = await freeStay(product, 150);
    await guest.open(paths.hotelOffers(stay.hotelId, queryOf(stay)));
    await expect(main(guest).getByText(like('search.offers.earnsGuest'))).toBeVisible();
    await arriveWith(guest, await memberWithPoints(product), paths.hotelOffers(stay.hotelId, queryOf(stay)));
    await expect(main(guest).getByText(like('search.offers.earnsMember'))).toBeVisible();
    await openRates(guest);
    const earned = await wonIn(main(guest).getByText(like('search.offers.earns')).filter({ visible: true }).first());
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
    await expect(due.filter({ hasText: '890' }).last()).toContainText(won(44_500));
    // The button names what is left to pay.
    const dueKrw = await wonIn(confirmButton(guest).locator('.tabular'));
    await expect(due.filter({ hasText: won(dueKrw) }).last()).toBeVisible();
    const totalKrw = dueKrw + 44_500;
    if (!isNarrow(guest)) await expectSums(guest, totalKrw, 890);
    await expectAccessible(guest, 'the review with points');
    await confirmButton(guest).click();

    const number = await confirmedNumber(guest);
    await expectSums(guest, totalKrw, 890);
    expect(await wonIn(page.getByTestId('earned-points')), 'as the rooms said').toBeGreaterThan(0);
    await expect(page.getByTestId('earned-points')).toContainText(t('common.stay.earns', { points: earned }));
    await expectAccessible(guest, 'the confirmation with points');
    await guest.open(paths.myPageReservationCheck.roomReservationReceipt(number));
    await expect(page.locator('[data-charged]')).toHaveText(won(totalKrw - 44_500));
    await guest.open(paths.myPagePoint.pointInfo());
    await expect(page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: 3 }));

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
    await foldLine(guest, 'myPage.points.balance.caption').click();
    const tranches = page.getByRole('table', { name: t('myPage.points.balance.caption') });
    for (const points of [103, 130, 160, 500]) {
      await expect(tranches).toContainText(t('myPage.units.points', { points }));
    }
    const rows = page.getByRole('region', { name: t('myPage.points.statement.title') }).getByRole('row');
    await expect(rows.filter({ hasText: t('myPage.points.kind.returned') })).toHaveCount(1);
    await expect(rows.filter({ hasText: '890' }), 'spent, and given back').toHaveCount(2);
  });
});

test.describe('what may happen on the way', () => {
  test('a voucher and points go together, a change needs fewer points, and all come back with a cancellation', async ({
    guest,
    product,
  }) => {
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

    await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
    await expect(field(guest)).toHaveValue('200');
    await field(guest).fill('100');
    await press(guest, 'booking.change.ask');
    await expect(page.getByText(t('booking.change.pointsBack', { points: 100 }))).toBeVisible();
    await expectSums(guest, totalKrw, 100);
    await confirmChangeButton(guest).click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await untilStepsAreBack(guest);
    await guest.open(paths.myPageCoupon.couponInfo());
    const cards = main(guest).getByRole('article');
    const before = await cards.count();
    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await press(guest, 'common.cancel.open');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(like('common.cancel.voucherReturns'));
    await expectSums(guest, totalKrw, 100);
    await expect(question).toContainText(t('common.terms.pointsBack', { points: 100 }));
    await question.getByRole('button', { name: t('common.cancel.keep') }).click();
    await cancelStay(guest);
    const result = page.locator('#cancelled');
    await expect(result).toContainText(like('common.cancel.voucherBack'));
    await expect(result).toContainText(t('common.cancel.pointsBack', { points: 100 }));
    await guest.open(paths.bookingConfirmation(number));
    await expect(main(guest)).toContainText(like('common.cancel.voucherBack'));
    await expect(main(guest)).toContainText(t('common.cancel.pointsBack', { points: 100 }));
    await guest.open(paths.myPageCoupon.couponInfo());
    await expect(cards).toHaveCount(before + 1);
    const [mail] = await product.hub.mails();
    expect(mail?.text).toContain('100포인트를 돌려 드렸습니다.');
    expect(mail?.text).toContain('사용하신 바우처를 돌려 드렸습니다.');
  });
});

test.describe('for a reader of Japanese', () => {
  test.use({ reads: 'ja' });

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
    await expect(main(guest)).toContainText(t('booking.points.most', { points: 390, amount: won(19_500) }));
    await press(guest, 'booking.points.useMost');
    await expect(field(guest), 'the new maximum').toHaveValue('390');
    await field(guest).fill('300');
    await press(guest, 'booking.form.toReview');
    await expect(reviewTitle(guest)).toBeVisible();

    // The session ends: the points are there after the login.
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await confirmButton(guest).click();
    await readAlert(guest, t('problems.sessionExpired'));
    await product.hub.heal();
    await expectPath(guest, paths.membershipLogin());
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, paths.booking());
    await expect(reviewTitle(guest)).toBeVisible();
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
    await expect(page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: left - 300 }));
  });
});
