import 'server-only';
import type * as z from 'zod';
import { memberProfile } from '@/lib/hub/contract/member';
import { MEMBERSHIP_ENDED, withdraw, type withdrawalBody } from '@/lib/hub/contract/withdrawal';
import { isHubError } from '@/lib/hub/hub-error';
import { cookieValue } from '@/lib/request/cookies';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfMembership } from '@/lib/session/ended-sessions';
import { LEFT_COOKIE } from '@/lib/session/left-cookie';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import { sessionCookieName, unsealSession } from '@/lib/session/session';
import { endSession } from './end-session';
import type { RouteContext } from './handle-route';
import { isProblemError } from './problem-error';
import type { RouteSession } from './route-session';

const saysEnded = (error: unknown): boolean =>
  isProblemError(error, 'session_expired') && error.hubCode === MEMBERSHIP_ENDED;

async function hasLeft(request: Request): Promise<boolean> {
  const sent = request.headers.get('cookie');
  const seal = cookieValue(sent, sessionCookieName());
  if (seal === undefined) return cookieValue(sent, LEFT_COOKIE) !== undefined;
  const session = await unsealSession(seal);
  return session !== null && (await ended.isKnownEnded(endOfMembership(session.membershipNo)));
}

async function isSaidToBeDone(session: RouteSession, failure: unknown): Promise<boolean> {
  if (!isHubError(failure) || failure.neverSent) return false;
  if (!['unreachable', 'timeout', 'contract_broken'].includes(failure.kind)) return false;
  try {
    await session.call(memberProfile, {});
    return false;
  } catch (error) {
    return saysEnded(error);
  }
}

/** Succeeds if it was done before. @throws HubError, ProblemError; without `nothingDone` the outcome is unknown */
export async function withdrawMember(context: RouteContext<z.infer<typeof withdrawalBody>>): Promise<void> {
  const { body, request, session, language } = context;
  if (await hasLeft(request)) return endSession(session);
  const previous = await session.member();
  try {
    await session.call(withdraw, { body }, { language: language.locale });
  } catch (error) {
    const isDone = saysEnded(error) || (await hasLeft(request)) || (await isSaidToBeDone(session, error));
    if (!isDone) throw error;
  }
  await ended.end(endOfMembership(previous.membershipNo));
  await session.end();
  await revokeAtHub(previous);
}
