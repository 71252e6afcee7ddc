import { describe, expect, it } from 'vitest';
import { appEntryTarget, asksForLoginCheck } from '@/lib/access/app-entry';
import { returnAddress } from '@/lib/access/return-address';

const origin = 'https://www.example.com';

describe('where a login leads', () => {
  it.each([
    [null, 'ja', '/jp'],
    ['/booking?hotel=a&room=2-0.b.c', 'ko', '/booking?hotel=a&room=2-0.b.c'],
    ['/jp/myPage', 'ja', '/jp/myPage'],
    ['/membershipLogin', 'en', '/en'],
    ['/en/signUp?x=1', 'en', '/en'],
    ['/signUpSuccess', 'ko', '/signUpSuccess'],
    ['https://evil.example/', 'ko', '/'],
    ['//evil.example', 'en', '/en'],
    ['/..//evil.example', 'en', '/en'],
  ])('%s in %s goes to %s', (asked, locale, target) => {
    expect(returnAddress(asked, { origin, locale })).toBe(target);
  });
});

describe('where the entry of the apps leads', () => {
  it.each([
    [null, 'en', '/en'],
    ['/myPage', 'ja', '/jp/myPage'],
    ['/cn/hotels?category=location', 'ja', '/cn/hotels?category=location'],
    ['/_app?returnTo=/_app', 'ko', '/'],
    ['/jp/%5Fapp', 'ja', '/jp'],
    ['/\\evil.example', 'ko', '/'],
    ['javascript:alert(1)', 'en', '/en'],
  ])('%s in %s goes to %s', (asked, locale, target) => {
    expect(appEntryTarget(asked, { origin, locale })).toBe(target);
  });
});

describe('the login check at the entry of the apps', () => {
  it.each([
    ['login', 'none', true],
    ['login', null, true],
    ['login', 'same-origin', true],
    ['login', 'cross-site', false],
    ['login', 'same-site', false],
    ['other', 'none', false],
    [null, 'none', false],
  ])('%s, asked for by a load that is %s: %s', (check, fetchSite, runs) => {
    expect(asksForLoginCheck(check, fetchSite)).toBe(runs);
  });
});
