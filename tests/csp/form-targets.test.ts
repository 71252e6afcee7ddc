import { expect, test } from 'vitest';
import { formTargetsOf } from '@/lib/csp/form-targets';
import { nonceCsp } from '@/lib/csp/policy';
import { paths } from '@/lib/routes/paths';

const provider = 'https://provider.example/niceid/form';

test.each([
  ['/identityVerification', ['https://provider.example']],
  ['/en/identityVerification', ['https://provider.example']],
  ['/cn/identityVerification', ['https://provider.example']],
  ['/identityReturn', []],
  ['/signUp', []],
  ['/membershipLogin', []],
  ['/identityVerification/x', []],
  ['/%69dentityVerification', []],
  ['/', []],
])('S13 a form on %s may be posted to %j beside this site', (pathname, origins) => {
  expect(formTargetsOf(pathname, provider)).toEqual(origins);
});

test('S13 without a provider no form goes anywhere else', () => {
  expect(formTargetsOf(paths.identityVerification(), undefined)).toEqual([]);
});

test('S13 the policy names the provider where a form is posted there, and itself alone otherwise', () => {
  expect(nonceCsp('n', { https: true })).toContain("; form-action 'self';");
  const policy = nonceCsp('n', { https: true, formTargets: ['https://provider.example'] });
  expect(policy).toContain("; form-action 'self' https://provider.example;");
});
