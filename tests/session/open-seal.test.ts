import { createHmac, pbkdf2Sync } from 'node:crypto';
import * as fc from 'fast-check';
import { sealData, unsealData } from 'iron-session';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSeal } from '@/lib/session/open-seal';

const secret = 'a-secret-a-secret-a-secret-a-secret-a';
const secrets = { 7: secret };
const sealed = (contents: unknown, ttl = 0) => sealData(contents, { password: secrets, ttl });
/** What the library reads in it: `{}` for what it refuses. */
const byLibrary = (seal: string) => unsealData<Record<string, unknown>>(seal, { password: secrets, ttl: 0 });

/** A seal whose text is changed and signed again, as only the owner of the secret can. */
function signedAgain(seal: string, change: (parts: string[]) => void): string {
  const parts = seal.split('~')[0]?.split('*') ?? [];
  change(parts);
  const key = pbkdf2Sync(secret, parts[6] ?? '', 1, 32, 'sha1');
  parts[7] = createHmac('sha256', key).update(parts.slice(0, 6).join('*')).digest('base64url');
  return `${parts.join('*')}~2`;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a seal', () => {
  test('opens to what the library has sealed', async () => {
    const contents = fc.dictionary(fc.string(), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(contents, async (given) => {
        const seal = await sealed(given);
        expect(openSeal(seal, secrets)).toEqual(await byLibrary(seal));
      }),
    );
  });

  test('is nothing once a single character of it is another', async () => {
    const seal = (await sealed({ kind: 'note', text: '0123456789' })).split('~')[0] ?? '';
    const place = fc.nat(seal.length - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.constantFrom(...'AZaz09-_*+/= ~é'), async (at, sign) => {
        const other = seal.slice(0, at) + sign + seal.slice(at + 1);
        fc.pre(other !== seal);
        expect(openSeal(other, secrets)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test('and what the library refuses, whatever it is', async () => {
    const part = fc.string({ maxLength: 12 });
    const texts = fc.oneof(
      fc.string(),
      fc.array(part, { minLength: 6, maxLength: 10 }).map((all) => all.join('*')),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const seal = `Fe26.2*${text}`;
        expect(await byLibrary(seal)).toEqual({});
        expect(openSeal(seal, secrets)).toBeUndefined();
      }),
    );
  });

  test.each(['', '7', '8', '__proto__', 'constructor', 'toString'])(
    'of the secret %j is opened by its own only',
    async (id) => {
      const seal = signedAgain(await sealed({ kind: 'note' }), (parts) => {
        parts[1] = id;
      });
      expect(openSeal(seal, secrets)).toEqual(id === '7' ? { kind: 'note' } : undefined);
      expect(await byLibrary(seal)).toEqual(id === '7' ? { kind: 'note' } : {});
    },
  );

  test('ends with its time, a minute later at most, as the library does', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const seal = await sealed({ kind: 'note' }, 600);
    for (const [afterSeconds, isOpen] of [
      [0, true],
      [659, true],
      [660, false],
      [100_000, false],
    ] as const) {
      vi.setSystemTime(Date.now() + afterSeconds * 1_000);
      expect([afterSeconds, openSeal(seal, secrets)]).toEqual([afterSeconds, isOpen ? { kind: 'note' } : undefined]);
      expect(await byLibrary(seal)).toEqual(isOpen ? { kind: 'note' } : {});
      vi.setSystemTime(Date.now() - afterSeconds * 1_000);
    }
  });

  test.each(['x', '1e99', '0x1', ' 9', '-1', '0'])('with the end %j is nothing, even signed', async (end) => {
    const seal = signedAgain(await sealed({ kind: 'note' }), (parts) => {
      parts[5] = end;
    });
    expect(openSeal(seal, secrets)).toBeUndefined();
    expect(await byLibrary(seal)).toEqual({});
  });

  test.each([
    [4, 'AAAA'],
    [3, 'AAAA'],
  ])('whose part %i is cut, and signed, is nothing', async (at, text) => {
    const seal = signedAgain(await sealed({ kind: 'note' }), (parts) => {
      parts[at] = text;
    });
    expect(openSeal(seal, secrets)).toBeUndefined();
    expect(await byLibrary(seal)).toEqual({});
  });
});
