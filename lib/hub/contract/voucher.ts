import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, instant, listOf, seoulDay, text, yesNo } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { stayOfRates } from './party.ts';

const voucherDiscount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), amountKrw }),
  z.object({ kind: z.literal('percent'), percent: z.int().min(1).max(100), atMostKrw: amountKrw }),
]);

export const voucherUse = z.object({
  /** `booking`: taken off a stay when it is booked; `house`: handed in at the hotel; `choice`: to be turned into another. */
  redeemedAt: z.enum(['booking', 'house', 'choice']),
  discount: voucherDiscount.nullable(),
  minimumKrw: amountKrw,
  /** The houses that take it; empty: every one. */
  hotelIds: listOf(entityId),
});

export const redeemedVoucher = z.object({ voucherId: entityId, name: text, discountKrw: amountKrw });

const voucher = z.object({
  voucherId: entityId,
  name: text,
  description: text,
  status: z.enum(['usable', 'reserved', 'used', 'expired', 'choice']),
  /** Last day on which it can be handed in; for a stay its day of arrival. */
  validUntil: seoulDay,
  use: voucherUse,
});
export type Voucher = z.infer<typeof voucher>;

const takingHotels = listOf(z.object({ hotelId: entityId, name: text }));

const memberVoucher = voucher.extend({
  hotels: takingHotels,
  /** Of a used one: when, and for a stay by which reservation and how much it saved. */
  usage: z.object({ usedAt: instant, reservationNo: text.nullable(), savedKrw: amountKrw.nullable() }).nullable(),
  /** Number of the reservation for which a reserved one waits; null of all others. */
  reservedFor: text.nullable().default(null),
  /** The last time that a reservation gave it back: by a free cancellation, by a change for which it is not good, or with an ask. */
  returned: z.object({ returnedAt: instant, reservationNo: text }).nullable(),
  chosenFrom: z.object({ name: text, chosenAt: instant, byDefaultYn: yesNo }).nullable(),
});
export type MemberVoucher = z.infer<typeof memberVoucher>;

export const listVouchers = endpoint({
  ...memberRead,
  name: 'listVouchers',
  path: '/membership/coupon',
  summary:
    "The member's vouchers in every state. A choice that has been made is not among them: the voucher that it issued is.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ vouchers: listOf(memberVoucher) }),
});

const choiceMade = z.object({
  optionId: entityId,
  name: text,
  voucherId: entityId,
  chosenAt: instant,
  byDefaultYn: yesNo,
});

const voucherChoice = z.object({
  voucherId: entityId,
  name: text,
  description: text,
  chooseUntil: seoulDay,
  defaultOptionId: entityId,
  options: listOf(
    z.object({
      optionId: entityId,
      name: text,
      description: text,
      validUntil: seoulDay,
      use: voucherUse,
      hotels: takingHotels,
    }),
  ).min(1),
  made: choiceMade.nullable(),
});
export type VoucherChoice = z.infer<typeof voucherChoice>;

export const listVoucherChoices = endpoint({
  ...memberRead,
  name: 'listVoucherChoices',
  path: '/membership/coupon/choice',
  summary: "The member's choice-type vouchers with their options, those that wait first, then those that were made.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ choices: listOf(voucherChoice) }),
});

export const chooseVoucher = endpoint({
  ...memberWrite,
  name: 'chooseVoucher',
  path: '/membership/coupon/{voucherId}/choice',
  summary:
    'Turn a choice-type voucher into one of its options, once and for good. Refused with CHOICE_MADE (its `data` says which) when it was made before, also by its default. Somebody else’s answers as one that does not exist.',
  params: z.object({ voucherId: entityId }),
  body: z.object({ optionId: entityId, lang: hubLanguage }),
  response: choiceMade,
  refusalData: { CHOICE_MADE: choiceMade },
  idempotent: true,
});

const voucherObstacle = z.enum(['otherHotel', 'belowMinimum', 'expiresBefore']);

export const bookingVouchers = endpoint({
  ...memberRead,
  name: 'bookingVouchers',
  method: 'POST',
  path: '/reservation/room/vouchers',
  summary:
    "The member's vouchers for a stay, largest saving first: what each takes off, and why one is not good for it. Uses none.",
  body: stayOfRates,
  response: z.object({
    totalKrw: amountKrw,
    vouchers: listOf(
      voucher.omit({ status: true }).extend({
        /** Won off the total, never more than it; 0 where there is an obstacle. */
        discountKrw: amountKrw,
        obstacle: voucherObstacle.nullable(),
      }),
    ),
  }),
});
export type BookingVoucher = z.infer<(typeof bookingVouchers)['response']>['vouchers'][number];
