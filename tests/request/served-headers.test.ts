import { describe, expect, test } from 'vitest';
import { dropUnservedHeaders } from '@/lib/request/served-headers';

const served = (headers: Record<string, string>) => {
  dropUnservedHeaders(headers);
  return headers;
};

test('S38 parts and preconditions, which files are answered 500 to, are taken away', () => {
  const asked = { range: 'bytes=9-1', 'if-match': 'x', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
  expect(served({ ...asked, 'if-none-match': '"x"', accept: '*/*' })).toEqual({
    'if-none-match': '"x"',
    accept: '*/*',
  });
});

test.each(['content-security-policy', 'content-security-policy-report-only'])(
  'S48 %s, out of which Next would take a nonce for everybody, is taken away',
  (name) => {
    expect(served({ [name]: "script-src 'nonce-mine'" })).toEqual({});
  },
);

test.each(['2', '3', 'x'])(
  'S38 prefetch %s, which would render a page for its request, becomes an ordinary one',
  (kind) => {
    expect(served({ 'next-router-prefetch': kind, rsc: '1' })).toEqual({ 'next-router-prefetch': '1', rsc: '1' });
  },
);

test.each([
  ['user-agent', 512],
  ['accept-language', 256],
])('S46 of a long %s only the first %i characters are read', (name, length) => {
  const headers = { [name]: 'a'.repeat(15_000) };
  dropUnservedHeaders(headers);
  expect(headers[name]).toHaveLength(length);
});

describe('S61 a router state', () => {
  const name = 'next-router-state-tree';
  const state = (tree: unknown) => encodeURIComponent(JSON.stringify(tree));
  const nested = (depth: number) => {
    let tree: unknown = ['__PAGE__', {}];
    for (let level = 1; level < depth; level += 1) tree = ['a', { children: tree }];
    return tree;
  };

  test('of the deepest page is sent to Next, whatever fields Next gives it', () => {
    const change = ['(personal)', 'myPage', 'reservationCheck', 'roomReservation', ['no', 'HR202609151234', 'd', null]];
    const tree = ['', ['locale', 'zh-CN', 'd', null], ...change, 'change'].reduceRight<unknown>(
      (children, segment) => [segment, { children }, null, null, 4, 'a new field'],
      ['__PAGE__', {}, null, 'refetch'],
    );
    expect(served({ [name]: state(tree), rsc: '1' })[name]).toBe(state(tree));
  });

  test.each([null, '0', '1, 1'])('is dropped without a request for a part, rsc: %s', (rsc) => {
    expect(served({ [name]: state(['', {}]), ...(rsc !== null && { rsc }) })[name]).toBeUndefined();
  });

  test('of more than 2 KB or 40 brackets is dropped, and is not parsed', () => {
    const attack = JSON.stringify(nested(850));
    expect(attack.length).toBeGreaterThan(13_000);
    const beforeUs = process.cpuUsage();
    for (const sent of [attack, encodeURIComponent(attack), state(nested(21)), state(['a'.repeat(2_048), {}])]) {
      expect(served({ [name]: sent, rsc: '1' })[name]).toBeUndefined();
    }
    const { user, system } = process.cpuUsage(beforeUs);
    expect((user + system) / 1_000, 'ms').toBeLessThan(10);
  });
});
