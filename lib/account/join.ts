import 'server-only';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { type LoginAnswer, logIn } from '@/lib/bff/log-in';
import { limitMessage } from '@/lib/bff/rate-limit';
import { serverEnv } from '@/lib/env/server-env';
import { joinMember, joinMembership } from '@/lib/hub/contract/join';
import { referralCodeOf } from '@/lib/hub/contract/referral-code';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { forgetVerifiedPerson, spendVerification } from '@/lib/identity/verified-person';
import { REFERRAL_COOKIE } from '@/lib/referral/referral-cookie';
import { cookieValue, setCookie } from '@/lib/request/cookies';
import { welcomeCookie } from '@/lib/session/welcome-cookie';
import type { JoinRequest } from './join-request';

interface Joined {
  membershipNo: string;
  memberName: string;
}

export interface JoinAnswer extends Joined {
  login: LoginAnswer | null;
}

async function askHub(context: RouteContext<JoinRequest>): Promise<{ result: Joined; cookies: string[] }> {
  const { request, language, hub } = context;
  const { unverified, verification, ...facts } = context.body;
  const referralCode = referralCodeOf(cookieValue(request.headers.get('cookie'), REFERRAL_COOKIE)) ?? undefined;
  const member = { ...facts, referralCode, lang: language.code };
  if (unverified) {
    await limitMessage(joinMember, undefined);
    const { data } = await callHub(joinMember, { ...hub, body: { ...member, ...unverified } });
    return { result: data, cookies: await forgetVerifiedPerson(request) };
  }
  return spendVerification(request, 'signUp', verification, async ({ requestNo }) => {
    await limitMessage(joinMembership, undefined);
    return (await callHub(joinMembership, { ...hub, body: { ...member, requestNo } })).data;
  });
}

/** A member is made: that the login after it fails is no failure of joining. */
async function logInNow(context: RouteContext<JoinRequest>): Promise<LoginAnswer | null> {
  const { membershipId, password } = context.body;
  try {
    return await logIn({ ...context, body: { membershipId, password } });
  } catch (error) {
    if (isHubError(error)) return null;
    throw error;
  }
}

/**
 * Joining brings no tokens: a login follows. What was typed of a verified person does not count, and a verification is
 * kept where the hub refuses. @throws ProblemError as `spendVerification`; HubError as `joinMembership`
 */
export async function join(context: RouteContext<JoinRequest>): Promise<RouteResult> {
  const { result, cookies } = await askHub(context);
  const answer: JoinAnswer = { ...result, login: await logInNow(context) };
  const { PUBLIC_ORIGIN } = serverEnv();
  const session = answer.login && (await context.session.read());
  return {
    body: answer,
    cookies: [
      ...cookies,
      setCookie(REFERRAL_COOKIE, '', 0, PUBLIC_ORIGIN, true),
      ...(session ? [welcomeCookie(session, PUBLIC_ORIGIN)] : []),
    ],
  };
}
