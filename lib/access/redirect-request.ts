import 'server-only';
import { type NextRequest, NextResponse } from 'next/server';
import { channelOfRequest } from '@/lib/bff/channel-of-request';
import { takeFromQuery } from '@/lib/chat/customer-values';
import { serverEnv } from '@/lib/env/server-env';
import { takeFollowUp } from '@/lib/feedback/follow-up';
import {
  detectLanguage,
  LANGUAGE_BY_COOKIE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
} from '@/lib/i18n/detect-language';
import { languageOfPath } from '@/lib/i18n/languages';
import { localizedPath, unlocalizedPath } from '@/lib/i18n/localized-path';
import { cookieAttributes } from '@/lib/request/cookies';
import { paths } from '@/lib/routes/paths';
import { clearedSessionCookies, HINT_COOKIE } from '@/lib/session/cookies';
import { sessionCookieName } from '@/lib/session/session';
import { validSession } from '@/lib/session/valid-session';
import { isWelcomeDue, WELCOME_COOKIE } from '@/lib/session/welcome-cookie';
import { decideAccess, isOpenToAll } from './access-rules';
import { pageLoadOf } from './page-load';

/** Until the page has loaded. */
const languageByLifetimeSeconds = 60;

export function refuse(status: number): NextResponse {
  return new NextResponse(null, { status, headers: { 'cache-control': 'private, no-store' } });
}

/** Puts the language into the path, and a customer's context or a follow-up into the fragment, which browsers do not send. */
export function redirectAddress(request: NextRequest): NextResponse | null {
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

/** To the login, home or another page, where the access rules do not open this one. */
export async function redirectAccess(request: NextRequest): Promise<NextResponse | null> {
  const { pathname, search } = request.nextUrl;
  const cookieValue = request.cookies.get(sessionCookieName())?.value;
  const insideApp = channelOfRequest(request) !== 'browser';
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
  const to = (path: string, query: Record<string, string>) =>
    redirectTo(request, localizedPath(locale, path), new URLSearchParams(query));
  if (decision.kind === 'toWelcome') {
    const returnTo = request.nextUrl.searchParams.get('returnTo');
    return to(paths.signUpSuccess(), returnTo === null ? {} : { returnTo });
  }
  const { notice } = decision;
  if (decision.kind === 'toHome') return to(paths.home(), { notice });
  if (decision.kind === 'toPassword') return to(paths.myPageUserInfo.editProfile(), { type: '3', notice });
  const response = to(paths.membershipLogin(), { notice, returnTo: pathname + search });
  const hasSigns = request.cookies.has(sessionCookieName()) || request.cookies.has(HINT_COOKIE);
  if (load === 'document' && hasSigns) {
    for (const cookie of clearedSessionCookies(serverEnv().PUBLIC_ORIGIN))
      response.headers.append('set-cookie', cookie);
  }
  return response;
}

/** The origin is Next's own address, whatever `Host` says. Next makes a redirect to it relative (decision 0132). */
function redirectTo(request: NextRequest, path: string, query: URLSearchParams, hash = ''): NextResponse {
  // `//host` and `/\\host` would leave the site.
  const target = new URL(path.replace(/^[/\\]+/, '/'), request.nextUrl.origin);
  target.search = query.toString();
  target.hash = hash;
  const response = NextResponse.redirect(target, 307);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}
