import 'server-only';
import { NextRequest, NextResponse } from 'next/server';
import { decideAccess, isOpenToAll } from '@/lib/access/access-rules';
import { pageLoadOf } from '@/lib/access/page-load';
import { channelOf } from '@/lib/channel/app-marker';
import { takeFromQuery } from '@/lib/chat/customer-values';
import { formTargetsOf } from '@/lib/csp/form-targets';
import { nonceCsp } from '@/lib/csp/policy';
import { namesOf, thirdPartyScriptsOf } from '@/lib/csp/third-party-scripts';
import { serverEnv } from '@/lib/env/server-env';
import { takeFollowUp } from '@/lib/feedback/follow-up';
import { referralCodeIn } from '@/lib/hub/contract/referral-code';
import {
  detectLanguage,
  LANGUAGE_BY_COOKIE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
} from '@/lib/i18n/detect-language';
import { languageOfPath } from '@/lib/i18n/languages';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { REFERRAL_COOKIE, REFERRAL_COOKIE_SECONDS } from '@/lib/referral/referral-cookie';
import { cookieAttributes } from '@/lib/request/cookies';
import { readRequestPath } from '@/lib/request/request-path';
import { pageKind } from '@/lib/routes/pages';
import { paths } from '@/lib/routes/paths';
import { clearedSessionCookies, HINT_COOKIE } from '@/lib/session/cookies';
import { sessionCookieName } from '@/lib/session/session';
import { validSession } from '@/lib/session/valid-session';
import { isWelcomeDue, WELCOME_COOKIE } from '@/lib/session/welcome-cookie';

/** Until the page has loaded. */
const languageByLifetimeSeconds = 60;

const isHttps = (): boolean => serverEnv().PUBLIC_ORIGIN.startsWith('https:');

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

function refuse(status: number): NextResponse {
  return new NextResponse(null, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** Puts the language into the path, and a customer's context or a follow-up into the fragment, which browsers do not send. */
function redirectAddress(request: NextRequest): NextResponse | null {
  const { pathname, searchParams } = request.nextUrl;
  const langParam = searchParams.get('lang');
  const { language, by } = detectLanguage({
    pathname,
    langParam,
    stored: request.cookies.get(LANGUAGE_COOKIE)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    fetchSite: request.headers.get('sec-fetch-site'),
  });
  const target = localizedPath(language.locale, unlocalizedPath(pathname));
  const query = new URLSearchParams(searchParams);
  const customer = takeFromQuery(query);
  const followUp = takeFollowUp(query);
  if (target === pathname && langParam === null && customer === null && followUp === null) return null;
  query.delete('lang');
  const response = followUp
    ? redirectTo(request, localizedPath(language.locale, paths.feedbackArrival()), new URLSearchParams(), followUp)
    : redirectTo(request, target, query, customer ?? '');
  const cookie = cookieAttributes(serverEnv().PUBLIC_ORIGIN);
  if (by !== null) response.cookies.set(LANGUAGE_BY_COOKIE, by, { ...cookie, maxAge: languageByLifetimeSeconds });
  if (by === 'choice') {
    response.cookies.set(LANGUAGE_COOKIE, language.code, { ...cookie, maxAge: LANGUAGE_COOKIE_SECONDS });
  }
  return response;
}

async function redirectAccess(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl;
  const env = serverEnv();
  const cookieValue = request.cookies.get(sessionCookieName())?.value;
  const insideApp =
    channelOf(request.headers.get('user-agent'), { ios: env.APP_UA_IOS, android: env.APP_UA_ANDROID }) !== 'browser';
  // Redis is asked only where a rule needs the session. An unknown session has not ended: the page shows the failure.
  const session = isOpenToAll({ pathname, search, insideApp }) ? null : await validSession(cookieValue);
  const known = session === 'unknown' ? null : session;
  const decision = decideAccess({
    pathname,
    search,
    loggedIn: session !== null,
    temporary: known?.temporaryYn === 'Y',
    welcomeDue: known !== null && isWelcomeDue(known, request.cookies.get(WELCOME_COOKIE)?.value),
    insideApp,
  });
  if (decision.kind === 'open') return null;
  const load = pageLoadOf(request.headers);
  // The router would follow a redirect unseen, and late cleared cookies would end the session of a login in
  // between. It turns a failed navigation into a full load, which then gets the redirect.
  if (load === 'background') return refuse(decision.kind === 'toLogin' ? 401 : 403);
  const { locale } = languageOfPath(pathname);
  if (decision.kind === 'toHome') {
    return redirectTo(request, localizedPath(locale, paths.home()), new URLSearchParams({ notice: decision.notice }));
  }
  if (decision.kind === 'toWelcome') {
    const returnTo = request.nextUrl.searchParams.get('returnTo');
    const query = new URLSearchParams(returnTo === null ? {} : { returnTo });
    return redirectTo(request, localizedPath(locale, paths.signUpSuccess()), query);
  }
  if (decision.kind === 'toPassword') {
    const screen = new URL(paths.myPageUserInfo.editProfile({ type: 3 }), request.nextUrl.origin);
    screen.searchParams.set('notice', decision.notice);
    return redirectTo(request, localizedPath(locale, screen.pathname), screen.searchParams);
  }
  const response = redirectTo(
    request,
    localizedPath(locale, paths.membershipLogin()),
    new URLSearchParams({ notice: decision.notice, returnTo: pathname + search }),
  );
  const hasSigns = request.cookies.has(sessionCookieName()) || request.cookies.has(HINT_COOKIE);
  if (load === 'document' && hasSigns) {
    // Next's own `delete` leaves `Secure` out, and browsers then ignore it for a `__Host-` cookie.
    for (const cookie of clearedSessionCookies(env.PUBLIC_ORIGIN)) response.headers.append('set-cookie', cookie);
  }
  return response;
}

function openPage(
  request: NextRequest,
  path: string,
  rewriteLanguage: (request: NextRequest) => NextResponse,
): NextResponse {
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy');
  headers.delete('content-security-policy-report-only');
  if (pageKind(path) === 'public') {
    // Next writes the query of the request into the page, which is cached for everybody.
    const url = request.nextUrl.clone();
    url.search = '';
    return rewriteLanguage(new NextRequest(url, { headers }));
  }
  const env = serverEnv();
  const csp = nonceCsp(crypto.randomUUID().replaceAll('-', ''), {
    https: isHttps(),
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

/** Keeps the referral code until the visitor has joined. */
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

/** Next makes the address relative where the host is the request's, so a forged `Host` has no effect. */
function redirectTo(request: NextRequest, path: string, query: URLSearchParams, hash = ''): NextResponse {
  // `//host` and `/\\host` would leave the site.
  const target = new URL(path.replace(/^[/\\]+/, '/'), request.nextUrl.origin);
  target.search = query.toString();
  target.hash = hash;
  const response = NextResponse.redirect(target, 307);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}
