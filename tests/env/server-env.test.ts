import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseServerEnv, serverEnvSchema } from '@/lib/env/server-env-schema';
import { readRepositoryFile, repositoryFiles } from '../../scripts/structure/source-files';
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

const production = { PUBLIC_ORIGIN: 'https://www.example.com' };
const generated = randomBytes(36).toString('base64');
/** Words with hyphens, given to a secret or token in a file that operators or developers copy from. */
const shownSecrets = repositoryFiles()
  .filter((path) => /^(?:\.env\.example|README\.md|(?:deploy|docs|scripts|bench)\/.*)$/.test(path))
  .flatMap((path) => [...readRepositoryFile(path).matchAll(/(?:secret|token)\w*\s*[:=]\s*'?([\w]+(?:-\w+){3,})/gi)])
  .map(([, value = '']) => value);

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
    ['REDIS_URL', 'redis://redis:6379/web', /no path/],
    ['HUB_API_BASE', 'https://hub.example/hub?key=1', /without a query/],
    ['PLAIN_API_BASE', 'https://user:pass@hub.example/api', /without a query/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/v1/traces', /without \/v1\/traces/],
    ['HUB_API_BASE', '', /^HUB_API_BASE is empty$/],
    ['SESSION_SECRET', ' ', /^SESSION_SECRET is empty$/],
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

  test.each([
    ['SESSION_SECRET', 'a'.repeat(40), /repeats a few characters/],
    ['SESSION_SECRET', `${generated},local-only-secret-of-at-least-32-characters`, /is published with the source code/],
    ['METRICS_TOKEN', 'x', /needs at least 32 characters/],
    ['METRICS_TOKEN', 'ab'.repeat(20), /repeats/],
    ['CHANGES_TOKEN', 'prometheus', /needs at least 32/],
    ['CHANGES_TOKEN', 'trials-only-token-of-the-hub', /is published/],
    ['CHAT_MEMBER_SECRET', '00'.repeat(16), /repeats/],
  ])('S70 %s=%s is refused where the origin is https', (name, value, complaint) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
    const problems = problemsOf({ ...production, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} ${complaint.source}`));
    expect(problems[0]).not.toContain(value);
  });

  test('S70 every secret that the repository shows is refused where the origin is https', () => {
    expect(shownSecrets.length).toBeGreaterThan(3);
    const problems = shownSecrets.map((METRICS_TOKEN) => problemsOf({ ...production, METRICS_TOKEN })[0]);
    expect(problems.filter((problem) => !problem?.includes('is published'))).toEqual([]);
  });

  test('S70 generated secrets are accepted, in base64 and in hex', () => {
    const hex = randomBytes(16).toString('hex');
    expect(
      problemsOf({
        ...production,
        SESSION_SECRET: `${generated},${hex}`,
        METRICS_TOKEN: generated,
        CHANGES_TOKEN: hex,
        CHAT_MEMBER_SECRET: hex,
      }),
    ).toEqual([]);
  });

  test('a secret never appears in the complaint about it', () => {
    expect(problemsOf({ SESSION_SECRET: 'hunter2' }).join()).not.toContain('hunter2');
  });

  test('an empty value has its default', () => {
    const optional = [...schemaNames].filter((name) => !(name in testEnvironment));
    const env = parseServerEnv({
      ...testEnvironment,
      ...Object.fromEntries([...optional].map((name) => [name, ''])),
      IMAGE_HOSTS: 'a.example, b.example',
      HUB_API_BASE: 'https://hub.example/v1/',
    });
    expect(env).toMatchObject({
      PORT: 3000,
      APP_UA_IOS: 'HotelRewardsApp/iOS',
      APP_UA_ANDROID: 'HotelRewardsApp/Android',
      CHAT_PATH: '/channel/user',
      IMAGE_HOSTS: ['a.example', 'b.example'],
      HUB_API_BASE: 'https://hub.example/v1',
      PICTURE_BASE: 'http://localhost:9',
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: 1,
    });
    expect(env.REDIS_URL).toBeUndefined();
  });
});
