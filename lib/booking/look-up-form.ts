import {
  EMAIL_MAX,
  GUEST_NAME_MAX,
  isEmail,
  lengthOf,
  tidyCode,
  tidyContact,
  tidyName,
} from '@/lib/hub/contract/typed-text';

export interface LookUpForm {
  reservationNo: string;
  lastName: string;
  contact: string;
}

export type LookUpField = keyof LookUpForm;

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

/** What is plainly no number, name or contact; whether they belong together only the hub says. */
export function checkLookUpForm({ reservationNo, lastName, contact }: LookUpForm): LookUpField[] {
  const wrong: Record<LookUpField, boolean> = {
    reservationNo: !bookedNumber.test(spelledNumber(reservationNo)),
    lastName: tidyName(lastName) === '' || lengthOf(tidyName(lastName)) > GUEST_NAME_MAX,
    contact: tidyContact(contact).length < 5 || lengthOf(tidyContact(contact)) > EMAIL_MAX,
  };
  return (['reservationNo', 'lastName', 'contact'] as const).filter((field) => wrong[field]);
}

export type LostNumberField = 'lastName' | 'email';

export function checkLostNumberForm({ lastName, email }: Record<LostNumberField, string>): LostNumberField[] {
  const wrong: Record<LostNumberField, boolean> = {
    lastName: tidyName(lastName) === '' || lengthOf(tidyName(lastName)) > GUEST_NAME_MAX,
    email: !isEmail(email),
  };
  return (['lastName', 'email'] as const).filter((field) => wrong[field]);
}
