import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { earlyScript } from '@/lib/csp/early-script';
import { EARLY_SCRIPT_DIGEST } from '@/lib/csp/policy';
import { storedLanguageScript } from '@/lib/csp/stored-language-script';
import { LANGUAGE_COOKIE_SECONDS } from '@/lib/i18n/detect-language';
import { setCookie } from '@/lib/request/cookies';

describe('the script that every page holds in itself', () => {
  it('is the one that policies by nonce allow', () => {
    expect(createHash('sha256').update(earlyScript, 'utf8').digest('base64')).toBe(EARLY_SCRIPT_DIGEST);
  });
});

interface Visit {
  path: string;
  stored?: string | null;
  /** Value of the cookie that the redirect before has set. */
  by?: 'choice' | 'detection';
  referrer?: string;
}

/** Runs the script as a browser would at an address. @returns where it leads, and the cookies that it writes */
function visit({ path, stored = null, by, referrer = '' }: Visit) {
  const written: string[] = [];
  const replaced: string[] = [];
  const document = {
    referrer,
    documentElement: { style: {} },
    get cookie() {
      return ['signed-in=1', ...(by ? [`languageBy=${by}`] : [])].join('; ');
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const { pathname, search, hash, origin } = new URL(path, 'https://www.hotel.example');
  const location = { pathname, search, hash, origin, replace: (address: string) => replaced.push(address) };
  new Function('document', 'location', 'localStorage', storedLanguageScript)(document, location, {
    getItem: (key: string) => (key === 'localStorageLanguage' ? stored : null),
  });
  return { leadsTo: replaced[0] ?? null, written, document };
}

describe('the language in local storage', () => {
  it.each<[string, Visit, string | null]>([
    ['is followed on an address without a segment', { path: '/hotels', stored: 'jp' }, '/jp/hotels'],
    ['keeps query and fragment', { path: '/search?checkIn=1#rooms', stored: 'en' }, '/en/search?checkIn=1#rooms'],
    ['is followed from home', { path: '/', stored: 'ch' }, '/cn'],
    ['is followed where the server guessed another', { path: '/en', stored: 'jp', by: 'detection' }, '/jp'],
    ['may be Korean', { path: '/en/hotels?a=1', stored: 'ko', by: 'detection' }, '/hotels?a=1'],
    ['is followed from the home of a guessed language', { path: '/cn', stored: 'ko', by: 'detection' }, '/'],
    ['changes nothing under a segment', { path: '/en/hotels', stored: 'jp' }, null],
    ['changes nothing after ?lang=', { path: '/hotels', stored: 'jp', by: 'choice' }, null],
    ['changes nothing that is right already', { path: '/hotels', stored: 'ko' }, null],
    ['changes nothing where none is stored', { path: '/hotels' }, null],
    ['changes nothing by an unknown value', { path: '/hotels', stored: 'constructor' }, null],
    [
      'changes nothing on the way from a page of the product',
      { path: '/hotels', stored: 'jp', referrer: 'https://www.hotel.example/en' },
      null,
    ],
    [
      'is followed from a page of another site',
      { path: '/hotels', stored: 'jp', referrer: 'https://www.hotel.example.evil.example/' },
      '/jp/hotels',
    ],
    ['leads to no other site', { path: '/en//evil.example', stored: 'ko', by: 'detection' }, null],
  ])('%s', (_, where, address) => {
    expect(visit(where).leadsTo).toBe(address);
  });

  it('is reported to the server, and the redirect is forgotten', () => {
    const { written, document } = visit({ path: '/en', stored: 'jp', by: 'detection' });
    expect(written).toEqual([
      'languageBy=; Path=/; Max-Age=0',
      setCookie('localStorageLanguage', 'jp', LANGUAGE_COOKIE_SECONDS, 'https://www.hotel.example', false),
    ]);
    const byHttp = visit({ path: 'http://localhost:3000/en', stored: 'jp', by: 'detection' });
    expect(byHttp.written.at(-1)).toBe(
      setCookie('localStorageLanguage', 'jp', LANGUAGE_COOKIE_SECONDS, 'http://localhost:3000', false),
    );
    expect(document).toMatchObject({ followsLanguage: true, documentElement: { style: { visibility: 'hidden' } } });
  });
});
