import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { loggerOptions, neverLogged } from '@/lib/observability/logger';

function written(fields: object): Record<string, unknown> {
  let text = '';
  pino(loggerOptions, {
    write: (line) => {
      text += line;
    },
  }).info(fields, 'a line');
  return JSON.parse(text);
}

describe('a field that must not reach a log', () => {
  test.each(neverLogged)('%s, beside the others, below them, and in a list', (field) => {
    const secret = { [field]: 'canary' };
    const line = written({ ...secret, route: '/hotels', body: { ...secret, nested: secret }, all: [{ one: secret }] });
    expect(JSON.stringify(line)).not.toContain('canary');
    const removed = { [field]: '[removed]' };
    expect(line).toMatchObject({
      ...removed,
      route: '/hotels',
      body: { ...removed, nested: removed },
      all: [{ one: removed }],
    });
  });
});

test('an error, an empty field and the caller’s own object stay what they are', () => {
  const fields = { err: new Error('broken'), body: { password: 'typed' }, none: null, absent: undefined };
  expect(written(fields)).toMatchObject({ err: { type: 'Error', message: 'broken' }, none: null });
  expect(fields.body.password).toBe('typed');
});
