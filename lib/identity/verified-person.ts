import 'server-only';
import { createHash } from 'node:crypto';
import { safeReturnTo } from '@/lib/access/return-to';
import { ProblemError } from '@/lib/bff/problem-error';
import { serverEnv } from '@/lib/env/server-env';
import { cookieValue } from '@/lib/request/cookies';
import { clearedFlowCookie, clearedVerifiedCookie, flowCookieName, verifiedCookieName } from './identity-cookies';
import { type Contents, unseal } from './identity-flow';
import type { IdentityPurpose } from './identity-start';
import { identitySteps } from './used-once';

/** A person whom the provider has seen. The hub knows CI and DI by `requestNo`; they are not here. */
export type VerifiedPerson = Pick<Contents<'verified'>, 'requestNo' | 'name' | 'birthDate' | 'gender' | 'mobile'>;

/** Lets a form say for whom it was opened, without the hub's number of the verification. */
export const verificationId = ({ requestNo }: Pick<VerifiedPerson, 'requestNo'>): string =>
  createHash('sha256').update(requestNo).digest('base64url');

type Verification =
  | { state: 'verified'; person: VerifiedPerson; returnTo: string }
  | { state: 'expired' }
  | { state: 'none' };

export async function verificationIn(cookie: string | undefined, purpose: IdentityPurpose): Promise<Verification> {
  const sealed = await unseal('verified', cookie);
  if (sealed.outcome === 'unreadable' || sealed.contents.purpose !== purpose) return { state: 'none' };
  const { requestNo, name, birthDate, gender, mobile, returnTo } = sealed.contents;
  if (sealed.outcome === 'expired' || (await identitySteps.isTaken('end', requestNo))) return { state: 'expired' };
  return { state: 'verified', person: { requestNo, name, birthDate, gender, mobile }, returnTo };
}

const verifiedCookieOf = (request: Request) => cookieValue(request.headers.get('cookie'), verifiedCookieName());

/**
 * For a form that waits: of a verification that another tab's form began, it must not go on by itself.
 * @param form `returnTo`: address of its page; null of a page that an older build served
 * @returns `verificationId`, or null
 */
export async function presentVerification(
  request: Request,
  { purpose, returnTo }: { purpose: IdentityPurpose; returnTo: string | null },
): Promise<string | null> {
  const verification = await verificationIn(verifiedCookieOf(request), purpose);
  if (verification.state !== 'verified') return null;
  const isOfForm =
    returnTo === null || ['/', safeReturnTo(returnTo, serverEnv().PUBLIC_ORIGIN)].includes(verification.returnTo);
  return isOfForm ? verificationId(verification.person) : null;
}

/** @throws ProblemError `identity_expired` (too late, or used), `forbidden` (no person was, or for another form) */
async function demandVerifiedPerson(request: Request, purpose: IdentityPurpose): Promise<VerifiedPerson> {
  const verification = await verificationIn(verifiedCookieOf(request), purpose);
  if (verification.state === 'expired') throw new ProblemError('identity_expired');
  if (verification.state === 'none') throw new ProblemError('forbidden');
  return verification.person;
}

/**
 * Uses up the verification, for every copy of the cookie and in every process; where the work fails, it may be tried
 * again. @param expected `verificationId` of whom the form was opened for: another tab may have verified somebody else
 * since @throws ProblemError as `demandVerifiedPerson`, `identity_changed`, and whatever the work throws
 */
export async function spendVerification<T>(
  request: Request,
  purpose: IdentityPurpose,
  expected: string | undefined,
  work: (person: VerifiedPerson) => Promise<T>,
): Promise<{ result: T; cookies: string[] }> {
  const person = await demandVerifiedPerson(request, purpose);
  if (expected !== undefined && expected !== verificationId(person)) throw new ProblemError('identity_changed');
  if (!(await identitySteps.take('end', person.requestNo))) throw new ProblemError('identity_expired');
  try {
    return { result: await work(person), cookies: [clearedFlowCookie(), clearedVerifiedCookie()] };
  } catch (error) {
    await identitySteps.giveBack('end', person.requestNo);
    throw error;
  }
}

/** Here and in every process: at a logout, and where somebody logs in. @returns the `Set-Cookie` values */
export async function forgetVerifiedPerson(request: Request): Promise<string[]> {
  const sealed = await unseal('verified', verifiedCookieOf(request));
  if (sealed.outcome === 'valid') await identitySteps.take('end', sealed.contents.requestNo);
  const header = request.headers.get('cookie');
  return [
    ...(cookieValue(header, flowCookieName()) === undefined ? [] : [clearedFlowCookie()]),
    ...(cookieValue(header, verifiedCookieName()) === undefined ? [] : [clearedVerifiedCookie()]),
  ];
}
