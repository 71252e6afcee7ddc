import { expect } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { confirmButton, fillGuestDetails, openBooking } from './book-room';
import { newMember, type OwnMember } from './log-in';
import { pointsField } from './pay-with-points';
import type { Stay } from './search-stay';
import { ownPerson } from './verify-identity';

/** A member of the journey's own with points, who has been verified when they joined. */
export async function memberToGuard(product: Product, { language }: Guest) {
  const person = ownPerson();
  const member = await newMember(product, { person, points: 600, lang: language.code });
  return { ...member, person, email: `${member.membershipId}@mail.example` };
}

/** Changes the e-mail address of the member who is logged in. */
export async function changeEmail({ page, t, ...guest }: Guest, product: Product, member: OwnMember, email: string) {
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
}

/** The link of the newest mail to an address that says what has changed. */
export async function reportLink({ hub }: Product, address: string): Promise<string> {
  const mail = (await hub.mails()).find(({ to, text }) => to === address && text.includes('/notMe#'));
  const [link] = /https?:\/\/\S+\/notMe#\S+/.exec(mail?.text ?? '') ?? [];
  if (!link) throw new Error(`no link was sent to ${address}`);
  return link;
}

/** Types a booking with points, and presses the last button. */
export async function sendWithPoints(guest: Guest, stay: Stay, points: number): Promise<void> {
  await openBooking(guest, stay);
  await pointsField(guest).fill(String(points));
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
}
