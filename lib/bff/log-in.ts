import 'server-only';
import type * as z from 'zod';
import { login, type loginBody, type MembershipUserInfo } from '@/lib/hub/contract/auth';
import { callHub } from '@/lib/hub/hub-client';
import { HubError } from '@/lib/hub/hub-error';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import { newSession } from '@/lib/session/session';
import { type Viewer, viewerOf } from '@/lib/session/viewer';
import { channelOfRequest } from './channel-of-request';
import type { RouteContext } from './handle-route';
import { type TokenMirror, tokenMirrorOf } from './token-mirror';

export interface LoginAnswer {
  viewer: Viewer;
  /** The 14 fields that the page stores as `membershipUserStorage` (section 3 of the specification). */
  membershipUserInfo: MembershipUserInfo;
  /** `Y`: the page alerts and goes to the password change screen (section 4). */
  temporaryYn: 'Y' | 'N';
  /** What the page mirrors for the native side; null outside the apps. */
  mirror: TokenMirror | null;
}

/**
 * Exchanges credentials for a session. A session that was there before is replaced and revoked, so that
 * nothing of a former member stays (SECURITY 6).
 * @throws HubError `unauthorized` or `rejected` for wrong credentials, with the hub's text
 */
export async function logIn(context: RouteContext<z.infer<typeof loginBody>>): Promise<LoginAnswer> {
  const { body, session, request, requestId, language } = context;
  const { data: info, tokens } = await callHub(login, {
    body,
    language: language.locale,
    requestId,
    signal: request.signal,
  });
  if (!tokens) throw new HubError('contract_broken', { endpoint: login.name });
  const former = await session.read();
  const started = newSession({
    tokens,
    bornIn: channelOfRequest(request),
    membershipNo: info.membershipNo,
    membershipId: info.membershipId,
    memberName: info.memberName,
    employeeStatus: info.employeeStatus,
    temporaryYn: info.temporaryYn,
  });
  await session.start(started);
  if (former) await revokeAtHub(former);
  return {
    viewer: viewerOf(started),
    membershipUserInfo: info,
    temporaryYn: info.temporaryYn,
    mirror: tokenMirrorOf(started),
  };
}
