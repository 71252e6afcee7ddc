import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeConsoleAsLines } from '@/lib/observability/console-lines';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { enterRequest } from '../request/enter-request';

const lines: Record<string, unknown>[] = [];
const { console: written } = globalThis;
const { debug, log, info, warn, error } = written;

beforeEach(() => {
  lines.length = 0;
  processWideValues.set('logger', pino(loggerOptions, { write: (line: string) => lines.push(JSON.parse(line)) }));
  writeConsoleAsLines();
});
afterEach(() => {
  Object.assign(written, { debug, log, info, warn, error });
  processWideValues.delete('logger');
});

test('what a framework writes is one line, without colours', () => {
  written.log('\u001b[32m✓\u001b[39m Ready in %dms', 75);
  written.warn('a\nb');
  written.log('');
  expect(lines).toMatchObject([
    { level: 'info', event: 'console', msg: '✓ Ready in 75ms' },
    { level: 'warn', event: 'console', msg: 'a\nb' },
  ]);
});

test('an error has its stack, its digest and the request that it belongs to', () => {
  const traceId = 'c0ffee'.padEnd(32, '1');
  enterRequest({
    requestId: 'a-request',
    beganAtMs: 0,
    traceparent: `00-${traceId}-${'1'.repeat(16)}-00`,
    address: undefined,
  });
  written.error('⨯', Object.assign(new TypeError('no such thing'), { digest: '123' }));
  expect(lines).toMatchObject([
    {
      level: 'error',
      msg: 'no such thing',
      errorName: 'TypeError',
      errorDigest: '123',
      requestId: 'a-request',
      traceId,
    },
  ]);
  expect(lines[0]?.stack).toContain('console-lines.test');
});
