import type { Locator } from 'playwright/test';
import type { Guest } from '../fixtures/journey';

/** Somebody without a membership; each journey adds a mail address of its own. */
export const visitor = { lastName: 'Keller', firstName: 'Sofia', mobile: '010-0000-7711' };

/** An hour at which a table is free, on the page of a restaurant's tables. */
export const hourButton = ({ page }: Guest, time: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${time}`) });

/** Fills the form of a table for somebody without a membership. */
export async function fillTableGuest({ page, t }: Guest, email: string): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name: t(`dining.table.form.${name}`), exact: true });
  await field('lastName').fill(visitor.lastName);
  await field('firstName').fill(visitor.firstName);
  await field('email').fill(email);
  await field('mobile').fill(visitor.mobile);
  const required = page.getByRole('group', { name: t('booking.form.requiredTerms') }).getByRole('checkbox');
  for (const box of await required.all()) await box.check();
}

/** The number on the confirmation of a table. */
export const tableNumber = async ({ page }: Guest): Promise<string> =>
  (await page.getByTestId('table-no').textContent())?.trim() ?? '';
