import { describe, expect, test } from 'vitest';
import { hasReceipt, receiptSums } from '@/lib/my-page/receipt';
import { reservationWithDetail } from './sample-answers';

const [room] = reservationWithDetail().rooms;
const rooms = room ? [room, room] : [];
const voucher = { voucherId: 'v-1', name: 'Anniversary', discountKrw: 50_000 };
const bare = { rooms, voucher: null, totalKrw: 968_000, cancellationFeeKrw: null };

describe('the sums of a receipt', () => {
  test.each([
    ['a coming stay', { ...bare, status: 'confirmed' }, [968_000, 0, 0, 968_000]],
    [
      'a past stay with a voucher',
      { ...bare, status: 'stayed', voucher, totalKrw: 918_000 },
      [968_000, 50_000, 0, 918_000],
    ],
    [
      'cancelled for a fee',
      { ...bare, status: 'cancelled', cancellationFeeKrw: 242_000 },
      [968_000, 0, 726_000, 242_000],
    ],
    [
      'cancelled for all of it, with a voucher',
      { ...bare, status: 'cancelled', voucher, totalKrw: 918_000, cancellationFeeKrw: 918_000 },
      [968_000, 50_000, 0, 918_000],
    ],
    ['cancelled for nothing', { ...bare, status: 'cancelled', cancellationFeeKrw: 0 }, [968_000, 0, 968_000, 0]],
  ] as const)('%s', (_, reservation, [roomsKrw, voucherKrw, notChargedKrw, chargedKrw]) => {
    expect(receiptSums(reservation)).toEqual({ roomsKrw, voucherKrw, notChargedKrw, chargedKrw });
    expect(roomsKrw - voucherKrw - notChargedKrw, 'the parts add up').toBe(chargedKrw);
  });

  test.each([
    [{ status: 'confirmed', cancellationFeeKrw: null }, true],
    [{ status: 'stayed', cancellationFeeKrw: null }, true],
    [{ status: 'cancelled', cancellationFeeKrw: 1 }, true],
    [{ status: 'cancelled', cancellationFeeKrw: 0 }, false],
    [{ status: 'cancelled', cancellationFeeKrw: null }, false],
  ] as const)('%o has one: %s', (reservation, expected) => {
    expect(hasReceipt(reservation)).toBe(expected);
  });
});
