import { isEmail } from '@/lib/contact-rule';

export interface LookUpForm {
  reservationNo: string;
  lastName: string;
  contact: string;
}

export type LookUpField = keyof LookUpForm;

/** Letters and digits alone: `hn abcd–2345` typed from a letter or a telephone call is `HNABCD2345`. */
export function spelledNumber(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\u2212]+/gu, '')
    .toUpperCase();
}

/** Rooms and tables have numbers of their own kinds: without the two letters nobody knows which is meant. */
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
    lastName: lastName.trim() === '' || lastName.trim().length > 50,
    contact: contact.trim().length < 5 || contact.trim().length > 254,
  };
  return (['reservationNo', 'lastName', 'contact'] as const).filter((field) => wrong[field]);
}

export type LostNumberField = 'lastName' | 'email';

export function checkLostNumberForm({ lastName, email }: Record<LostNumberField, string>): LostNumberField[] {
  const wrong: Record<LostNumberField, boolean> = {
    lastName: lastName === '' || lastName.length > 50,
    email: !isEmail(email),
  };
  return (['lastName', 'email'] as const).filter((field) => wrong[field]);
}
