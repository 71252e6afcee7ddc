import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sealSession, unsealSession } from '@/lib/session/session';
import { unsealedOnce } from '@/lib/session/unsealed-sessions';
import { useEnvironment } from '../env/environment';
import { memberSession } from './sample-session';

const [first, second] = ['first-secret', 'second-secret'].map((name) => name.padEnd(32, '-')) as [string, string];

beforeEach(() => {
  useEnvironment({ SESSION_SECRET: first });
  return () => vi.useRealTimers();
});

describe('a seal that was read before', () => {
  test('is not unsealed again', async () => {
    const unseal = vi.fn(async () => memberSession());
    const seal = `a seal of its own ${Math.random()}`;
    const session = await unsealedOnce(seal, [first], unseal);
    expect(await unsealedOnce(seal, [first], unseal)).toBe(session);
    expect(unseal).toHaveBeenCalledTimes(1);
  });

  test('is not kept where it was nobody’s', async () => {
    const unseal = vi.fn(async () => null);
    expect(await unsealedOnce('nobody’s', [first], unseal)).toBeNull();
    expect(await unsealedOnce('nobody’s', [first], unseal)).toBeNull();
    expect(unseal).toHaveBeenCalledTimes(2);
  });

  test('S04 is nobody’s as soon as its secret is dropped, and somebody’s again with it', async () => {
    const session = memberSession();
    const seal = await sealSession(session);
    expect(await unsealSession(seal)).not.toBeNull();
    useEnvironment({ SESSION_SECRET: second });
    expect(await unsealSession(seal)).toBeNull();
    useEnvironment({ SESSION_SECRET: `${second},${first}` });
    expect(await unsealSession(seal)).toEqual(session);
  });

  test('S05 is nobody’s once its session is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const expiresAt = Math.floor(Date.now() / 1000) + 5;
    const seal = await sealSession({ ...memberSession(), expiresAt });
    expect(await unsealSession(seal)).not.toBeNull();
    vi.setSystemTime(Date.now() + 6_000);
    expect(await unsealSession(seal)).toBeNull();
  });

  test('cannot be changed for the next who asks', async () => {
    const seal = await sealSession(memberSession());
    const session = await unsealSession(seal);
    expect(() => Object.assign(session?.tokens ?? {}, { accessToken: 'other' })).toThrow(TypeError);
    expect(() => Object.assign(session ?? {}, { memberName: 'other' })).toThrow(TypeError);
  });
});
