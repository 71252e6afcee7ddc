import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { LOCALE, textsOf } from '../../scripts/browsers/texts.mjs';
import type { Visitor } from './scenario.ts';

/** Verbs of the scenarios. */

export const t = textsOf(
  'search',
  'booking',
  'auth',
  'common',
  'failure',
  'layout',
  'results',
  'myPage',
  'dining',
  'hotels',
);

export const at = (address: string, path: string) => `${address}/${LOCALE}${path}`;

export const searchForm = { role: 'form', name: t('search.form.label') };

/** Presses the button of the search form and arrives at the results. */
export async function findRooms(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'button', name: t('search.form.submit'), within: searchForm });
  await visitor.isAt(`/${LOCALE}/search`);
  await visitor.see({ role: 'link', name: t('search.results.choose'), begins: true });
}

/** From the login page to the member's own page. */
export async function logIn(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(at(address, `/membershipLogin?returnTo=${encodeURIComponent(`/${LOCALE}/myPage`)}`));
  const { membershipId, password } = sampleAccounts.member;
  await visitor.fill({ role: 'textbox', name: t('auth.login.membershipId'), begins: true }, membershipId);
  await visitor.fill({ role: 'textbox', name: t('auth.login.password'), begins: true }, password);
  await visitor.click({ role: 'button', name: t('auth.login.submit'), within: { css: 'main' } });
  await visitor.isAt(`/${LOCALE}/myPage`);
}

/** From the results to the form of a booking, with the first hotel and its first rate. */
export async function chooseFirstRoom(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(at(address, '/search'));
  await visitor.click({ role: 'link', name: t('search.results.choose'), begins: true });
  await visitor.click({ role: 'button', name: t('search.offers.lowestTotal'), begins: true });
  await visitor.click({ role: 'link', name: t('search.offers.selectLabel'), begins: true });
  await visitor.isAt(`/${LOCALE}/booking`);
  await visitor.see({ role: 'button', name: t('booking.form.toReview') });
}
