import { describe, expect, test } from 'vitest';
import { cookieValue } from '@/lib/request/cookies';
import { servedCookies } from '@/lib/request/served-cookies';
import { dropUnservedHeaders } from '@/lib/request/served-headers';

/** What `trim` takes off in JavaScript and is a byte of a name in HTTP, and what else is no name. */
const notSession = [
  ...['\xa0session=s', 'session\xa0=s', '\tsession=s', ' \tsession=s', '  session=s', 'session =s', '\x0bsession=s'],
  ...[
    '\ufeffsession=s',
    'Session=s',
    '"session"=s',
    '=session=s',
    'session',
    '$session=s',
    '%73ession=s',
    '\xe2\x80\xa8session=s',
  ],
];

describe('S50 S61 names of cookies', () => {
  test.each(notSession)('%j is not the session', (header) => {
    for (const [before, after] of [
      ['', ''],
      ['a=1; ', '; b=2'],
    ]) {
      expect(cookieValue(`${before}${header}${after}`, 'session')).toBeUndefined();
      expect(cookieValue(servedCookies(`${before}${header}${after}`), 'session')).toBeUndefined();
    }
  });

  test.each([
    ['session=a; signed-in=1', 'session=a; signed-in=1'],
    ['_ga=1;referral=2;;languageBy=', 'referral=2; languageBy='],
    ['__Host-session=a=b; x=', '__Host-session=a=b'],
    ['session=first; session=second', 'session=first'],
    ['\xa0session=s; session=t', 'session=t'],
    ['=session=s', ''],
    ['__prerender_bypass=x; session=s; __next_preview_data=y', 'session=s'],
  ])('of %j these are passed on: %j', (header, passedOn) => expect(servedCookies(header)).toBe(passedOn));

  test('of thousands of other cookies none is passed on', () => {
    const others = Array.from({ length: 3_000 }, (_, index) => `a${index.toString(36)}=`).join('; ');
    expect(servedCookies(`${others}; session=s; ${others}`)).toBe('session=s');
  });

  test('a request without a cookie that has a name has none', () => {
    const headers = { cookie: '\xa0session=s' };
    dropUnservedHeaders(headers);
    expect(headers).toEqual({});
  });
});
