import { expect } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { send } from '../fixtures/raw-request';
import { confirmButton, fillGuestDetails, openBooking } from './book-room';
import { arriveWith, newMember, type OwnMember } from './log-in';
import { untilStepsAreBack } from './look-around';
import { pointsField } from './pay-with-points';
import type { Stay } from './search-stay';
import { ownPerson, verifyHere } from './verify-identity';

/** A member of the journey's own with points, who has been verified when they joined. */
export async function memberToGuard(product: Product, { language }: Guest) {
  const person = ownPerson();
  const member = await newMember(product, { person, points: 600, lang: language.code });
  return { ...member, person, email: `${member.membershipId}@mail.example` };
}

/** Changes the e-mail address of the member who is logged in. */
export async function changeEmail(guest: Guest, product: Product, member: OwnMember, email: string) {
  const { page, t } = guest;
  const field = (key: string) => page.getByRole('main').getByLabel(t(key), { exact: true });
  const press = (key: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(key), exact: true })
      .click();
  await guest.open(paths.myPageUserInfo.editProfile({ edit: 'email' }));
  await field('myPage.proof.label').fill(member.password);
  await press('myPage.proof.submit');
  await field('myPage.contact.new.email').fill(email);
  await press('myPage.contact.send');
  await expect(field('myPage.contact.key')).toBeFocused();
  await field('myPage.contact.key').fill(await product.hub.keySentTo(email));
  await press('myPage.contact.confirm');
  await expect(page.getByText(t('myPage.contact.done.email'))).toBeVisible();
  await untilStepsAreBack(guest);
}

/** The link of the newest mail to an address that says what has changed or was spent. @param about a part of its text */
export async function reportLink({ hub }: Product, address: string, about = ''): Promise<string> {
  const mail = (await hub.mails()).find(
    ({ to, text }) => to === address && text.includes('/notMe#') && text.includes(about),
  );
  const [link] = /https?:\/\/\S+\/notMe#\S+/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error(`no link was sent to ${address}`);
  return link;
}

/** Opens the link as a program does that looks at mails in advance. */
export async function prefetch(link: string): Promise<void> {
  const { origin, pathname } = new URL(link);
  for (const method of ['HEAD', 'GET'] as const) {
    const { status, headers } = await send(origin, pathname, method, { accept: 'text/html' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  }
}

/** After a report: sets a new password by a verification, and logs in. */
export async function comeBack(owner: Guest, member: Awaited<ReturnType<typeof memberToGuard>>): Promise<void> {
  const { page, t } = owner;
  const password = 'Found-Again-9';
  await owner.open(paths.findAccount({ type: 'password' }));
  await verifyHere(owner, { person: member.person });
  await page.getByLabel(t('auth.findAccount.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('auth.findAccount.repeatedPassword'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('auth.findAccount.submitNew') }).click();
  await expect(page.getByRole('heading', { name: t('auth.findAccount.doneTitle') })).toBeFocused();
  await arriveWith(owner, { ...member, password }, paths.myPage());
}

/** Types a booking with points, and presses the last button. */
export async function sendWithPoints(guest: Guest, stay: Stay, points: number): Promise<void> {
  await openBooking(guest, stay);
  await pointsField(guest).fill(String(points));
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
}
