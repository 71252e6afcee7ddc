import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseServerEnv, serverEnvSchema } from '@/lib/env/server-env-schema';
import { testEnvironment } from './environment';

const example = readFileSync(`${import.meta.dirname}/../../.env.example`, 'utf8');
const exampleEntries = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
const schemaNames = Object.keys(serverEnvSchema.in.shape);

function problemsOf(values: Record<string, string | undefined>): readonly string[] {
  try {
    parseServerEnv({ ...testEnvironment, ...values });
    return [];
  } catch (error) {
    return (error as EnvironmentError).problems;
  }
}

describe('the environment', () => {
  test('.env.example names exactly what the schema reads, and parses', () => {
    expect(exampleEntries.map(([name]) => name).sort()).toEqual([...schemaNames].sort());
    expect(() => parseServerEnv(Object.fromEntries(exampleEntries))).not.toThrow();
  });

  test('every entry of .env.example has a comment above it', () => {
    const lines = example.split('\n');
    const bare = lines.filter((line, at) => /^[A-Z_]+=/.test(line) && !/^#|^APP_UA_IOS=/.test(lines[at - 1] ?? ''));
    expect(bare).toEqual([]);
  });

  test('what is missing is listed at once, each in its own line', () => {
    expect(() => parseServerEnv({})).toThrow(EnvironmentError);
    try {
      parseServerEnv({});
    } catch (error) {
      expect((error as EnvironmentError).problems).toEqual([
        'PUBLIC_ORIGIN is missing',
        'HUB_API_BASE is missing',
        'PLAIN_API_BASE is missing',
        'SESSION_SECRET is missing',
      ]);
    }
  });

  test.each([
    ['PORT', 'eighty', /PORT must be a number/],
    ['PORT', '70000', /at most 65535/],
    ['PUBLIC_ORIGIN', 'https://example.com/path', /PUBLIC_ORIGIN must be an origin/],
    ['PUBLIC_ORIGIN', 'example.com', /http/],
    ['HUB_API_BASE', 'ftp://hub', /HUB_API_BASE must be an address/],
    ['SESSION_SECRET', 'short', /SESSION_SECRET each secret needs at least 32/],
    ['SESSION_SECRET', `${'x'.repeat(32)},${'x'.repeat(32)}`, /twice/],
    ['REDIS_URL', 'http://redis', /redis:\/\//],
    ['NATIVE_BRIDGE_NAME', 'a-b', /identifier/],
    ['CHAT_PATH', '//evil.example', /must be a path/],
    ['GTM_ID', 'UA-1', /GTM-XXXXXXX/],
    ['IMAGE_HOSTS', 'https://pictures.example', /host names/],
    ['TRUSTED_PROXIES', '-1', /TRUSTED_PROXIES must be 0 or more/],
    ['LIMIT_PERCENT_PER_ADDRESS', '0', /LIMIT_PERCENT_PER_ADDRESS must be 1 or more/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be one of/],
  ])('%s=%s is refused', (name, value, complaint) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(complaint);
  });

  test('a secret never appears in the complaint about it', () => {
    expect(problemsOf({ SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  test('defaults and empty values', () => {
    const env = parseServerEnv({
      ...testEnvironment,
      REDIS_URL: '',
      IMAGE_HOSTS: 'a.example, b.example',
      HUB_API_BASE: 'https://hub.example/v1/',
    });
    expect(env).toMatchObject({
      PORT: 3000,
      APP_UA_IOS: 'HotelRewardsApp/iOS',
      APP_UA_ANDROID: 'HotelRewardsApp/Android',
      CHAT_PATH: '/channel/user',
      REDIS_URL: undefined,
      IMAGE_HOSTS: ['a.example', 'b.example'],
      HUB_API_BASE: 'https://hub.example/v1',
      PICTURE_BASE: 'http://localhost:9',
      LOG_LEVEL: 'info',
    });
  });
});
