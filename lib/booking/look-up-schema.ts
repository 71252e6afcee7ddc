import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { formText, isAtMost, isFilled } from '@/lib/hub/contract/form-field';
import {
  EMAIL_MAX,
  GUEST_NAME_MAX,
  isEmail,
  tidyCode,
  tidyContact,
  tidyEmail,
  tidyName,
} from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { handlers } from '@/lib/routes/handlers';

/** Letters and digits alone: `hn abcd–2345` typed from a letter or a telephone call is `HNABCD2345`. */
export function spelledNumber(text: string): string {
  return tidyCode(text)
    .replace(/[\p{Pd}\u2212ー]+/gu, '')
    .toUpperCase();
}

/** Rooms and tables have numbers of their own kinds: without the two letters it is ambiguous. */
const bookedNumber = /^(HN|DN)[A-Z0-9]{8}$/;

/** The number of a link in a mail as the field shows it; empty for anything else. */
export function linkedNumber(text: string): string {
  const number = spelledNumber(text);
  return bookedNumber.test(number) ? `${number.slice(0, 2)}-${number.slice(2)}` : '';
}

const lastName = formText(tidyName, ['lastName', (name) => isFilled(name) && isAtMost(GUEST_NAME_MAX)(name)]);

/** Stops at what is plainly no number, name or contact; whether they belong together only the hub says. */
export const lookUpSchema = z.object({
  reservationNo: formText(spelledNumber, ['reservationNo', (number) => bookedNumber.test(number)]),
  lastName,
  contact: formText(tidyContact, ['contact', (contact) => contact.length >= 5 && isAtMost(EMAIL_MAX)(contact)]),
});

export type LookUp = z.output<typeof lookUpSchema>;

/** @throws ProblemError `not_found` for an unknown number and for a wrong name alike */
export const sendLookUp = (asked: LookUp): Promise<unknown> => bffPost(handlers.guest.lookUp, asked);

/** Its fields have names of their own, because the look-up is on the same page. */
export const lostNumberSchema = z.pipe(
  z.object({ lostLastName: lastName, lostEmail: formText(tidyEmail, ['email', isEmail]) }),
  z.transform(({ lostLastName, lostEmail }) => ({ lastName: lostLastName, email: lostEmail })),
);

export type LostNumber = z.output<typeof lostNumberSchema>;

/** Mails the numbers, if there are any; the answer is the same either way. @returns the mailbox @throws ProblemError */
export async function sendLostNumber(asked: LostNumber, lang: LanguageCode): Promise<string> {
  await bffPost(handlers.guest.number, { ...asked, lang });
  return asked.email;
}

/** Forgets the reservation that was found. @throws ProblemError */
export const sendLeave = (): Promise<unknown> => bffPost(handlers.guest.leave, {});
