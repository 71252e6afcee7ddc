import { beforeEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/metrics/route';
import { sealSession } from '@/lib/session/session';
import { useEnvironment } from '../env/environment';
import { memberSession } from '../session/sample-session';

const token = 'a-token-of-the-metrics';
const ask = (authorization?: string) =>
  GET(new Request('http://localhost:3000/api/metrics', { headers: authorization ? { authorization } : {} }));
const long = memberSession({ accessToken: 'a'.repeat(1_500), refreshToken: 'r'.repeat(1_500) });

async function counted(): Promise<number> {
  const [, value] = /^web_session_too_large_total (\d+)$/m.exec(await (await ask(`Bearer ${token}`)).text()) ?? [];
  return Number(value);
}

beforeEach(() => useEnvironment({ METRICS_TOKEN: token }));

describe('metrics', () => {
  test('S03 a seal too long for a cookie is counted, one that fits is not', async () => {
    const before = await counted();
    await sealSession(memberSession());
    expect(await counted()).toBe(before);
    await expect(sealSession(long)).rejects.toMatchObject({ name: 'SessionTooLargeError' });
    await expect(sealSession(long)).rejects.toMatchObject({ name: 'SessionTooLargeError' });
    expect(await counted()).toBe(before + 2);
  });

  test("are Prometheus's text, a type for each name, never cached", async () => {
    const response = await ask(`Bearer ${token}`);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const names = [...(await response.text()).matchAll(/^# HELP (\w+) .+\n# TYPE \1 (?:counter|gauge|histogram)$/gm)];
    expect(names.map(([, name]) => name)).toEqual(
      expect.arrayContaining(['web_requests_total', 'nodejs_eventloop_lag_seconds']),
    );
  });

  test.each([undefined, token, 'Bearer ', 'Bearer other', `Basic ${token}`, `Bearer ${token}x`])(
    'are refused to %j',
    async (authorization) => {
      const response = await ask(authorization);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.text()).toBe('');
    },
  );

  test('do not exist where no token is configured', async () => {
    useEnvironment({ METRICS_TOKEN: '' });
    expect((await ask('Bearer ')).status).toBe(404);
    expect((await ask('Bearer undefined')).status).toBe(404);
  });
});
