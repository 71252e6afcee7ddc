import 'server-only';
import type * as z from 'zod';
import {
  type integrationBody,
  login,
  type loginBody,
  type MembershipUserInfo,
  membershipIntegration,
} from '@/lib/hub/contract/auth';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { callHub } from '@/lib/hub/hub-client';
import { HubError } from '@/lib/hub/hub-error';
import { latinNameOf } from '@/lib/i18n/member-name';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfOlderSessions } from '@/lib/session/ended-sessions';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import { newSession } from '@/lib/session/session';
import { channelOfRequest } from './channel-of-request';
import type { RouteContext } from './handle-route';
import { tokenMirrorOf } from './token-mirror';

/** Also of an integration, and in that of a join. */
export interface LoginAnswer {
  membershipUserInfo: MembershipUserInfo;
  /** For local storage, where the native side reads it; null outside the apps. */
  mirror: TokenPair | null;
}

/** Replaces and revokes a previous session: no data of its member stays (SECURITY 6). */
export function logIn(context: RouteContext<z.infer<typeof loginBody>>): Promise<LoginAnswer> {
  return startSessionBy(login, context);
}

/** Joins an older membership to the programme, which logs its member in (section 4, "Membership integration"). */
export function integrateMembership(context: RouteContext<z.infer<typeof integrationBody>>): Promise<LoginAnswer> {
  return startSessionBy(membershipIntegration, context);
}

async function startSessionBy(
  entry: typeof login | typeof membershipIntegration,
  { body, session, request, hub }: RouteContext<z.infer<typeof entry.body>>,
): Promise<LoginAnswer> {
  const { data: info, tokens } = await callHub(entry, { ...hub, body });
  if (!tokens) throw new HubError('contract_broken', { endpoint: entry.name });
  const previous = await session.readPrevious();
  const started = newSession({
    tokens,
    bornIn: channelOfRequest(request),
    membershipNo: info.membershipNo,
    membershipId: info.membershipId,
    memberName: info.memberName,
    latinName: latinNameOf(info),
    employeeStatus: info.employeeStatus,
    temporaryYn: info.temporaryYn,
  });
  // The first login with a mailed password replaces the old password, and ends the sessions that began with it.
  if (info.temporaryYn === 'Y') await ended.end(endOfOlderSessions(started));
  await session.start(started);
  if (previous) await revokeAtHub(previous);
  return { membershipUserInfo: info, mirror: tokenMirrorOf(started) };
}
