// @vitest-environment node
import { NextRequest, NextResponse } from 'next/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { paths } from '@/lib/paths';
import { useEnvironment } from '../env/environment';

const origin = 'https://www.hotel.example';

/** Every address of My Page that `lib/paths` can write; a new one comes along by itself. */
function addressesOf(entry: unknown): string[] {
  if (typeof entry === 'function') return [entry('sample')];
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(addressesOf) : [];
}
const memberPaths = Object.entries(paths)
  .filter(([name]) => name.startsWith('myPage'))
  .flatMap(([, entry]) => addressesOf(entry))
  .map((address) => address.split('?', 1)[0] as string);

const variants: [string, (path: string) => string][] = [
  ['as it is', (path) => path],
  ['with a language', (path) => `/jp${path}`],
  ['with a slash at its end', (path) => `${path}/`],
  ['with .rsc', (path) => `${path}.rsc`],
  ['with a segment of the router', (path) => `${path}.segments/_tree.segment.rsc`],
  ['with an escaped letter', (path) => path.replace('my', '%6dy')],
  ['with two slashes', (path) => `/en/${path}`],
  ['with a parameter of its own', (path) => `${path};jsessionid=1`],
  ['by way of a public page', (path) => `/hotels/..${path}`],
  ['behind a public page', (path) => `/hotels${path}`],
];

const disguises: Record<string, string>[] = [
  {},
  { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-url': '/hotels' },
  { 'next-router-prefetch': '1', rsc: '1' },
  { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') },
  { 'x-middleware-rewrite': '/hotels', 'x-middleware-next': '1', 'x-middleware-override-headers': 'cookie' },
  { 'x-original-url': '/hotels', 'x-rewrite-url': '/hotels', 'x-invoke-path': '/hotels', 'x-matched-path': '/hotels' },
  { 'x-nextjs-data': '1' },
  { 'sec-purpose': 'prefetch' },
  { cookie: '__Host-session=forged; session=forged; signed-in=1' },
];

beforeEach(() => useEnvironment({ PUBLIC_ORIGIN: origin }));

describe('S14 a page of My Page without a session', () => {
  test('the table covers the whole of My Page', () => expect(memberPaths.length).toBeGreaterThan(18));

  test.each(variants)('%s is never opened, whatever internal headers are sent along', async (_, vary) => {
    for (const path of memberPaths) {
      for (const headers of disguises) {
        const opened: string[] = [];
        const request = new NextRequest(origin + vary(path), {
          headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html', ...headers },
        });
        const response = await answerRequest(request, ({ nextUrl }) => {
          opened.push(nextUrl.pathname);
          return NextResponse.next();
        });
        expect(opened, `${vary(path)} with ${Object.keys(headers)}`).toEqual([]);
        expect([307, 401]).toContain(response.status);
      }
    }
  });
});
