import { expect, test } from 'vitest';
import { dropUnservedHeaders } from '@/lib/request/served-headers';

const after = (headers: Record<string, string>) => {
  dropUnservedHeaders(headers);
  return headers;
};

test('S38 parts and preconditions, which files are answered 500 to, are taken away', () => {
  const asked = { range: 'bytes=9-1', 'if-match': 'x', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
  expect(after({ ...asked, 'if-none-match': '"x"', accept: '*/*' })).toEqual({ 'if-none-match': '"x"', accept: '*/*' });
});

test('S38 a prefetch that would draw a page for its request becomes an ordinary one', () => {
  expect(after({ 'next-router-prefetch': '2', rsc: '1' })).toEqual({ 'next-router-prefetch': '1', rsc: '1' });
  expect(after({ 'next-router-prefetch': '1' })).toEqual({ 'next-router-prefetch': '1' });
});

test.each([
  ['user-agent', 512],
  ['accept-language', 256],
])('S46 of a long %s only the first %i characters are read', (name, length) => {
  const headers = { [name]: 'a'.repeat(15_000) };
  dropUnservedHeaders(headers);
  expect(headers[name]).toHaveLength(length);
});
