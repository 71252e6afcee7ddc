import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUpPrices } from '@/lib/booking/offer-quote';
import { payableKrw } from '@/lib/booking/voucher-price';

const room = fc
  .record({
    roomKrw: fc.nat(3_000_000),
    serviceKrw: fc.nat(300_000),
    taxKrw: fc.nat(330_000),
    beddingKrw: fc.nat(900_000),
  })
  .map((parts) => {
    const totalKrw = parts.roomKrw + parts.serviceKrw + parts.taxKrw + parts.beddingKrw;
    return { ...parts, totalKrw, nights: [{ date: '2026-12-24', amountKrw: totalKrw }] };
  });
const discount = fc.option(fc.record({ discountKrw: fc.nat(9_000_000) }));

describe('a price with a voucher', () => {
  it('is the sum of its parts less what the voucher takes off, and never less than nothing', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 3 }), discount, (rooms, voucher) => {
        const { roomKrw, serviceKrw, taxKrw, beddingKrw, totalKrw } = addUpPrices(rooms);
        const toPay = payableKrw(totalKrw, voucher);
        expect(toPay).toBe(Math.max(0, roomKrw + serviceKrw + taxKrw + beddingKrw - (voucher?.discountKrw ?? 0)));
        expect(toPay).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
