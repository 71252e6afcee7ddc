import 'server-only';
import * as z from 'zod';
import { bareToken } from '@/lib/hub/bearer-token';
import { type MembershipUserInfo, membershipUserInfo } from '@/lib/hub/contract/auth';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { latinNameOf } from '@/lib/i18n/member-name';
import { ended } from '@/lib/session/ended-everywhere';
import { isPastPair } from '@/lib/session/past-pairs';
import { refresher } from '@/lib/session/refresh';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import { newSession, type Session, sealSession } from '@/lib/session/session';
import { claimId } from '@/lib/session/session-key';
import { type Viewer, viewerOf } from '@/lib/session/viewer';
import { channelOfRequest } from './channel-of-request';
import type { RouteContext } from './handle-route';
import { ProblemError } from './problem-error';
import { tokenMirrorOf } from './token-mirror';

/** Longer than any token that fits a cookie, short enough for a header of the hub call. */
const MAX_TOKEN_LENGTH = 2_048;

const token = z
  .string()
  .max(MAX_TOKEN_LENGTH)
  .transform((value, context) => {
    try {
      return bareToken(value);
    } catch {
      // The value stays out of the issue: it may be a secret with one wrong character.
      context.issues.push({ code: 'custom', input: undefined });
      return z.NEVER;
    }
  });

/** The pair that local storage holds; `Bearer ` in front is taken off, however often it stands there. */
export const syncBody = z.object({ accessToken: token, refreshToken: token });

export type SyncAnswer =
  | { state: 'same'; mirror: TokenPair | null }
  | {
      state: 'replaced';
      /** The former session was this member's too: what the page shows may stay. */
      sameMember: boolean;
      viewer: Viewer;
      membershipUserInfo: MembershipUserInfo;
      mirror: TokenPair | null;
    };

/** With its id two posts of one pair share one refresh; two would look to the hub like a stolen token. */
function claimOf(tokens: TokenPair, bornIn: Session['bornIn']): Session {
  const unknownMember = { membershipNo: '', membershipId: '', memberName: '' };
  return {
    ...newSession({ tokens, bornIn, ...unknownMember, employeeStatus: 'N', temporaryYn: 'N' }),
    sid: claimId(tokens.refreshToken),
  };
}

/** By the refresh token alone, the session's or a replaced one, with which the hub would revoke the family. */
async function isPairOf(session: Session, claim: Session, inCookie: TokenPair): Promise<boolean> {
  const { refreshToken } = claim.tokens;
  if (session.sid === claim.sid || [session.tokens, inCookie].some((pair) => pair.refreshToken === refreshToken)) {
    return true;
  }
  if (isPastPair(session, refreshToken)) return true;
  return (await refresher.newestTokens({ ...session, tokens: claim.tokens })).refreshToken !== refreshToken;
}

/** An expired pair is refreshed once. @throws ProblemError `unauthorized` (refused), `try_again` (unknown) */
async function memberOf(
  claim: Session,
  { request, requestId }: Pick<RouteContext<unknown>, 'request' | 'requestId'>,
): Promise<{ profile: MemberProfile; tokens: TokenPair }> {
  const ask = async (tokens: TokenPair) => {
    const call = { accessToken: tokens.accessToken, signal: request.signal, requestId };
    return { profile: (await callHub(memberProfile, call)).data, tokens };
  };
  const known = await refresher.newestTokens(claim);
  try {
    return await ask(known);
  } catch (error) {
    if (!isHubError(error, 'unauthorized')) throw error;
  }
  const outcome = await refresher.refreshOnce({ ...claim, tokens: known });
  if (outcome.kind === 'refused') throw new ProblemError('unauthorized');
  if (outcome.kind === 'trouble') {
    throw new ProblemError('try_again', { retryAfterSeconds: outcome.retryAfterSeconds });
  }
  try {
    return await ask(outcome.tokens);
  } catch (error) {
    if (isHubError(error, 'unauthorized')) throw new ProblemError('try_again', { retryAfterSeconds: 5 });
    throw error;
  }
}

async function mustFit(session: Session): Promise<void> {
  try {
    await sealSession(session);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionTooLargeError') throw new ProblemError('payload_too_large');
    throw error;
  }
}

/**
 * Takes over the pair that the native side has put into local storage (SECURITY 25; docs/decisions/0017). The hub says
 * whose it is before anything is sealed. @throws ProblemError `forbidden` outside the apps, `unauthorized` for a
 * refused pair (never `session_expired`: the page's own session is not over), `payload_too_large`, `try_again`
 */
export async function syncSession(context: RouteContext<z.infer<typeof syncBody>>): Promise<SyncAnswer> {
  const { body: posted, session, request } = context;
  const channel = channelOfRequest(request);
  if (channel === 'browser') throw new ProblemError('forbidden');

  const claim = claimOf(posted, channel);
  const inCookie = (await session.read())?.tokens;
  const former = await session.readNewest();
  if (former && inCookie && (await isPairOf(former, claim, inCookie))) {
    return { state: 'same', mirror: tokenMirrorOf(former) };
  }
  // Halves of two pairs. The hub would name the member of the one, and the other's would be let in under that name.
  if ([former?.tokens, inCookie].some((own) => own?.accessToken === posted.accessToken)) {
    throw new ProblemError('unauthorized');
  }

  // Before a refresh too: a pair that is renewed and then does not fit would leave its native side with a used one.
  await mustFit(claim);
  const { profile, tokens } = await memberOf(claim, context);
  const { membershipNo, membershipId, memberName, employeeStatus, temporaryYn } = profile;
  const latinName = latinNameOf(profile);
  // A pair that came out of a refresh is one member's; of a posted one, only the access token has named its member.
  const unproven = tokens.refreshToken === claim.tokens.refreshToken ? ('refreshToken' as const) : undefined;
  const started = {
    ...claim,
    tokens,
    unproven,
    membershipNo,
    membershipId,
    memberName,
    latinName,
    employeeStatus,
    temporaryYn,
  };
  await mustFit(started);
  if (await ended.isKnownEnded(started)) throw new ProblemError('unauthorized');
  await session.start(started);
  // The hub revokes whole families: of the same member's, the posted pair may be a part.
  const sameMember = former?.membershipNo === started.membershipNo;
  if (former && !sameMember) await revokeAtHub(former);
  return {
    state: 'replaced',
    sameMember,
    viewer: viewerOf(started),
    membershipUserInfo: membershipUserInfo.parse(profile),
    mirror: tokenMirrorOf(started),
  };
}
