import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRequestError } from '@/instrumentation';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { enterRequest } from '../request/enter-request';

const traceId = 'c0ffee'.padEnd(32, '1');
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  processWideValues.set('logger', pino(loggerOptions, { write: (text: string) => written.push(text) }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  processWideValues.delete('logger');
});

const enter = (requestId: string) =>
  enterRequest({
    requestId,
    beganAtMs: 0,
    span: { traceId, spanId: '1'.repeat(16), headers: { traceparent: '' } },
    address: undefined,
  });
const report = (error: unknown) =>
  onRequestError(
    error,
    { path: '/en/help?number=canary', method: 'GET', headers: { cookie: 'session=canary' } },
    {
      routerKind: 'App Router',
      routePath: '/[locale]/(public)/help/page',
      routeType: 'render',
      renderSource: 'react-server-components',
      revalidateReason: undefined,
    },
  );

test('an error that Next reports is one line with the ids of its request, the digest and the stack, without the address', async () => {
  enter('a-request');
  const error = Object.assign(new TypeError('no such thing'), { digest: '123' });
  await report(error);
  await report(error);
  expect(written.map((text) => JSON.parse(text))).toMatchObject([
    {
      level: 'error',
      event: 'unexpected',
      where: 'render /[locale]/(public)/help/page',
      requestId: 'a-request',
      traceId,
      errorName: 'TypeError',
      errorMessage: 'no such thing',
      errorDigest: '123',
      stack: expect.stringContaining('request-errors.test'),
    },
  ]);
  expect(written.join()).not.toContain('canary');

  enter('another-request');
  await report(error);
  expect(JSON.parse(written[1] ?? '')).toMatchObject({ requestId: 'another-request', errorDigest: '123' });
});

test('a text with a line break makes no line of its own', async () => {
  enter('a-request');
  await report(new Error('broken\n{"level":"info","event":"request","status":200}'));
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toContain('\n');
  expect(JSON.parse(written[0] ?? '').event).toBe('unexpected');
});
