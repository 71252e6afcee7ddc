import type { CookieName } from '../request/cookies.ts';
import { type Language, languageByCode, languageByQuery, languageOfPath, languages } from './languages.ts';

/** Cookie twin of `localStorageLanguage`, so that the server can read the stored language. */
export const LANGUAGE_COOKIE = 'localStorageLanguage' satisfies CookieName;
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600;

/** `choice` by `?lang=`; `detection` where none was named: only then local storage knows better. */
export const LANGUAGE_BY_COOKIE = 'languageBy' satisfies CookieName;
export type LanguageBy = 'choice' | 'detection';

const byHeaderTag: Record<string, Language['code']> = { ko: 'ko', en: 'en', ja: 'jp', jp: 'jp', zh: 'ch' };

/** `ja`/`jp` → jp, `zh` → ch, none → ko, others → en, by the highest q. */
export function languageOfAcceptHeader(header: string | null | undefined): Language {
  const first = (header ?? '')
    .split(',')
    .map((part, position) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find(Boolean);
      return { tag: tag.trim().toLowerCase(), q: q === undefined ? 1 : Number(q), position };
    })
    .filter(({ tag, q }) => tag !== '' && q > 0)
    .sort((a, b) => b.q - a.q || a.position - b.position)[0];
  const code = first === undefined ? 'ko' : (byHeaderTag[first.tag.split('-')[0] ?? ''] ?? 'en');
  return languages.find((language) => language.code === code) ?? languages[0];
}

export interface LanguageRequest {
  pathname: string;
  langParam: string | null;
  stored: string | undefined;
  acceptLanguage: string | null;
  fetchSite: string | null;
}

/**
 * In the order of the decisions: `?lang=`, the address, the stored one, `Accept-Language`, Korean. An address without
 * a segment that was reached from our own page is Korean whatever is stored: two tabs in two languages do not pull at
 * each other.
 */
export function detectLanguage(request: LanguageRequest): Language {
  const asked = languageByQuery(request.langParam);
  if (asked) return asked;
  const ofPath = languageOfPath(request.pathname);
  if (ofPath.segment !== null || request.fetchSite === 'same-origin') return ofPath;
  return languageByCode(request.stored) ?? languageOfAcceptHeader(request.acceptLanguage);
}

/** By what `detectLanguage` found the language; null where the address says it, or a page of our own led there. */
export function languageBy({ pathname, langParam, fetchSite }: LanguageRequest): LanguageBy | null {
  if (languageByQuery(langParam)) return 'choice';
  return languageOfPath(pathname).segment === null && fetchSite !== 'same-origin' ? 'detection' : null;
}
