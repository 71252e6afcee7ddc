import 'server-only';
import { NextRequest, type NextResponse } from 'next/server';
import { formTargetsOf } from '@/lib/csp/form-targets';
import { nonceCsp } from '@/lib/csp/policy';
import { namesOf, thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';
import { serverEnv } from '@/lib/env/server-env';
import { referralCodeIn } from '@/lib/hub/contract/referral-code';
import { unlocalizedPath } from '@/lib/i18n/localized-path';
import { REFERRAL_COOKIE, REFERRAL_COOKIE_SECONDS } from '@/lib/referral/referral-cookie';
import { cookieAttributes } from '@/lib/request/cookies';
import { readRequestPath } from '@/lib/request/request-path';
import { pageKind } from '@/lib/routes/pages';
import { paths } from '@/lib/routes/paths';
import { WELCOME_COOKIE } from '@/lib/session/welcome-cookie';
import { redirectAccess, redirectAddress, refuse } from './redirect-request';

/** Language, access, then the page with its policy. @param rewriteLanguage next-intl's middleware (`/jp` to `ja`) */
export async function answerRequest(
  request: NextRequest,
  rewriteLanguage: (request: NextRequest) => NextResponse,
): Promise<NextResponse> {
  const target = readRequestPath(request.nextUrl.pathname);
  // web-server.ts refuses these too; here for servers without it.
  if (target.kind !== 'path') return refuse(target.kind === 'refused' ? target.status : 400);
  return redirectAddress(request) ?? (await redirectAccess(request)) ?? openPage(request, target.path, rewriteLanguage);
}

function openPage(
  request: NextRequest,
  path: string,
  rewriteLanguage: (request: NextRequest) => NextResponse,
): NextResponse {
  const headers = new Headers(request.headers);
  if (pageKind(path) === 'public') {
    // Next writes the query of the request into the page, which is cached for everybody.
    const url = request.nextUrl.clone();
    url.search = '';
    return rewriteLanguage(new NextRequest(url, { headers }));
  }
  const env = serverEnv();
  const csp = nonceCsp(crypto.randomUUID().replaceAll('-', ''), {
    https: env.PUBLIC_ORIGIN.startsWith('https:'),
    outside: namesOf(thirdPartyScriptsOf(env)),
    formTargets: formTargetsOf(path, env.IDENTITY_FORM_URL),
    connectTargets: env.VOC_BASE_URL === undefined ? [] : [new URL(env.VOC_BASE_URL).origin],
    development: process.env.NODE_ENV === 'development',
  });
  // Next takes the nonce of its own scripts from this request header.
  headers.set('content-security-policy', csp);
  const response = rewriteLanguage(new NextRequest(request.nextUrl, { headers }));
  keepReferral(request, path, response);
  if (unlocalizedPath(path) === paths.signUpSuccess() && request.cookies.has(WELCOME_COOKIE)) {
    response.cookies.set(WELCOME_COOKIE, '', { ...cookieAttributes(env.PUBLIC_ORIGIN), httpOnly: true, maxAge: 0 });
  }
  response.headers.set('content-security-policy', csp);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

function keepReferral(request: NextRequest, path: string, response: NextResponse): void {
  if (unlocalizedPath(path) !== paths.signUp()) return;
  const code = referralCodeIn(request.nextUrl.searchParams);
  if (code === null) return;
  response.cookies.set(REFERRAL_COOKIE, code, {
    ...cookieAttributes(serverEnv().PUBLIC_ORIGIN),
    httpOnly: true,
    maxAge: REFERRAL_COOKIE_SECONDS,
  });
}
