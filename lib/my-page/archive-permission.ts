import 'server-only';
import * as z from 'zod';
import type { RouteContext } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { serverEnv } from '@/lib/env/server-env';
import { provePassword } from '@/lib/hub/contract/profile';
import { cookieValue, hostCookieName, setCookie } from '@/lib/request/cookies';
import { sealedBox } from '@/lib/session/sealed-box';
import type { Session } from '@/lib/session/session-schema';

/** Long enough for a press, and for apps whose download manager asks for the file once more. */
const PERMITTED_SECONDS = 120;

export const archiveBody = z.object({ password: z.string().min(1).max(200) });

/** `expiresAt` in seconds since 1970: a seal's own end has a minute of tolerance. */
const permission = sealedBox('archive', z.object({ sid: z.string(), expiresAt: z.int() }));

const nowSeconds = () => Math.floor(Date.now() / 1000);
const cookieName = () => hostCookieName('archive', serverEnv().PUBLIC_ORIGIN);

/**
 * `Set-Cookie` of a permission for this session and no other, once the hub has confirmed the password. A token in the link
 * would be in histories and logs. @throws HubError WRONG_PASSWORD; ProblemError `login_required`
 */
export async function permitArchive({ body, session, language }: RouteContext<z.infer<typeof archiveBody>>) {
  await session.call(provePassword, { body }, { language: language.locale });
  const { sid } = await session.member();
  const expiresAt = nowSeconds() + PERMITTED_SECONDS;
  const seal = await permission.seal({ sid, expiresAt }, { ttlSeconds: PERMITTED_SECONDS });
  return {
    body: { seconds: PERMITTED_SECONDS },
    cookies: [setCookie(cookieName(), seal, PERMITTED_SECONDS, serverEnv().PUBLIC_ORIGIN, true)],
  };
}

/** @throws ProblemError `forbidden` with PASSWORD_PROOF_EXPIRED for none, one that is over, and one of another session */
export async function demandPermission(request: Request, { sid }: Session): Promise<void> {
  const given = await permission.open(cookieValue(request.headers.get('cookie'), cookieName()));
  if (given?.sid === sid && given.expiresAt > nowSeconds()) return;
  throw new ProblemError('forbidden', { hubCode: 'PASSWORD_PROOF_EXPIRED', nothingDone: true });
}
