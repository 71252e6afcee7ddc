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
import { isSessionTooLarge, newSession, sealSession } from '@/lib/session/session';
import { claimId } from '@/lib/session/session-key';
import type { Session } from '@/lib/session/session-schema';
import { channelOfRequest } from './channel-of-request';
import type { RouteContext } from './handle-route';
import { ProblemError, TRY_AGAIN_SECONDS } from './problem-error';
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

/** The pair in local storage; any number of leading `Bearer ` is removed. */
export const syncBody = z.object({ accessToken: token, refreshToken: token });

export type SyncAnswer =
  | { state: 'same'; mirror: TokenPair | null }
  | {
      state: 'replaced';
      /** The previous session was this member's too: the page need not reload. */
      sameMember: boolean;
      membershipUserInfo: MembershipUserInfo;
      mirror: TokenPair | null;
    };

/** Two posts of one pair share its id and so one refresh: the hub would take two for a stolen token. */
function claimOf(tokens: TokenPair, bornIn: Session['bornIn']): Session {
  const unknownMember = { membershipNo: '', membershipId: '', memberName: '' };
  return {
    ...newSession({ tokens, bornIn, ...unknownMember, employeeStatus: 'N', temporaryYn: 'N' }),
    sid: claimId(tokens.refreshToken),
  };
}

/** By the refresh token alone, also by one that was rotated, with which the hub would revoke the family. */
async function isPairOf(session: Session, claim: Session, inCookie: TokenPair): Promise<boolean> {
  const { refreshToken } = claim.tokens;
  if (session.sid === claim.sid || [session.tokens, inCookie].some((pair) => pair.refreshToken === refreshToken)) {
    return true;
  }
  if (isPastPair(session, refreshToken)) return true;
  return (await refresher.latestTokens({ ...session, tokens: claim.tokens })).refreshToken !== refreshToken;
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
  const known = await refresher.latestTokens(claim);
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
    if (isHubError(error, 'unauthorized'))
      throw new ProblemError('try_again', { retryAfterSeconds: TRY_AGAIN_SECONDS });
    throw error;
  }
}

async function mustFit(session: Session): Promise<void> {
  try {
    await sealSession(session);
  } catch (error) {
    if (isSessionTooLarge(error)) throw new ProblemError('payload_too_large');
    throw error;
  }
}

/**
 * Adopts the pair that the native side has stored (SECURITY 25; docs/decisions/0017), after the hub has named its member. @throws ProblemError `forbidden` outside the apps, `unauthorized` for a
 * refused pair (never `session_expired`: the page's own session is not over), `payload_too_large`, `try_again`
 */
export async function syncSession(context: RouteContext<z.infer<typeof syncBody>>): Promise<SyncAnswer> {
  const { body: posted, session, request } = context;
  const channel = channelOfRequest(request);
  if (channel === 'browser') throw new ProblemError('forbidden');

  const claim = claimOf(posted, channel);
  const inCookie = (await session.read())?.tokens;
  const previous = await session.readLatest();
  if (previous && inCookie && (await isPairOf(previous, claim, inCookie))) {
    return { state: 'same', mirror: tokenMirrorOf(previous) };
  }
  // Tokens of two pairs: the hub would name the member of the access token, and the refresh token may be another's.
  if ([previous?.tokens, inCookie].some((own) => own?.accessToken === posted.accessToken)) {
    throw new ProblemError('unauthorized');
  }

  // Before a refresh: if the refreshed pair did not fit, the native side would be left with a used one.
  await mustFit(claim);
  const { profile, tokens } = await memberOf(claim, context);
  const { membershipNo, membershipId, memberName, employeeStatus, temporaryYn } = profile;
  const latinName = latinNameOf(profile);
  // Both tokens of a refreshed pair are one member's; for a posted pair the hub has only proven the access token.
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
  // The hub revokes whole families, and the posted pair may belong to the same member's.
  const sameMember = previous?.membershipNo === started.membershipNo;
  if (previous && !sameMember) await revokeAtHub(previous);
  return {
    state: 'replaced',
    sameMember,
    membershipUserInfo: membershipUserInfo.parse(profile),
    mirror: tokenMirrorOf(started),
  };
}
