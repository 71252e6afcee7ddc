import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Contents, newStateId, nowSeconds, seal, unseal } from '@/lib/identity/identity-flow';
import { identityPurposes, identityWindows } from '@/lib/identity/identity-start';
import { newSession, sealSession, unsealSession } from '@/lib/session/session';
import { testEnvironment, useEnvironment } from '../env/environment';
import { memberSession } from '../session/sample-session';

beforeEach(() => useEnvironment());

const locale = fc.constantFrom('ko', 'en', 'ja', 'zh-CN');
const stateId = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const later = fc.integer({ min: 2, max: 600 }).map((seconds) => nowSeconds() + seconds);
const state: fc.Arbitrary<Contents<'state'>> = fc.record({ stateId, locale, expiresAt: later });
const flow: fc.Arbitrary<Contents<'flow'>> = fc.record({
  stateId,
  requestNo: fc.string({ minLength: 1, maxLength: 64 }),
  purpose: fc.constantFrom(...identityPurposes),
  window: fc.constantFrom(...identityWindows),
  returnTo: fc.webPath().map((path) => `/${path}`.slice(0, 512)),
  expiresAt: later,
});

describe('S13 the state', () => {
  test('has 256 bits, and no two are alike', () => {
    const ids = Array.from({ length: 2_000 }, newStateId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(Buffer.from(id, 'base64url')).toHaveLength(32);
  });

  test('comes out as it went in, and reveals nothing on the way', async () => {
    await fc.assert(
      fc.asyncProperty(state, async (contents) => {
        const text = await seal('state', contents);
        expect(await unseal('state', text)).toEqual({
          outcome: 'valid',
          contents,
        });
        expect(text).not.toContain(contents.stateId);
        // Goes into an address as it is, and behind a `#`.
        expect(text).toMatch(/^[\w*.~-]{100,700}$/);
      }),
      { numRuns: 100 },
    );
  });

  /** A few spellings of a seal's end mean the same: what is taken once is what stands inside, not the text. */
  test('with any character changed, cut or added is unreadable or still itself, never another and never an error', async () => {
    const contents = { stateId: newStateId(), locale: 'ko', expiresAt: nowSeconds() + 60 } as const;
    const text = await seal('state', contents);
    const itself = { outcome: 'valid', contents };
    let refused = 0;
    const at = fc.nat({ max: text.length - 1 });
    const characters = [...'ABCxyz019*.~-_ %'];
    const broken = fc.oneof(
      fc
        .tuple(at, fc.constantFrom(...characters))
        .map(([index, sign]) => text.slice(0, index) + sign + text.slice(index + 1)),
      fc
        .tuple(at, fc.constantFrom(...characters))
        .map(([index, sign]) => text.slice(0, index) + sign + text.slice(index)),
      at.map((index) => text.slice(0, index)),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (other) => {
        fc.pre(other !== text);
        const opened = await unseal('state', other);
        if (opened.outcome === 'unreadable') refused += 1;
        else expect(opened).toEqual(itself);
      }),
      { numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(350);
  });

  test('of anything at all is unreadable, never an error', async () => {
    const anything = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.base64String(),
      fc.string({ minLength: 9_000 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect(await unseal('state', text)).toEqual({ outcome: 'unreadable' });
      }),
      { numRuns: 200 },
    );
    for (const nothing of [null, undefined, ''])
      expect(await unseal('state', nothing)).toEqual({ outcome: 'unreadable' });
  });

  test('is good until its last second, and known afterwards as one of the product', async () => {
    await fc.assert(
      fc.asyncProperty(state, fc.integer({ min: 0, max: 100_000 }), async (contents, late) => {
        const text = await seal('state', { ...contents, expiresAt: nowSeconds() - late });
        expect((await unseal('state', text)).outcome).toBe('expired');
      }),
      { numRuns: 50 },
    );
  });

  test('and the cookie that binds it are never taken for each other, nor for a session', async () => {
    await fc.assert(
      fc.asyncProperty(state, flow, async (one, other) => {
        const [stateText, flowText] = [await seal('state', one), await seal('flow', other)];
        expect((await unseal('flow', flowText)).outcome).toBe('valid');
        expect(await unseal('flow', stateText)).toEqual({ outcome: 'unreadable' });
        expect(await unseal('state', flowText)).toEqual({ outcome: 'unreadable' });
        expect(await unseal('verified', flowText)).toEqual({ outcome: 'unreadable' });
        expect(await unsealSession(flowText)).toBeNull();
      }),
      { numRuns: 50 },
    );
    const { v: _v, sid: _sid, issuedAt: _at, expiresAt: _until, ...facts } = memberSession();
    expect(await unseal('flow', await sealSession(newSession(facts)))).toEqual({ outcome: 'unreadable' });
  });

  test('outlives a new secret in front of the list, and not the end of its own', async () => {
    const contents = { stateId: newStateId(), locale: 'en', expiresAt: nowSeconds() + 60 } as const;
    const text = await seal('state', contents);
    const newer = 'another-secret-for-tests-with-32-characters-or-more';
    useEnvironment({ SESSION_SECRET: `${newer},${testEnvironment.SESSION_SECRET}` });
    expect((await unseal('state', text)).outcome).toBe('valid');
    useEnvironment({ SESSION_SECRET: newer });
    expect(await unseal('state', text)).toEqual({ outcome: 'unreadable' });
  });

  test('of the longest way back still fits into a cookie', async () => {
    const text = await seal('flow', {
      stateId: newStateId(),
      requestNo: 'R'.repeat(64),
      purpose: 'changeMobile',
      window: 'popup',
      returnTo: `/${'%ED'.repeat(170)}`,
      expiresAt: nowSeconds() + 600,
    });
    expect(text.length).toBeLessThan(2_048);
  });
});
