import { expect, type Locator } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import type { Guest } from '../fixtures/journey';
import { mainHeading } from './look-around';
import { chooseRoom, queryOf, type Stay } from './search-stay';

/** What the guest writes; plainly sample data. */
export const sampleGuest = {
  lastName: 'Sample',
  firstName: 'Guest',
  email: 'sample.guest@example.com',
  mobile: '010-0000-1234',
  requests: 'A quiet room, please.',
};

/** A member's short way to the booking page: a pasted address, then a room. */
export async function openBooking(guest: Guest, stay: Stay): Promise<void> {
  const { hotelId } = stay;
  await guest.open(paths.hotelOffers(hotelId, queryOf(stay)));
  await chooseRoom(guest);
}

/** From a rate for members on to the cheapest that anybody may book. */
export async function goOnAsGuest({ page, t, like }: Guest): Promise<void> {
  await page.getByRole('link', { name: like('booking.memberRate.asGuest') }).click();
  await expect(page.getByRole('heading', { name: t('booking.form.title') })).toBeVisible();
}

/** Fills the form of two rooms for one guest, agrees to what must be agreed to, and goes on to the review. */
export async function fillTwoRooms({ page, t }: Guest): Promise<void> {
  const group = (number: number) => page.getByRole('group', { name: t('booking.form.guestOfRoom', { number }) });
  for (const key of ['lastName', 'firstName'] as const)
    await group(1)
      .getByRole('textbox', { name: t(`booking.form.${key}`) })
      .fill(sampleGuest[key]);
  await group(2)
    .getByRole('button', { name: t('booking.form.copyLead') })
    .click();
  for (const key of ['email', 'mobile'] as const)
    await page.getByRole('textbox', { name: t(`booking.form.${key}`) }).fill(sampleGuest[key]);
  const required = page.getByRole('group', { name: t('booking.form.requiredTerms') }).getByRole('checkbox');
  for (const box of await required.all()) await box.check();
  await page.getByRole('button', { name: t('booking.form.toReview') }).click();
}

/** Fills guest details, agrees to what must be agreed to, and goes on to the review. */
export async function fillGuestDetails({ page, t }: Guest): Promise<void> {
  const field = (key: string) => page.getByRole('textbox', { name: t(key) });
  await field('booking.form.lastName').fill(sampleGuest.lastName);
  await field('booking.form.firstName').fill(sampleGuest.firstName);
  await field('booking.form.email').fill(sampleGuest.email);
  await field('booking.form.mobile').fill(sampleGuest.mobile);
  await field('booking.form.requests').fill(sampleGuest.requests);
  const required = page.getByRole('group', { name: t('booking.form.requiredTerms') }).getByRole('checkbox');
  expect(await required.count(), 'there is something to agree to').toBeGreaterThan(0);
  for (const box of await required.all()) {
    await expect(box, 'nothing is ticked for the guest').not.toBeChecked();
    await box.check();
  }
  for (const box of await page
    .getByRole('group', { name: t('booking.form.optionalTerms') })
    .getByRole('checkbox')
    .all()) {
    await expect(box, 'optional consents are never preselected').not.toBeChecked();
  }
  await page.getByRole('button', { name: t('booking.form.toReview') }).click();
  await expect(page.getByRole('heading', { name: t('booking.review.title') })).toBeVisible();
}

/** The button that books. */
export function confirmButton(guest: Guest): Locator {
  return guest.page.getByRole('button', { name: guest.like('booking.review.confirm') });
}

/** The button that makes a change: with the new total where there is one. */
export function confirmChangeButton({ page, t, like }: Guest): Locator {
  const withTotal = page.getByRole('button', { name: like('booking.change.confirm') });
  return withTotal.or(page.getByRole('button', { name: t('booking.change.confirmSame'), exact: true }));
}

/** The number on the confirmation, which must be on the screen. */
export async function confirmedNumber(guest: Guest): Promise<string> {
  const { page, t } = guest;
  await expect(mainHeading(guest)).toHaveText(t('booking.confirmation.title'), { timeout: 20_000 });
  const number = (await page.getByTestId('reservation-no').textContent())?.trim() ?? '';
  expect(number).toMatch(/^[A-Z0-9-]{6,20}$/);
  expect(new URL(page.url()).pathname).toBe(new URL(guest.address(paths.bookingConfirmation(number))).pathname);
  return number;
}

/** From the booking page to a number. */
export async function book(guest: Guest): Promise<string> {
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
  return confirmedNumber(guest);
}

/** Numbers of the member's reservations as the product's own proxy tells them to the browser. */
export async function reservationNumbers({ page, language }: Guest): Promise<string[]> {
  return page.evaluate(async (code) => {
    const response = await fetch(`/api/hub/reservation/room?lang=${code}`, { headers: { 'x-bff': '1' } });
    if (!response.ok) throw new Error(`the list of reservations answered ${response.status}`);
    const { data } = (await response.json()) as { data: { reservations: { reservationNo: string }[] } };
    return data.reservations.map(({ reservationNo }) => reservationNo);
  }, language.code);
}
