import type { CookieName } from '../request/cookie-names.ts';
import { type Language, languageByCode, languageByQuery, languageOfPath, languages } from './languages.ts';

/** Cookie twin of `localStorageLanguage`, so that the server can read the stored language. */
export const LANGUAGE_COOKIE = 'localStorageLanguage' satisfies CookieName;
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 3600;

/** `choice`: by `?lang=`. `detection`: no language was named, so that the one in local storage outranks it. */
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
 * By `?lang=`, the address, the stored language, `Accept-Language`, Korean. An address without a segment that was reached
 * from a page of the product is Korean whatever is stored: two tabs in two languages do not change each other's.
 * @returns `by`: null where the address or a page of the product decides
 */
export function detectLanguage(request: LanguageRequest): { language: Language; by: LanguageBy | null } {
  const chosen = languageByQuery(request.langParam);
  if (chosen) return { language: chosen, by: 'choice' };
  const ofPath = languageOfPath(request.pathname);
  if (ofPath.segment !== null || request.fetchSite === 'same-origin') return { language: ofPath, by: null };
  const language = languageByCode(request.stored) ?? languageOfAcceptHeader(request.acceptLanguage);
  return { language, by: 'detection' };
}
