import { describe, expect, it } from 'vitest';
import { asksForLoginCheck } from '@/lib/access/login-check';

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
