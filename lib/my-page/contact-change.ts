import { bffGet, bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import type { MemberProfile } from '@/lib/hub/contract/member';
import type { Contact } from '@/lib/hub/contract/profile';
import { emailKey, isSameTelephone } from '@/lib/hub/contract/same-person';
import { isEmail, isTelephone, tidyEmail, tidyTelephone } from '@/lib/hub/contract/typed-text';
import { hubCall } from '@/lib/routes/hub-calls';
import { memberChanged } from './member-changed';

export type ContactKind = Contact['kind'];

export type ContactProblem = 'emailMissing' | 'emailInvalid' | 'mobileMissing' | 'mobileInvalid' | 'same';

export function tidyContactOf(kind: ContactKind, typed: string): string {
  return kind === 'email' ? tidyEmail(typed) : tidyTelephone(typed);
}

function isSame(kind: ContactKind, one: string, other: string): boolean {
  return kind === 'email' ? emailKey(one) === emailKey(other) : isSameTelephone(one, other);
}

export function contactProblem(kind: ContactKind, typed: string, present: string): ContactProblem | null {
  const value = tidyContactOf(kind, typed);
  if (value === '') return kind === 'email' ? 'emailMissing' : 'mobileMissing';
  if (kind === 'email' && !isEmail(value)) return 'emailInvalid';
  if (kind === 'mobile' && !isTelephone(value)) return 'mobileInvalid';
  return isSame(kind, value, present) ? 'same' : null;
}

/** Ends at that many milliseconds since 1970. @throws ProblemError `PASSWORD_PROOF_EXPIRED` */
export async function sendContactKeyRequest(input: { proof: string; contact: Contact }): Promise<number> {
  const { data } = await bffPost<{ data: { expiresAt: string } }>(hubCall('requestContactKey'), input);
  return Date.parse(data.expiresAt);
}

interface KeyOfContact {
  proof: string;
  contact: Contact;
  verificationNumber: string;
}

const fieldOf = { email: 'memberEmail', mobile: 'memberMobile' } as const satisfies Record<ContactKind, string>;

/** A key counts once: after a try that got no answer, "expired" may mean that the address counts already. */
async function countsAlready({ kind, value }: Contact): Promise<boolean> {
  const { data } = await bffGet<{ data: MemberProfile }>(hubCall('memberProfile'));
  return data[fieldOf[kind]] === value;
}

/** @throws ProblemError `KEY_WRONG` with `triesLeft` in its data, `KEY_EXPIRED`, `PASSWORD_PROOF_EXPIRED` */
export async function sendContactKey(input: KeyOfContact): Promise<void> {
  const { contact } = input;
  try {
    await bffPost(hubCall('confirmContact'), input);
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
