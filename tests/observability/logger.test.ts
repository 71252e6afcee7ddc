import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('every line has the id of the build, and none where nothing is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const lineWith = (folderOfBuild: string) => {
    const code = `import { logger } from './lib/observability/logger.ts'; logger().info('a line'); logger().flush();`;
    const env = { ...process.env, DIST_DIR: folderOfBuild, LOG_LEVEL: 'info' };
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' });
    return JSON.parse(stdout);
  };
  writeFileSync(join(folder, 'BUILD_ID'), 'a-build');
  expect(lineWith(folder)).toMatchObject({ build: 'a-build', msg: 'a line' });
  expect(lineWith(join(folder, 'none'))).not.toHaveProperty('build');
  rmSync(folder, { recursive: true });
});
