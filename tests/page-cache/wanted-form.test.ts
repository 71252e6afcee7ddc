import { expect, test } from 'vitest';
import { wantedForm } from '@/lib/page-cache/wanted-form';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;Q=1.0', 'gzip'],
  ['gzip;q=0.9, br;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['gzip; q=0.001', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['identity;q=0', null],
  ['gzip, identity;q=0', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=x', null],
])('Accept-Encoding %j is sent %s', (header, form) => {
  expect(wantedForm(header)).toBe(form);
});
