import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchRequests } from '@/lib/server/watch-requests';
import { useEnvironment } from '../env/environment';

const policy = "script-src 'none'";
const answers: Record<string, (response: ServerResponse) => void> = {
  'by a header': (response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>'),
  'with the head': (response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<p>'),
  'with a policy': (response) =>
    response.setHeader('content-security-policy', policy).writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  'with a policy in the head': (response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end('<p>'),
  'with two policies': (response) =>
    response
      .setHeader('content-security-policy', ["default-src 'none'"])
      .appendHeader('content-security-policy', policy)
      .setHeader('content-type', 'text/html')
      .end('<p>'),
  'as text': (response) => response.writeHead(404, 'no', { 'content-type': 'text/plain' }).end('x'),
};
const web = createServer((request, response) => answers[decodeURIComponent((request.url ?? '').slice(1))]?.(response));

beforeAll(async () => {
  useEnvironment();
  watchRequests();
  await new Promise<void>((resolve) => web.listen(0, resolve));
});
afterAll(() => {
  web.closeAllConnections();
  web.close();
});

const policyOf = async (name: string) =>
  (await fetch(`http://localhost:${(web.address() as AddressInfo).port}/${name}`)).headers.get(
    'content-security-policy',
  );

describe('S48 HTML without a policy of its own', () => {
  test.each(['by a header', 'with the head'])('that is sent %s runs no script', async (name) => {
    expect(await policyOf(name)).toMatch(/^default-src 'none'; .*base-uri 'none'; .*frame-ancestors 'none'$/);
    expect(await policyOf(name)).not.toContain('script-src');
  });

  test.each(['with a policy', 'with a policy in the head'])('is left alone %s', async (name) => {
    expect(await policyOf(name)).toBe(policy);
  });

  test('keeps only the last of two, which is the page’s own', async () => {
    expect(await policyOf('with two policies')).toBe(policy);
  });

  test('is only HTML', async () => expect(await policyOf('as text')).toBeNull());
});
