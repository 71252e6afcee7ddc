import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest, NextResponse } from 'next/server';
import { describe, expect, it } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { config } from '@/middleware';
import { useEnvironment } from '../env/environment';

const policies = ['content-security-policy', 'content-security-policy-report-only'];
const pages = ['/en/hotels', '/jp/hotels/dalbit-jeju', '/cn', '/hotels'];

/** Next takes a nonce out of either header, and would write an attacker's into a page that is cached for everybody. */
describe.each(policies)('a client that sends %s', (header) => {
  it.each(pages)('comes through the middleware on %s, which public pages else go around', (path) => {
    const asked = (headers: Record<string, string>) =>
      doesMiddlewareMatch({ config, nextConfig: {}, url: path, headers });
    expect(asked({ [header]: "script-src 'nonce-mine'" })).toBe(true);
    if (path !== '/hotels') expect(asked({})).toBe(false);
  });

  it.each(pages)('has it taken away on %s', async (path) => {
    useEnvironment();
    const request = new NextRequest(`http://localhost:3000${path}`, {
      headers: { [header]: "script-src 'nonce-mine'", 'sec-fetch-site': 'same-origin' },
    });
    let passedOn: string | null = 'not asked';
    await answerRequest(request, (rewritten) => {
      passedOn = rewritten.headers.get(header);
      return NextResponse.next();
    });
    expect(passedOn).toBeNull();
  });
});
