import { expect, type Page } from 'playwright/test';
import type { Guest } from '../fixtures/journey';
import { mainHeading } from './look-around';
import { answerAtProvider, type ProviderAnswer } from './verify-identity';

/** A field of the pages of joining, by the key of its label. */
export const joinField = ({ page, t }: Guest, key: string) => page.getByLabel(t(`auth.signUp.${key}`), { exact: true });
/** A button of these pages. */
export const joinButton = ({ page, t }: Guest, key: string) =>
  page.getByRole('button', { name: t(`auth.signUp.${key}`), exact: true });
/** An id that no other journey takes. */
export const ownId = () => `sample.${crypto.randomUUID().slice(0, 8)}`;

/** Everything but what somebody without a Korean number types besides. */
export async function fillDetails(guest: Guest, membershipId: string): Promise<void> {
  await joinField(guest, 'membershipId').fill(membershipId);
  await joinField(guest, 'password').fill('Sample-New-1');
  await joinField(guest, 'memberLastName').fill('New');
  await joinField(guest, 'memberFirstName').fill('Sample');
  // A whole address that is pasted becomes both parts.
  await joinField(guest, 'local').fill(`${membershipId}@mail.example`);
  await joinField(guest, 'local').blur();
  await expect(joinField(guest, 'domain')).toHaveValue('mail.example');
}

/** In a popup; on a phone in place of the page. */
export async function openProvider({ page, t }: Guest, isMobile: boolean): Promise<Page> {
  const provider = isMobile ? page : page.waitForEvent('popup');
  await page.getByRole('link', { name: t('auth.identity.start'), exact: true }).click();
  return provider;
}

export async function verifyOnTheWay(
  guest: Guest,
  isMobile: boolean,
  person: NonNullable<ProviderAnswer['person']>,
): Promise<void> {
  await answerAtProvider(await openProvider(guest, isMobile), { person });
}

/** First without, which is said, then with what is required. */
export async function agreeToTerms(guest: Guest): Promise<void> {
  await joinButton(guest, 'next').click();
  await expect(guest.page.getByRole('alert').filter({ hasText: guest.t('common.form.errorSummary') })).toBeFocused();
  await joinField(guest, 'agreeRequired').check();
  await joinButton(guest, 'next').click();
  await expect(mainHeading(guest)).toHaveText(guest.t('auth.signUp.identityTitle'));
  await expect(mainHeading(guest)).toBeFocused();
}
