import { describe, expect, test, vi } from 'vitest';
import { POST as returnByPost } from '@/app/api/identity/callback/route';
import { seal } from '@/lib/identity/identity-flow';
import { processWideValues } from '@/lib/process-wide';
import { testEnvironment } from '../env/environment';
import type { ProviderReturn } from '../sandbox/identity-steps';
import { comeBack, finish, returnedVisit, startBody, visitProvider, withProvider } from './identity-visit';

const sandbox = withProvider();

/** The callback's refusal, and that it is a page which redirects to ours. */
async function expectRefusal(response: Response, status: number, outcome: string): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBeNull();
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain(`content="0;url=/en/identityReturn?outcome=${outcome}"`);
}

describe('S13 the return is refused', () => {
  test('a second time: 409, by either way', async () => {
    const { away } = await visitProvider(sandbox);
    expect((await comeBack(away)).status).toBe(303);
    await expectRefusal(await comeBack(away), 409, 'used');
    await expectRefusal(await comeBack({ ...away, method: 'GET' }), 409, 'used');
  });

  test('sent ten times at once: one goes on, nine are 409', async () => {
    const { away } = await visitProvider(sandbox);
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await comeBack(away)).status));
    expect(statuses.toSorted()).toEqual([303, ...Array(9).fill(409)]);
  });

  test('after its ten minutes: 410', async () => {
    const { away } = await visitProvider(sandbox);
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    await expectRefusal(await comeBack(away), 410, 'expired');
  });

  const junk = 'j'.repeat(10_000);
  const stateless = (address: string) => address.split('?')[0] ?? '';
  const cases: readonly [string, (away: ProviderReturn) => ProviderReturn | Promise<ProviderReturn>][] = [
    ['without a state', (away) => ({ ...away, address: stateless(away.address) })],
    ['with a state that is no seal', (away) => ({ ...away, address: `${stateless(away.address)}?state=${junk}` })],
    [
      'with a seal of another kind as state',
      async (away) => {
        const flow = await seal('receipt', {
          stateId: 'a'.repeat(43),
          tokenVersionId: 't',
          encData: 'e',
          integrityValue: 'i',
          expiresAt: Date.now(),
        });
        return { ...away, address: `${stateless(away.address)}?${new URLSearchParams({ state: flow })}` };
      },
    ],
    ['with two states', (away) => ({ ...away, address: `${away.address}&state=x` })],
    ['with a second state in the body', (away) => ({ ...away, fields: { ...away.fields, state: 'x' } })],
    ['with fields that are too long', (away) => ({ ...away, fields: { ...away.fields, enc_data: junk } })],
    ['with an empty field', (away) => ({ ...away, fields: { ...away.fields, integrity_value: '' } })],
    ['with a field twice', (away) => ({ ...away, address: `${away.address}&enc_data=x` })],
    [
      'with a field missing',
      (away) => ({ ...away, fields: { token_version_id: 't', enc_data: away.fields.enc_data ?? '' } }),
    ],
  ];
  test.each(cases)('%s: 400, and the true return still works', async (_name, change) => {
    const { away } = await visitProvider(sandbox);
    const changed = await change(away);
    for (const method of ['POST', 'GET'] as const) {
      await expectRefusal(await comeBack({ ...changed, method }), 400, 'unreadable');
    }
    expect((await comeBack(away)).status).toBe(303);
  });

  test.each([
    ['text/plain', 'x', 415],
    ['multipart/form-data; boundary=x', '--x--', 415],
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', 'x'.repeat(70_000), 413],
    ['application/x-www-form-urlencoded', new Uint8Array([0xff, 0xfe, 0x00]), 400],
    ['application/x-www-form-urlencoded', '%%%&=&&===%00', 400],
  ])('as %s that is no form of the provider: 4xx', async (type, body, status) => {
    const headers = { 'content-type': type, 'accept-language': 'en' };
    const request = new Request(`${testEnvironment.PUBLIC_ORIGIN}/api/identity/callback`, {
      method: 'POST',
      headers,
      body,
    });
    await expectRefusal(await returnByPost(request), status, 'unreadable');
  });

  test.each([
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    '/\tevil',
    'javascript:alert(1)',
    '/..//evil.example',
  ])('no way leads off the site: returnTo %j', async (returnTo) => {
    const { receipt, cookie, away } = await returnedVisit(sandbox, { body: { ...startBody, returnTo } });
    expect(new URL(away.address).origin).toBe(testEnvironment.PUBLIC_ORIGIN);
    const { returnTo: answered } = await (await finish(receipt, cookie)).json();
    expect(new URL(answered, testEnvironment.PUBLIC_ORIGIN).origin).toBe(testEnvironment.PUBLIC_ORIGIN);
    expect(answered).toMatch(/^\/(?![/\\])/);
  });

  test('no address in the return leads anywhere', async () => {
    const { away } = await visitProvider(sandbox);
    const response = await comeBack({
      ...away,
      fields: { ...away.fields, returnTo: 'https://evil.example', location: '//evil.example', locale: 'evil' },
    });
    expect(response.headers.get('location')).toMatch(/^\/en\/identityReturn#/);
  });
});

describe('S13 a visitor who gave up', () => {
  test.each(['GET', 'POST'] as const)('that was cancelled there comes back by %s without anything', async (method) => {
    const { away } = await visitProvider(sandbox, { choice: 'cancel', method });
    const response = await comeBack(away);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/identityReturn?outcome=cancelled']);
    await expectRefusal(await comeBack(away), 409, 'used');
  });
});

describe('a return that breaks off', () => {
  /** A body whose sender goes away in its middle, as Next hands it on. */
  async function brokenOff(): Promise<Response> {
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(stream) {
        leaving.abort();
        stream.error(new Error('aborted'));
      },
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
    const init = { method: 'POST', headers, body, duplex: 'half', signal: leaving.signal } as RequestInit;
    return returnByPost(new Request(`${testEnvironment.PUBLIC_ORIGIN}/api/identity/callback?state=x`, init));
  }

  test('is no failure of the product: nothing goes into the log', async () => {
    const lines: string[] = [];
    processWideValues.set('logger', { error: (line: unknown) => lines.push(JSON.stringify(line)) });
    const { status } = await brokenOff();
    processWideValues.delete('logger');
    expect({ status, lines }).toEqual({ status: 499, lines: [] });
  });
});
