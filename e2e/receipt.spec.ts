import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { cancelByButtons } from './actions/cancel-reservation';
import { arriveAs } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const HOUSE = 'oreum-jeju';
const { roomReservationDetail, roomReservationReceipt } = paths.myPageReservationCheck;

const digits = (amountKrw: number) => amountKrw.toLocaleString('en-US');

/** From the detail to the sheet, by its link. */
async function openReceipt(guest: Guest, number: string, status: 'confirmed' | 'stayed' | 'cancelled'): Promise<void> {
  const { page, t } = guest;
  await guest.open(roomReservationDetail(number));
  await page.getByRole('link', { name: t(`myPage.receipt.link.${status}`) }).click();
  await expect(mainHeading(guest)).toHaveText(t(`myPage.receipt.title.${status}`));
}

/** The sheet is one page of A4, with the sum, the seller as sample data, and no part of the screen. */
async function expectSheet(guest: Guest, chargedKrw: number): Promise<void> {
  const { page, t } = guest;
  const main = page.getByRole('main');
  await expect(main.locator('[data-charged]')).toContainText(digits(chargedKrw));
  await expect(main).toContainText(t('layout.seller.sample'));
  await page.emulateMedia({ media: 'print' });
  for (const name of [t('myPage.receipt.print'), t('myPage.menu.open')]) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: t('myPage.receipt.back') })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g), 'pages').toHaveLength(1);
  const [, width = '', height = ''] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(sheet) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))], 'A4 in points').toEqual([595, 842]);
  await page.emulateMedia({ media: null });
}

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a coming stay of three rooms has its statement, and cancelled with a fee the one of its fee', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    await arriveAs(guest, 'member');
    const stay = stayIn(64, HOUSE);
    const { number, totalKrw } = await bookByCall(guest, product, stay, ['advance', 'flexible', 'flexible']);
    await product.hub.endGrace(number);
    await openReceipt(guest, number, 'confirmed');
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: t('common.stay.parts.tax') }),
    ).toHaveCount(3);
    await expectSheet(guest, totalKrw);

    await page.getByRole('link', { name: t('myPage.receipt.back') }).click();
    await cancelByButtons(guest);
    await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
    const feeKrw = await page.evaluate(async (address) => {
      const answer = await fetch(address, { headers: { 'x-bff': '1' } });
      return (await answer.json()).data.cancellationFeeKrw as number;
    }, `/api/hub/reservation/room/${number}?lang=${guest.language.code}`);
    expect(feeKrw).toBeGreaterThan(0);
    expect(feeKrw).toBeLessThan(totalKrw);
    await openReceipt(guest, number, 'cancelled');
    await expect(page.getByRole('main')).toContainText(digits(totalKrw - feeKrw));
    await expectSheet(guest, feeKrw);
  });
});

test('a past stay has its receipt; one given up for nothing and another member’s have none', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  await arriveAs(guest, 'member');
  const stay = stayIn(2, HOUSE);
  const past = await bookByCall(guest, product, stay, ['flexible']);
  const free = await bookByCall(guest, product, stayIn(40, HOUSE), ['flexible']);
  await guest.open(roomReservationDetail(free.number));
  await cancelByButtons(guest);
  await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('myPage.receipt.link.cancelled') })).toHaveCount(0);
  await guest.open(roomReservationReceipt(free.number));
  await expect(page.getByText(t('myPage.reservation.notFoundTitle'))).toBeVisible();

  await product.hub.setClock(`${addDays(stay.checkOutDate, 1)}T12:00:00+09:00`);
  await openReceipt(guest, past.number, 'stayed');
  await expectSheet(guest, past.totalKrw);

  // Down: the page says so, and one press brings the sheet.
  await product.hub.fail({ path: '/reservation/room', kind: 'down' });
  await guest.open(roomReservationReceipt(past.number));
  await expect(page.getByText(t('myPage.unavailable.title'))).toBeVisible();
  await product.hub.heal();
  await page.getByRole('link', { name: t('myPage.unavailable.retry') }).click();
  await expect(mainHeading(guest)).toHaveText(t('myPage.receipt.title.stayed'));

  await page.context().clearCookies();
  await product.hub.calm();
  await arriveAs(guest, 'recommender', roomReservationReceipt(past.number));
  await expect(page.getByText(t('myPage.reservation.notFoundTitle'))).toBeVisible();
});
