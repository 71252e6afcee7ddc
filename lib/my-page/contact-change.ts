import { isProblemError } from '@/lib/bff/problem-error';
import { isEmail } from '@/lib/contact-rule';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Contact } from '@/lib/hub/contract/profile';
import { isTelephone } from '@/lib/hub/contract/typed-guest';
import { memberCall } from './member-call';
import { memberChanged } from './member-changed';

export type ContactKind = Contact['kind'];

export const RESEND_WAIT_MS = 30_000;

const mobile = /^\+?[0-9][0-9 -]{6,28}$/;

export type ContactProblem = 'emailMissing' | 'emailInvalid' | 'mobileMissing' | 'mobileInvalid' | 'same';

/** An address as it was meant: without the blanks of a paste, and a number without brackets and dots. */
export function tidyContact(kind: ContactKind, typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .trim();
  if (kind === 'email') return text;
  return text
    .replace(/[().\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s-]+/g, (run) => (run.includes('-') ? '-' : ' '))
    .replace(/^-|-$/g, '');
}

function isSame(kind: ContactKind, one: string, other: string): boolean {
  const plain = (text: string) => (kind === 'email' ? text.toLowerCase() : text.replace(/[^\d+]/g, ''));
  return plain(one) === plain(other);
}

export function contactProblem(kind: ContactKind, typed: string, present: string): ContactProblem | null {
  const value = tidyContact(kind, typed);
  if (value === '') return kind === 'email' ? 'emailMissing' : 'mobileMissing';
  if (kind === 'email' && !isEmail(value)) return 'emailInvalid';
  if (kind === 'mobile' && !(mobile.test(value) && isTelephone(value))) return 'mobileInvalid';
  return isSame(kind, value, present) ? 'same' : null;
}

/** Ends at that many milliseconds since 1970. @throws ProblemError `PASSWORD_PROOF_EXPIRED` */
export async function requestContactKey(input: { proof: string; contact: Contact }): Promise<number> {
  const path = '/api/hub/membership/member/contact/request';
  const { data } = await memberCall<{ data: { expiresAt: string } }>('POST', path, input);
  return Date.parse(data.expiresAt);
}

export interface ContactKey {
  proof: string;
  contact: Contact;
  verificationNumber: string;
}

const fieldOf = { email: 'memberEmail', mobile: 'memberMobile' } as const satisfies Record<ContactKind, string>;

/** A key counts once: after a try that got no answer, "expired" may mean that the address counts already. */
async function countsAlready({ kind, value }: Contact): Promise<boolean> {
  const { data } = await memberCall<{ data: MemberProfile }>('GET', '/api/hub/membership/member/profile');
  return data[fieldOf[kind]] === value;
}

/** @throws ProblemError `KEY_WRONG` with `triesLeft` in its data, `KEY_EXPIRED`, `PASSWORD_PROOF_EXPIRED` */
export async function confirmContact(input: ContactKey): Promise<void> {
  const { contact } = input;
  try {
    await memberCall('POST', '/api/hub/membership/member/contact/check', input);
  } catch (error) {
    const isOver = isProblemError(error) && error.hubCode === 'KEY_EXPIRED';
    if (!isOver || !(await countsAlready(contact))) throw error;
  }
  await memberChanged({ [fieldOf[contact.kind]]: contact.value });
}

export function triesLeftOf(data: unknown): number | undefined {
  const left = (data as { triesLeft?: unknown } | null | undefined)?.triesLeft;
  return Number.isSafeInteger(left) ? (left as number) : undefined;
}
