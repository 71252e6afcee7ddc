import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { metricsText } from '@/lib/observability/metrics';
import { sealedBox } from '@/lib/session/sealed-box';
import { keyedNames } from '@/lib/session/session-key';
import { useEnvironment } from '../env/environment';

const oldSecret = 'old-secret-old-secret-old-secret-old';
const newSecret = 'new-secret-new-secret-new-secret-new';
const shape = z.object({ memberNo: z.string() });
const box = sealedBox('note', shape);
const anHour = { ttlSeconds: 3600 };

beforeEach(() => useEnvironment({ SESSION_SECRET: oldSecret }));
afterEach(() => void vi.useRealTimers());

describe('a sealed box', () => {
  test('opens what it has sealed, and reveals nothing on the way', async () => {
    const seal = await box.seal({ memberNo: '1000000001' }, anHour);
    expect(seal).not.toContain('1000000001');
    expect(await box.open(seal)).toEqual({ memberNo: '1000000001' });
  });

  test('opens no box of another kind, even of the same shape', async () => {
    const other = sealedBox('letter', shape);
    expect(await other.open(await box.seal({ memberNo: '1' }, anHour))).toBeNull();
  });

  test('opens nothing that has lost a field or has none', async () => {
    const other = sealedBox('note', z.object({ hotelId: z.string() }));
    expect(await other.open(await box.seal({ memberNo: '1' }, anHour))).toBeNull();
  });

  test('seals with the newest secret and opens with any that is listed', async () => {
    const seal = await box.seal({ memberNo: '1' }, anHour);
    useEnvironment({ SESSION_SECRET: `${newSecret},${oldSecret}` });
    const newer = await box.seal({ memberNo: '2' }, anHour);
    expect(await box.open(seal)).toEqual({ memberNo: '1' });
    useEnvironment({ SESSION_SECRET: newSecret });
    expect(await box.open(newer)).toEqual({ memberNo: '2' });
    expect(await box.open(seal)).toBeNull();
  });

  test.each([
    [oldSecret, `${oldSecret},${newSecret}`],
    [`${oldSecret},${newSecret}`, `${newSecret},${oldSecret}`],
    [`${newSecret},${oldSecret}`, newSecret],
  ])('S04 webs before and after a step of a rotation open each other’s seals', async (before, after) => {
    useEnvironment({ SESSION_SECRET: before });
    const earlier = { seal: await box.seal({ memberNo: '1' }, anHour), names: keyedNames('a pair') };
    useEnvironment({ SESSION_SECRET: after });
    const later = { seal: await box.seal({ memberNo: '2' }, anHour), names: keyedNames('a pair') };
    expect(await box.open(earlier.seal)).toEqual({ memberNo: '1' });
    expect(earlier.names.some((name) => later.names.includes(name))).toBe(true);
    useEnvironment({ SESSION_SECRET: before });
    expect(await box.open(later.seal)).toEqual({ memberNo: '2' });
  });

  test('what it does not open is counted by its reason, what has expired is not', async () => {
    const refused = async () => {
      const { text } = await metricsText();
      return Object.fromEntries(
        [...text.matchAll(/^web_seals_refused_total\{reason="([\w-]+)"\} (\d+)$/gm)].map(([, reason, count]) => [
          reason,
          Number(count),
        ]),
      );
    };
    const before = await refused();
    const seal = await box.seal({ memberNo: '1' }, anHour);
    const short = await box.seal({ memberNo: '1' }, { ttlSeconds: 1 });
    await box.open(`${seal.slice(0, -4)}AA~2`);
    await box.open('not a seal');
    useEnvironment({ SESSION_SECRET: newSecret });
    await box.open(seal);
    useEnvironment({ SESSION_SECRET: oldSecret });
    vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] });
    expect(await box.open(short)).toBeNull();
    const after = await refused();
    expect([
      (after.invalid ?? 0) - (before.invalid ?? 0),
      (after['unknown-password'] ?? 0) - (before['unknown-password'] ?? 0),
    ]).toEqual([2, 1]);
  });

  test('S02 opens nothing in which one character has changed', async () => {
    const seal = await box.seal({ memberNo: '1000000001' }, anHour);
    await fc.assert(
      fc.asyncProperty(fc.nat(seal.length - 1), fc.constantFrom(...'AZaz09-_*+=~ é'), async (at, character) => {
        const other = seal.slice(0, at) + character + seal.slice(at + 1);
        fc.pre(other !== seal);
        expect(await box.open(other)).toBeNull();
      }),
    );
  });

  test('S02 has one spelling of its digest', async () => {
    let seal = '';
    // With both characters that base64 and base64url spell differently.
    while (!/-[^*]*_[^*]*~2$/.test(seal)) seal = await box.seal({ memberNo: '1000000001' }, anHour);
    const digestAt = seal.lastIndexOf('*') + 1;
    const [before, digest] = [seal.slice(0, digestAt), seal.slice(digestAt)];
    const others = [
      digest.replace('-', '+'),
      digest.replace('_', '/'),
      ...[' ', '\n', '=', 'é'].map((sign) => sign + digest),
    ];
    for (const other of others) expect(await box.open(before + other), other).toBeNull();
    expect(await box.open(seal)).toEqual({ memberNo: '1000000001' });
  });

  test('opens nothing after its lifetime and the minute of clock skew that iron-session allows', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // The longer one exceeds iron-session's default of 14 days.
    for (const ttlSeconds of [600, 30 * 86_400]) {
      const seal = await box.seal({ memberNo: '1' }, { ttlSeconds });
      vi.setSystemTime(Date.now() + (ttlSeconds + 59) * 1000);
      expect(await box.open(seal)).toEqual({ memberNo: '1' });
      vi.setSystemTime(Date.now() + 1_000);
      expect(await box.open(seal)).toBeNull();
    }
  });

  test.each([null, undefined, '', 'x', 'Fe26.2*1*a*b*c*d*e*f~2'])('%j is nothing', async (text) => {
    expect(await box.open(text)).toBeNull();
  });
});
