import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { approximateAmount, currencies, isCurrency } from '@/lib/stay/exchange';

const day = '2026-11-27';

test.each([
  ['en', 'USD', 1_390.5, 840_345, '$604'],
  ['ja', 'JPY', 9.12, 840_345, '￥92,143'],
  ['zh-CN', 'CNY', 195.4, 840_345, '¥4,301'],
  ['en', 'EUR', 1_612.8, 712_000, '€441'],
] as const)('in %s, in %s at %s won: ₩%i is about %s', (locale, currency, krwPerUnit, amountKrw, expected) => {
  expect(approximateAmount(amountKrw, { currency, krwPerUnit, day }, locale)).toBe(expected);
});

it('is never more than half a unit away', () => {
  const rates = fc.double({ min: 0.01, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (amountKrw, krwPerUnit) => {
      const shown = approximateAmount(amountKrw, { currency: 'USD', krwPerUnit, day }, 'en');
      const units = Number(shown.replace(/[$,]/g, ''));
      expect(Math.abs(units - amountKrw / krwPerUnit)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

it('knows the currencies of its list alone', () => {
  expect(currencies.every(isCurrency)).toBe(true);
  for (const other of [undefined, '', 'KRW', 'usd', 'USD ', '__proto__']) expect(isCurrency(other)).toBe(false);
});
