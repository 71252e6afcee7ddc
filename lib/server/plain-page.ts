import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { detectLanguage, LANGUAGE_COOKIE } from '../i18n/detect-language.ts';
import { type Language, type Locale, languages } from '../i18n/languages.ts';
import { cookieValue } from '../request/cookies.ts';

/**
 * The page of a request that is refused before Next renders anything. It loads no file, and runs in plain Node, where
 * `@/` is unknown.
 */

export interface PlainPage {
  headers: Record<string, string>;
  html: string;
}

type Texts = typeof import('../../messages/ko/refusal.json');

const textsRead = new Map<Locale, Texts>();

function textsOf(locale: Locale): Texts {
  const known = textsRead.get(locale);
  if (known) return known;
  const texts: Texts = JSON.parse(readFileSync(join(process.cwd(), 'messages', locale, 'refusal.json'), 'utf8'));
  textsRead.set(locale, texts);
  return texts;
}

const TOO_LARGE_HEADERS = 431;

// Colours and measures of app/theme.css.
const style =
  'body{margin:0;background:#faf7f1;color:#1f1b16;font:1rem/1.6 system-ui,sans-serif}' +
  'main{max-width:34rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem}:lang(ko){word-break:keep-all}' +
  'b{color:#86642f}h1{margin:2rem 0 1rem;font-size:1.75rem;line-height:1.25;font-weight:500}' +
  'a{display:inline-block;color:#23463d}p a{padding:.75rem 1.5rem;background:#23463d;color:#fff;text-decoration:none}' +
  'nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin-top:2.5rem;font-size:.9375rem}nav a{padding:.75rem 0}';

const policy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** As a choice of the reader: a bare `/` is opened in the stored language. */
const linkHome = ({ queryValues: [value], locale, label }: Language) =>
  `<a href="/?lang=${value}" lang="${locale}" hreflang="${locale}">${label}</a>`;

/** @param status of the refusal; it chooses the words */
export function plainPage(status: number, language: Language): PlainPage {
  const texts = textsOf(language.locale);
  const [title, sentence] =
    status === TOO_LARGE_HEADERS
      ? [texts.cookies.title, texts.cookies.sentence]
      : [texts.address.title, texts.address.sentence];
  const others = languages.filter(({ code }) => code !== language.code).map(linkHome);
  const html =
    `<!doctype html><html lang="${language.locale}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${title}</title><style>${style}</style></head><body><main><b>Haneul</b>` +
    `<h1>${title}</h1><p>${sentence}</p><p><a href="/${language.segment ?? ''}">${texts.home}</a></p>` +
    `<nav aria-label="${texts.languages}">${others.join('')}</nav></main></body></html>`;
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(html)),
      'content-language': language.locale,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
    html,
  };
}

/** As much of a request as is known when it is refused. */
export interface RefusedRequest {
  method?: string;
  url?: string;
  headers: Pick<IncomingHttpHeaders, 'accept' | 'accept-language' | 'cookie' | 'sec-fetch-site'>;
}

/** The page for a person who opens an address; undefined for programs, which ask for no HTML. */
export function plainPageFor(status: number, { method, url = '/', headers }: RefusedRequest): PlainPage | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !headers.accept?.includes('text/html')) return undefined;
  const { language } = detectLanguage({
    pathname: url.split('?', 1)[0] ?? '/',
    langParam: null,
    stored: cookieValue(headers.cookie ?? null, LANGUAGE_COOKIE),
    acceptLanguage: headers['accept-language'] ?? null,
    fetchSite: null,
  });
  return plainPage(status, language);
}
