import * as z from 'zod';
import { ask } from './ask.ts';
import { monthsInView, nightAvailability } from './available-dates.ts';
import { cancelledRoom, MOST_PAID_POINTS, paidPoints, pointsLeftData } from './cancelled-room.ts';
import {
  amountKrw,
  entityId,
  hubLanguage,
  instant,
  listOf,
  MOST_KRW,
  MOST_OF_ALL,
  seoulDay,
  seoulTime,
  text,
  yesNo,
} from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { roomType } from './hotel.ts';
import { cancellationTerms, priceBreakdown } from './offer.ts';
import { roomOccupancy } from './party.ts';
import { feeChangedData, priceChangedData, reservationNo, revision, roomGuest } from './reservation.ts';
import { spendingRefusals } from './spending-guard.ts';
import { invalidStayData } from './stay-obstacle.ts';
import { redeemedVoucher } from './voucher.ts';

/** Ages that are not said stay as they are while the number of minors does; a type or rate that is not said stays. */
const changedRoom = roomOccupancy.extend({
  roomTypeId: entityId.optional(),
  ratePlanId: entityId.optional(),
  cancelYn: yesNo.default('N'),
});

/** The guest needs an accessible room: the last one of a type counts too. Who holds one needs none to be said. */
const accessible = z.boolean().optional();

/**
 * The whole stay as it shall be. The rooms are those of the reservation, in their order. On the same dates only rooms that
 * differ are priced again. Rooms with `cancelYn` are cancelled for what their own rates say now, before the others are changed;
 * one at least stays.
 */
const stayChange = z.object({
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  rooms: z.array(changedRoom.extend(roomGuest.shape)).min(1).max(3),
  /** Null: not known; absent: as it is. */
  arrivalTime: seoulTime.nullable().optional(),
  accessible,
});
export type StayChange = z.input<typeof stayChange>;

/** What a change costs. `afterKrw - beforeKrw = differenceKrw`; the rooms that stay less the voucher are `afterKrw`. */
export const changeQuote = z.object({
  beforeKrw: amountKrw,
  afterKrw: amountKrw,
  differenceKrw: z.int().min(-MOST_KRW).max(MOST_KRW),
  rooms: z
    .array(
      z.object({
        roomTypeName: text,
        ratePlanName: text,
        price: priceBreakdown,
        cancellation: cancellationTerms,
        accessibility: roomType.shape.accessibility.default(null),
      }),
    )
    .min(1)
    .max(3),
  /** All rooms that are cancelled by then, those of this change last. Their fees are due beside `afterKrw`. */
  cancelledRooms: z.array(cancelledRoom).max(2).default([]),
  /** Of them, the fees of those that this change cancels. */
  feeKrw: amountKrw.default(0),
  voucher: redeemedVoucher.nullable(),
  /** The voucher is not good for the changed stay: the member gets it back, unused. */
  voucherGivenBackYn: yesNo,
  points: paidPoints.nullable().default(null),
  /** What the change does to the member's points, those of cancelled rooms among them. */
  pointsMoved: z
    .object({
      spentPoints: z.int().min(0).max(MOST_OF_ALL),
      returnedPoints: z.int().min(0).max(MOST_OF_ALL),
      expiredPoints: z.int().min(0).max(MOST_OF_ALL),
    })
    .default({ spentPoints: 0, returnedPoints: 0, expiredPoints: 0 }),
  /** As they are after the change: other dates and rooms are asked for again. Empty where none changes. */
  asks: listOf(ask).default([]),
  asOf: instant,
});
export type ChangeQuote = z.infer<typeof changeQuote>;

/** `data` of the refusal FEE_DUE: what cancelling costs now, because of which dates are no longer changed here. */
export const changeRefusals = {
  PRICE_CHANGED: priceChangedData,
  FEE_DUE: feeChangedData,
  INVALID_STAY: invalidStayData,
  POINTS_NOT_ENOUGH: pointsLeftData,
  FEE_CHANGED: feeChangedData,
};

/** 0 for none; without them it stays at those that pay now, or at as many of them as its total takes. */
const points = z.int().min(0).max(MOST_PAID_POINTS).optional();

export const changeWish = stayChange.extend({
  points,
  /** Of the reservation that is changed: after another change it is refused with CHANGED_MEANWHILE. */
  revision,
  lang: hubLanguage,
});
export const agreedChange = changeWish.extend({
  /** The total of the changed stay that was agreed to; a different one is refused with PRICE_CHANGED. */
  expectedTotalKrw: amountKrw,
  /** What cancelling rooms costs, as it was agreed to; a different fee is refused with FEE_CHANGED. */
  expectedFeeKrw: amountKrw.default(0),
});
export const changed = z.object({ reservationNo, totalKrw: amountKrw });

export const nightsWish = monthsInView.extend({
  /** The rooms as they shall be, in their order; as they are booked where they are not said. */
  rooms: z.array(changedRoom).min(1).max(3).optional(),
  accessible,
});
export type NightsWish = z.output<typeof nightsWish>;

/** Free where all of these rooms could be had at their rates, those that the reservation holds counted as free. */
export const nightsForChange = z.object({
  nights: listOf(
    nightAvailability.extend({
      /** What these rooms together cost that night, all-in; null when sold out. */
      lowestKrw: amountKrw.nullable(),
    }),
  ),
});

export const reservationNights = endpoint({
  ...memberRead,
  name: 'reservationNights',
  method: 'POST',
  path: '/reservation/room/{reservationNo}/nights',
  summary:
    'Nights to which one of the member’s reservations could be moved, from a month on, at the prices of its rooms as they shall be; those that it holds itself count as free. Refused with FEE_DUE, OCCUPANCY_EXCEEDED or NOT_CHANGEABLE.',
  params: z.object({ reservationNo }),
  body: nightsWish,
  response: nightsForChange,
  refusalData: { FEE_DUE: feeChangedData },
});

export const quoteChange = endpoint({
  ...memberRead,
  name: 'quoteChange',
  method: 'POST',
  path: '/reservation/room/{reservationNo}/quote',
  summary:
    'What other dates, guests, occupancy, room types, rates or fewer rooms would cost; the rooms that the reservation itself holds count as free. Changes nothing. Refused with SOLD_OUT, FEE_DUE, CHANGED_MEANWHILE, NOTHING_CHANGED or NOT_CHANGEABLE.',
  params: z.object({ reservationNo }),
  body: changeWish,
  response: changeQuote,
  refusalData: changeRefusals,
});

export const changeReservation = endpoint({
  ...memberWrite,
  name: 'changeReservation',
  path: '/reservation/room/{reservationNo}/change',
  sends: 'confirmation',
  summary:
    'Change dates, occupancy, room types, rates, names, time of arrival or requests, or cancel some of the rooms, at the total and the fee that the member agreed to. The old nights are given back and the new ones taken together, or nothing is. Refused with SOLD_OUT, PRICE_CHANGED, FEE_CHANGED, FEE_DUE, CHANGED_MEANWHILE, NOTHING_CHANGED or NOT_CHANGEABLE, with IDENTITY_REQUIRED or POINTS_FROZEN where it takes more points and they may not be spent, and with RATE_LIMITED beyond twelve of one reservation in ten minutes.',
  params: z.object({ reservationNo }),
  body: agreedChange,
  response: changed,
  refusalData: { ...changeRefusals, ...spendingRefusals },
  idempotent: true,
});
