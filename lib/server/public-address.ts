import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isOpenToAll } from '../access/access-rules.ts';
import { customerParameters } from '../chat/customer-address.ts';
import { detectLanguage, LANGUAGE_COOKIE } from '../i18n/detect-language.ts';
import { languageOfPath } from '../i18n/languages.ts';
import { cookieValue } from '../request/cookies.ts';
import { RSC_HEADER, RSC_PARAMETER } from '../request/next-protocol.ts';
import { pageKind } from '../routes/pages.ts';

/** With one of these a public page with a language segment goes through the middleware, which redirects without them. */
export const takenByMatchers = ['lang', 'user_id', 'user_nm', 'user_hp', 'user_email', 'vocId', 'cstNo'] as const;
const takenByMiddleware = [...takenByMatchers, ...customerParameters];

const plainValue = /^\w*$/;
/** Without a value where Next has nothing to tell parts apart by. */
const plainPart = /^[\w-]{0,64}$/;

/** Is the page at a path everybody's? */
export const isCached = (path: string): boolean =>
  pageKind(path) === 'public' && [true, false].every((insideApp) => isOpenToAll({ pathname: path, insideApp }));

/** As the middleware decides it; `false` also where a cookie is spelled so that two readers may differ. */
function isInItsLanguage(pathname: string, headers: IncomingHttpHeaders): boolean {
  const stored = cookieValue(headers.cookie ?? null, LANGUAGE_COOKIE);
  if (stored !== undefined && !plainValue.test(stored)) return false;
  const asked = { pathname, langParam: null, stored, acceptLanguage: headers['accept-language'] ?? null };
  const { language } = detectLanguage({ ...asked, fetchSite: String(headers['sec-fetch-site'] ?? '') });
  return language.segment === languageOfPath(pathname).segment;
}

/** Does the middleware redirect, and take the rest of the query along? */
function isRedirected(path: string, query: URLSearchParams, headers: IncomingHttpHeaders): boolean {
  // As Next's matchers read it: a parameter without a value is none.
  if (languageOfPath(path).segment !== null) return takenByMatchers.some((name) => query.getAll(name).join() !== '');
  return takenByMiddleware.some((name) => query.has(name)) || !isInItsLanguage(path, headers);
}

/**
 * The address of a request without a query that no public page reads: Next would write it into the page, which everybody is
 * shown (SECURITY 48), and one visitor's campaign is no reason to render the page again.
 */
export function withoutQuery({ method, url = '/', headers }: IncomingMessage): string {
  const end = url.indexOf('?');
  const path = url.slice(0, end);
  if (end < 0 || (method !== 'GET' && method !== 'HEAD') || !isCached(path)) return url;
  // Next redirects to the path without its last slash.
  if (path !== '/' && path.endsWith('/')) return url;
  const query = new URLSearchParams(url.slice(end + 1));
  if (isRedirected(path, query, headers)) return url;
  const part = headers[RSC_HEADER] === undefined ? null : query.get(RSC_PARAMETER);
  if (part === null || !plainPart.test(part)) return path;
  return `${path}?${RSC_PARAMETER}${part === '' ? '' : `=${part}`}`;
}
