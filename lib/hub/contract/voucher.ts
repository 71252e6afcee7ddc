import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';
import { roomOccupancy } from './party.ts';

/** What a voucher takes off the total of a stay. */
export const voucherDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountKrw }),
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100), atMostKrw: amountKrw }),
]);

/** Where and for what a voucher is good. */
export const voucherUse = z.object({
  /** `booking`: taken off a stay when it is booked; `house`: handed in at the hotel; `choice`: to be turned into another. */
  redeemedAt: z.enum(['booking', 'house', 'choice']),
  /** Null where it takes nothing off a total. */
  discount: voucherDiscount.nullable(),
  /** The smallest total that it is good for. */
  minimumKrw: amountKrw,
  /** The houses that take it; empty: every one. */
  hotelIds: z.array(entityId),
});

export const voucher = z.object({
  voucherId: entityId,
  name: z.string(),
  description: z.string(),
  status: z.enum(['usable', 'used', 'expired', 'choice']),
  /** Last day on which it can be handed in; for a stay its day of arrival. */
  validUntil: seoulDay,
  use: voucherUse,
});
export type Voucher = z.infer<typeof voucher>;

export const listVouchers = endpoint({
  name: 'listVouchers',
  method: 'GET',
  path: '/membership/coupon',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: "The member's vouchers in every state.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ vouchers: z.array(voucher) }),
  envelope: 'data',
});

/** Why a voucher that is usable elsewhere is not good for a stay. */
export const voucherObstacle = z.enum(['otherHotel', 'belowMinimum', 'expiresBefore']);

export const bookingVouchers = endpoint({
  name: 'bookingVouchers',
  method: 'POST',
  path: '/reservation/room/vouchers',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary:
    "The member's vouchers for a stay, largest saving first: what each takes off, and why one is not good for it. Uses none.",
  body: z.object({
    hotelId: entityId,
    checkInDate: seoulDay,
    checkOutDate: seoulDay,
    rooms: z
      .array(roomOccupancy.extend({ roomTypeId: entityId, ratePlanId: entityId }))
      .min(1)
      .max(3),
    lang: hubLanguage,
  }),
  response: z.object({
    /** Before any voucher. */
    totalKrw: amountKrw,
    vouchers: z.array(
      voucher.omit({ status: true }).extend({
        /** Won off the total, never more than it; 0 where there is an obstacle. */
        discountKrw: amountKrw,
        obstacle: voucherObstacle.nullable(),
      }),
    ),
  }),
  envelope: 'data',
});
export type BookingVoucher = z.infer<(typeof bookingVouchers)['response']>['vouchers'][number];
