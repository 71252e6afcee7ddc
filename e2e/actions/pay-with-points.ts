import { expect, type Locator } from 'playwright/test';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { newMember } from './log-in';

const KRW_PER_POINT = 50;
/** Of a new member with four tranches. */
export const BALANCE = 893;

/** A member of the journey's own with points, and with vouchers where it is asked for. */
export const memberWithPoints = (product: Product, benefits = false) =>
  newMember(product, { statementRows: 4, benefits });

export const main = ({ page }: Guest) => page.getByRole('main');
export const pointsField = ({ page, t }: Guest) => page.getByRole('textbox', { name: t('booking.points.label') });
export const press = ({ page, t }: Guest, key: string) =>
  page.getByRole('button', { name: t(key), exact: true }).click();
export const won = (amountKrw: number) => `₩${amountKrw.toLocaleString('en-US')}`;
/** Won in a text of the page. */
export const wonIn = async (text: Locator) => Number(((await text.first().textContent()) ?? '').replace(/\D/g, ''));
export const reviewTitle = ({ page, t }: Guest) => page.getByRole('heading', { name: t('booking.review.title') });

/** Everything that a page says of the sums of a stay: its total, what points pay, what is due at the hotel. */
export async function expectSums(guest: Guest, totalKrw: number, points: number): Promise<void> {
  const { page } = guest;
  await expect(page.getByTestId('booking-points')).toHaveText(`−${won(points * KRW_PER_POINT)}`);
  await expect(page.getByTestId('booking-due')).toHaveText(won(totalKrw - points * KRW_PER_POINT));
  await expect(main(guest)).toContainText(won(totalKrw));
}

/** Cancels the reservation of the page, and waits until the page says so. */
export async function cancelStay(guest: Guest): Promise<void> {
  await press(guest, 'common.cancel.open');
  await guest.page
    .getByRole('alertdialog')
    .getByRole('button', { name: guest.t('common.cancel.confirm') })
    .click();
  await expect(guest.page.locator('#cancelled')).toBeFocused();
}
