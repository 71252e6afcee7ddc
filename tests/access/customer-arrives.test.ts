import { unstable_doesMiddlewareMatch as doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest, NextResponse } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerRequest } from '@/lib/access/answer-request';
import { customerValuesOf } from '@/lib/chat/customer-values';
import { config } from '@/middleware';
import { customer, queryOf } from '../chat/customer-sample';
import { useEnvironment } from '../env/environment';

const origin = 'http://localhost:3000';
beforeAll(() => useEnvironment());

async function arriveAt(path: string, headers: Record<string, string> = {}) {
  const request = new NextRequest(origin + path, { headers: { accept: 'text/html', ...headers } });
  const response = await answerRequest(request, () => NextResponse.next());
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    target: location === null ? null : new URL(location, origin),
  };
}

describe('an address with a customer’s context', () => {
  it.each([
    ['/hotels/oreum-jeju', '/hotels/oreum-jeju'],
    ['/en', '/en'],
    ['/jp/search', '/jp/search'],
    ['/myPage', '/myPage'],
  ])('%s leads to the same page without it in what is sent', async (path, pathname) => {
    const query = queryOf(customer);
    query.set('room', '2-0');
    const { status, headers, target } = await arriveAt(`${path}?${query}`);
    expect(status).toBe(307);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect([target?.origin, target?.pathname, target?.search]).toEqual([origin, pathname, '?room=2-0']);
    expect(customerValuesOf(new URLSearchParams(target?.hash.replace('#customer:', '')))).toEqual(customer);
  });

  it('changes the language in the same step', async () => {
    const asked = await arriveAt(`/hotels?lang=jp&${queryOf(customer)}`);
    expect(asked.target?.pathname).toBe('/jp/hotels');
    expect(asked.target?.search).toBe('');
    expect(asked.target?.hash).toMatch(/^#customer:/);
    const read = await arriveAt(`/hotels?${queryOf(customer)}`, { 'accept-language': 'en' });
    expect([read.target?.pathname, read.target?.search]).toEqual(['/en/hotels', '']);
  });

  it('that is incomplete is cleaned, and carries nothing on', async () => {
    const { user_id: _, ...others } = customer;
    const { target } = await arriveAt(`/en/hotels?${queryOf(others)}`);
    expect(target?.href).toBe(`${origin}/en/hotels`);
  });

  it.each(['user_id', 'user_nm', 'user_hp', 'user_email'])(
    'comes through the middleware also where public pages else go around it, for %s alone',
    (name) => {
      const matches = (url: string) => doesMiddlewareMatch({ config, nextConfig: {}, url });
      expect(matches('/en/hotels')).toBe(false);
      expect(matches(`/en/hotels?${name}=x`)).toBe(true);
    },
  );
});
