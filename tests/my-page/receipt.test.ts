import { describe, expect, test } from 'vitest';
import type { CancelledRoom } from '@/lib/hub/contract/cancelled-room';
import { hasReceipt, receiptSums } from '@/lib/my-page/receipt';
import { reservationWithDetail } from './sample-answers';

const [room] = reservationWithDetail().rooms;
const rooms = room ? [room, room] : [];
const voucher = { voucherId: 'v-1', name: 'Anniversary', discountKrw: 50_000 };
const bare = {
  rooms,
  voucher: null,
  totalKrw: 968_000,
  cancellationFeeKrw: null,
  points: null,
  settledPoints: null,
  cancelledRooms: [],
};
const points = { points: 2_000, amountKrw: 100_000, goodPoints: 2_000 };

describe('the sums of a receipt', () => {
  test.each([
    ['a coming stay', { ...bare, status: 'confirmed' }, [968_000, 0, 0, 0, 968_000]],
    [
      'a past stay with a voucher',
      { ...bare, status: 'stayed', voucher, totalKrw: 918_000 },
      [968_000, 50_000, 0, 0, 918_000],
    ],
    [
      'cancelled for a fee',
      { ...bare, status: 'cancelled', cancellationFeeKrw: 242_000 },
      [968_000, 0, 0, 726_000, 242_000],
    ],
    [
      'cancelled for all of it, with a voucher',
      { ...bare, status: 'cancelled', voucher, totalKrw: 918_000, cancellationFeeKrw: 918_000 },
      [968_000, 50_000, 0, 0, 918_000],
    ],
    [
      'a past stay with a voucher and points',
      { ...bare, status: 'stayed', voucher, totalKrw: 918_000, points },
      [968_000, 50_000, 100_000, 0, 818_000],
    ],
    [
      'cancelled for all of it, with points',
      {
        ...bare,
        status: 'cancelled',
        cancellationFeeKrw: 968_000,
        points,
        settledPoints: { returnedPoints: 0, expiredPoints: 0, keptPoints: 2_000, keptKrw: 100_000 },
      },
      [968_000, 0, 100_000, 0, 868_000],
    ],
    [
      'cancelled for a fee that left the points alone',
      {
        ...bare,
        status: 'cancelled',
        cancellationFeeKrw: 242_000,
        points,
        settledPoints: { returnedPoints: 2_000, expiredPoints: 0, keptPoints: 0, keptKrw: 0 },
      },
      [968_000, 0, 0, 726_000, 242_000],
    ],
    ['cancelled for nothing', { ...bare, status: 'cancelled', cancellationFeeKrw: 0 }, [968_000, 0, 0, 968_000, 0]],
  ] as const)('%s', (_, reservation, [roomsKrw, voucherKrw, pointsKrw, notChargedKrw, chargedKrw]) => {
    const sums = { roomFeesKrw: 0, roomsKrw, voucherKrw, points: pointsKrw / 50, pointsKrw, notChargedKrw, chargedKrw };
    expect(receiptSums(reservation)).toEqual(sums);
    expect(roomsKrw - voucherKrw - pointsKrw - notChargedKrw, 'the parts add up').toBe(chargedKrw);
  });

  test('name the fee of a room that was cancelled before, less its points; a receipt is left of it', () => {
    const fee = {
      feeKrw: 120_000,
      settledPoints: { keptPoints: 400, keptKrw: 20_000, returnedPoints: 0, expiredPoints: 0 },
    };
    const cancelledRooms = reservationWithDetail({
      cancelledRooms: [{ ...room, ...fee, cancelledAt: '2026-11-22T01:00:00Z' } as CancelledRoom],
    }).cancelledRooms;
    const coming = receiptSums({ ...bare, status: 'confirmed', cancelledRooms });
    expect(coming).toMatchObject({ roomFeesKrw: 100_000, chargedKrw: 1_068_000 });
    const over = { ...bare, status: 'cancelled', cancellationFeeKrw: 0, cancelledRooms } as const;
    expect(receiptSums(over)).toMatchObject({ notChargedKrw: 968_000, roomFeesKrw: 100_000, chargedKrw: 100_000 });
    expect(hasReceipt(over)).toBe(true);
  });

  test.each([
    [{ status: 'confirmed', cancellationFeeKrw: null }, true],
    [{ status: 'stayed', cancellationFeeKrw: null }, true],
    [{ status: 'cancelled', cancellationFeeKrw: 1 }, true],
    [{ status: 'cancelled', cancellationFeeKrw: 0 }, false],
    [{ status: 'cancelled', cancellationFeeKrw: null }, false],
  ] as const)('%o has one: %s', (reservation, expected) => {
    expect(hasReceipt({ cancelledRooms: [], ...reservation })).toBe(expected);
  });
});
