import type { Guest } from '../fixtures/journey';

export interface LookUp {
  number: string;
  lastName: string;
  contact: string;
}

/** Types into the look-up of a reservation, and presses its button once or twice. */
export async function lookUp(
  { page, t }: Guest,
  { number, lastName, contact }: LookUp,
  press: 'click' | 'dblclick' = 'click',
): Promise<void> {
  await page.getByRole('textbox', { name: t('booking.lookUp.reservationNo'), exact: true }).fill(number);
  await page.getByRole('textbox', { name: t('booking.lookUp.lastName'), exact: true }).fill(lastName);
  await page.getByRole('textbox', { name: t('booking.lookUp.contact'), exact: true }).fill(contact);
  await page.getByRole('button', { name: t('booking.lookUp.find') })[press]();
}
