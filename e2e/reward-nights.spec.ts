import type { Locator } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember, sendLogin } from './actions/log-in';
import { expectPath } from './actions/look-around';
import { cancelStay, expectSums, main, pointsField, press, won, wonIn } from './actions/pay-with-points';
import { dayButton, freeStay, openPicker, openRates, queryOf, type Stay, searchForm } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const KRW_PER_POINT = 50;
const STEP = 10;
const pointsFor = (amountKrw: number) => Math.ceil(amountKrw / KRW_PER_POINT / STEP) * STEP;
const written = (points: number) => points.toLocaleString('en-US');

const inPoints = (stay: Stay) => paths.hotelOffers(stay.hotelId, `${queryOf(stay)}&unit=points`);
const unitLinks = ({ page, t }: Guest) => page.getByRole('navigation', { name: t('search.unit.label') });

/** The points and the won of the first rate of the first room, which belong together. */
async function firstRate(guest: Guest): Promise<{ link: Locator; points: number; amountKrw: number }> {
  const link = (await openRates(guest)).first();
  const row = link.locator('xpath=ancestor::li[1]');
  const points = Number((await row.getByText(/^[\d,]+ P$/).textContent())?.replace(/\D/g, ''));
  const amountKrw = await wonIn(row.getByText(/^₩[\d,]+$/));
  expect(points, 'by the rule that the programme publishes').toBe(pointsFor(amountKrw));
  return { link, points, amountKrw };
}

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a visitor turns prices into points, logs in, and books the whole stay with them', async ({
    guest,
    product,
  }) => {
    test.setTimeout(240_000);
    const { page, t } = guest;
    const member = await newMember(product, { points: 60_000 });
    const stay = await freeStay(product, 120);
    await guest.open(paths.search(queryOf(stay).replace(/^hotel=[^&]*&/, '')));
    await unitLinks(guest)
      .getByRole('link', { name: t('search.unit.points'), exact: true })
      .click();
    await expect(page).toHaveURL(/unit=points/);
    await expect(
      main(guest)
        .getByText(/^[\d,]+ P$/)
        .first(),
    ).toBeVisible();
    await expectAccessible(guest, 'results in points');

    await guest.open(inPoints(stay));
    await page.getByRole('link', { name: t('search.unit.logIn') }).click();
    await sendLogin(guest, member.membershipId, member.password);
    await expectPath(guest, paths.hotelOffers(stay.hotelId, ''));
    await expect(page).toHaveURL(/unit=points/);
    await expect(main(guest).getByText(t('search.unit.balance', { points: 60_000 }))).toBeVisible();
    const { link, points, amountKrw } = await firstRate(guest);
    await expectAccessible(guest, 'rooms in points');
    await link.click();
    await expectPath(guest, paths.booking());

    await expect(pointsField(guest), 'the whole stay').toHaveValue(String(points));
    await expect(main(guest)).toContainText(t('booking.points.most', { points, amount: won(amountKrw) }));
    await fillGuestDetails(guest);
    await expect(confirmButton(guest)).toHaveText(t('booking.review.confirmPoints', { points }));
    await expectAccessible(guest, 'the review of a reward night');
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expect(page.getByTestId('booking-points')).toHaveText(`−${won(amountKrw)}`);
    await expect(page.getByTestId('booking-due')).toHaveText(won(0));
    await expect(main(guest)).toContainText(t('booking.summary.paidWithPoints'));
    const mail = (await product.hub.mails()).find(({ subject }) => subject.includes(number));
    expect(mail?.text).toContain(written(points));
    await guest.open(paths.myPageReservationCheck.roomReservationReceipt(number));
    await expect(page.locator('[data-charged]')).toHaveText(won(0));
    await guest.open(paths.myPagePoint.pointInfo());
    await expect(page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: 60_000 - points }));

    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await cancelStay(guest);
    await expect(page.locator('#cancelled')).toContainText(t('common.cancel.pointsBack', { points }));
    await guest.open(paths.myPagePoint.pointInfo());
    await expect(page.locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: 60_000 }));
    const rows = page.getByRole('region', { name: t('myPage.points.statement.title') }).getByRole('row');
    await expect(rows.filter({ hasText: t('myPage.points.kind.returned') })).toHaveCount(1);
    await expect(rows.filter({ hasText: written(points) }), 'spent, and given back').toHaveCount(2);
  });
});

test.describe('for a reader of Chinese', { tag: '@narrow' }, () => {
  test.use({ reads: 'zh-CN' });

  test('the calendar shows points, and the next search keeps them', async ({ guest, product }) => {
    const { page, t } = guest;
    const stay = await freeStay(product, 130);
    await guest.open(paths.hotel(stay.hotelId));
    const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
    const points = dates.getByRole('button', { name: t('search.unit.points'), exact: true });
    await points.click();
    await expect(points).toHaveAttribute('aria-pressed', 'true');
    await expect(dates).toContainText(t('search.calendar.priceLegend', { unit: t('search.calendar.points') }));
    const first = await dayButton(guest, dates, stay.checkInDate);
    await expect(first).toHaveAccessibleName(/[\d,]+ P/);
    await expectAccessible(guest, 'the calendar in points');
    await first.click();
    await (await dayButton(guest, dates, stay.checkOutDate)).click();
    await dates.getByRole('button', { name: t('search.form.done') }).click();
    await searchForm(guest)
      .getByRole('button', { name: t('search.form.submit') })
      .click();
    await expectPath(guest, paths.hotelOffers(stay.hotelId, ''));
    await expect(page).toHaveURL(/unit=points/);
    await firstRate(guest);
  });
});

test.describe('what may happen on the way', () => {
  test('a balance that is too small pays a part, an odd unit is put right, and a hub without its rules shows won', async ({
    guest,
    product,
  }) => {
    test.setTimeout(120_000);
    const { page, t } = guest;
    const stay = await freeStay(product, 134);
    await arriveWith(guest, await newMember(product, { points: 2_000 }), inPoints(stay));
    const { link, points, amountKrw } = await firstRate(guest);
    await link.click();
    await expectPath(guest, paths.booking());
    await expect(pointsField(guest), 'nothing is chosen for the member').toHaveValue('');
    await expect(main(guest)).toContainText(t('booking.points.missing', { points, missing: points - 2_000 }));
    await press(guest, 'booking.points.useMost');
    await expect(pointsField(guest)).toHaveValue('2000');
    await fillGuestDetails(guest);
    await confirmButton(guest).click();
    await confirmedNumber(guest);
    await expectSums(guest, amountKrw, 2_000);

    const odd = `${queryOf(stay).replace(/^hotel=[^&]*&/, '')}&unit=miles`;
    await guest.open(paths.search(odd));
    await expect(main(guest)).toContainText(t('search.repairs.unit-unknown'));
    await expect(unitLinks(guest).getByRole('link', { name: t('search.unit.won') })).toHaveAttribute('aria-current');
    await product.hub.fail({ path: '/membership/programme', kind: 'status', status: 503 });
    await guest.open(inPoints(stay));
    await expect(main(guest)).toContainText(t('search.unit.unavailable'));
    await openRates(guest);
    await expect(page.getByText(/^[\d,]+ P$/)).toHaveCount(0);
    await product.hub.heal();
  });
});

test('the points page names nights that the balance pays for, and is whole where the hub does not say', async ({
  guest,
  product,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  await arriveWith(guest, await newMember(product, { points: 30_000 }));
  await guest.open(paths.myPagePoint.pointInfo());
  const nights = page.getByRole('region', { name: t('myPage.points.nights.title') });
  const stay = nights.getByRole('listitem').first();
  const points = Number(
    (
      await stay
        .getByText(/^[\d,]+\D+$/)
        .first()
        .textContent()
    )?.replace(/\D/g, ''),
  );
  await stay.getByRole('link').click();
  await expect(page).toHaveURL(/\/search\/[^?]+\?.*unit=points/);
  await openRates(guest);
  const shown = await main(guest)
    .getByText(/^[\d,]+ P$/)
    .allTextContents();
  expect(shown, 'a total of the rooms').toContain(`${written(points)} P`);

  await product.hub.fail({ path: '/membership/point/nights', kind: 'down' });
  await guest.open(paths.myPagePoint.pointInfo());
  await expect(page.getByRole('region', { name: t('myPage.points.chart.title') })).toBeVisible();
  await expect(nights).toHaveCount(0);
  await product.hub.heal();
});
