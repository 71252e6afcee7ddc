import * as z from 'zod';
import { ask, askOption, wantedAsks } from './ask.ts';
import { cancelledRoom, MOST_PAID_POINTS, paidPoints, pointsLeftData, settledPoints } from './cancelled-room.ts';
import {
  amountKrw,
  choicesOf,
  emptyResult,
  entityId,
  hubLanguage,
  instant,
  listOf,
  MOST_OF_ALL,
  picture,
  seoulDay,
  seoulTime,
  telephone,
  text,
  yesNo,
} from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { stayNotices } from './facility-facts.ts';
import { roomType } from './hotel.ts';
import { cancellationTerms, priceBreakdown, roomOffer } from './offer.ts';
import { roomOccupancy } from './party.ts';
import { sleepingArrangement } from './sleeping.ts';
import { spendingRefusals } from './spending-guard.ts';
import { invalidStayData } from './stay-obstacle.ts';
import { opaque, typedEmail, typedGuestName, typedTelephone, typedText } from './typed-schema.ts';
import { REQUESTS_MAX } from './typed-text.ts';
import { redeemedVoucher } from './voucher.ts';

export const reservationNo = z
  .string()
  .min(6)
  .max(20)
  .regex(/^[A-Z0-9-]+$/);

/** Of a reservation of rooms or of a table: raised by each change; a change names the one that it was made for. */
export const revision = z.int().min(0).max(MOST_OF_ALL);

const reservationStatus = z.enum(['confirmed', 'cancelled', 'stayed']);

export const guestNames = { guestFirstName: typedGuestName, guestLastName: typedGuestName };
export const bookingContact = z.object({ email: typedEmail, mobile: typedTelephone });
export const shownContact = z.object({ email: text, mobile: text });

export const roomGuest = z.object({ ...guestNames, requests: typedText(REQUESTS_MAX).default('') });

const rooms = z
  .array(roomOccupancy.extend({ roomTypeId: entityId, ratePlanId: entityId, ...roomGuest.shape }))
  .min(1)
  .max(3);

/** The hub compares the required ones with its own list of terms; optional are only those that the guest ticked. */
export const bookingConsents = z.object({
  requiredTermIds: choicesOf(opaque(64), 20),
  optionalTermIds: choicesOf(opaque(64), 20),
});

/** Attempts at the same without an answer: where one has booked it is EARLIER_BOOKED, the others book no more. */
export const earlierKeys = z
  .array(z.string().regex(/^[\w.:-]{8,128}$/))
  .max(10)
  .optional();
/** Where the earlier reservation is found, and no more: the caller can be another person. */
export const earlierBookedData = z.object({ bookedBy: z.enum(['guest', 'member']) });

export const missingTerms = z.object({ termIds: listOf(text) });

export const bookingParts = z.object({
  hotelId: entityId,
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  rooms,
  contact: bookingContact,
  /** The total that the guest saw, a voucher taken off; a different one is refused. */
  expectedTotalKrw: amountKrw,
  /** As in the filters of `roomOffers`; without it a room kept for guests who need it is refused with SOLD_OUT. */
  accessible: z.boolean().optional(),
  asks: wantedAsks,
  consents: bookingConsents,
  earlierKeys,
  lang: hubLanguage,
});

export const priceChangedData = z.object({ totalKrw: amountKrw, roomsKrw: amountKrw });
export const feeChangedData = z.object({ feeKrw: amountKrw });
export const bookingRefusals = {
  INVALID_STAY: invalidStayData,
  PRICE_CHANGED: priceChangedData,
  TERMS_REQUIRED: missingTerms,
  EARLIER_BOOKED: earlierBookedData,
};

export const createReservation = endpoint({
  ...memberWrite,
  name: 'createReservation',
  path: '/reservation/room',
  sends: 'confirmation',
  summary:
    'Book rooms of one hotel, with at most one voucher, and with points for a part of the rest or all of it. Refused with SOLD_OUT, VOUCHER_NOT_USABLE or PRICE_CHANGED (its `data` carries the new total) when the offer no longer stands, with POINTS_NOT_ENOUGH (its `data` carries the balance) or POINTS_NOT_USABLE where the points cannot pay, with IDENTITY_REQUIRED (see `confirmIdentity`) or POINTS_FROZEN (see `reportEvent`) where points or vouchers may not be spent, with EARLIER_BOOKED when an attempt of `earlierKeys` has booked, with GRACE_USED_UP where the member has cancelled many bookings in the free minutes after booking, with TOO_MANY_HELD where the member has many rooms of the hotel on these nights; a refused booking uses no voucher and no points.',
  body: bookingParts.extend({
    /** The very voucher that the member picked; the hub never picks another. */
    voucherId: entityId.optional(),
    /** Points that pay a part or all, and the won that the member saw for them; other won are refused with POINTS_NOT_USABLE. */
    points: z.object({ points: z.int().min(1).max(MOST_PAID_POINTS), amountKrw }).optional(),
  }),
  response: z.object({ reservationNo, totalKrw: amountKrw }),
  refusalData: { ...bookingRefusals, ...spendingRefusals, POINTS_NOT_ENOUGH: pointsLeftData },
  idempotent: true,
});
export type CreateReservationBody = z.input<(typeof createReservation)['body']>;

const reservationSummary = z.object({
  reservationNo,
  status: reservationStatus,
  hotelId: entityId,
  hotelName: text,
  cityName: text,
  picture,
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  roomCount: z.int().min(1).max(MOST_OF_ALL),
  totalKrw: amountKrw,
  /** Of a cancelled one, for the rooms that were its last. */
  cancellationFeeKrw: amountKrw.nullable(),
  /** Fees of all rooms that were cancelled before, while others stayed. */
  earlierFeesKrw: amountKrw.default(0),
  asks: listOf(ask).default([]),
});
export type ReservationSummary = z.infer<typeof reservationSummary>;

export const listReservations = endpoint({
  ...memberRead,
  name: 'listReservations',
  path: '/reservation/room',
  summary: "The member's room reservations, next stays first, then past and cancelled ones.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ reservations: listOf(reservationSummary) }),
});

/** The totals of its rooms less the voucher are `totalKrw`; `dueAtHotelKrw` says what of it is paid at the hotel. */
export const reservationFacts = reservationSummary.extend({
  address: text,
  telephone,
  checkInFrom: text,
  checkOutUntil: text,
  rooms: listOf(
    z.object({
      roomTypeId: entityId,
      roomTypeName: text,
      limits: roomType.shape.occupancy,
      ratePlanId: entityId,
      ratePlanName: text,
      breakfastIncluded: z.boolean(),
      adults: z.int().min(0).max(MOST_OF_ALL),
      minor: z.int().min(0).max(MOST_OF_ALL),
      minorAges: roomOccupancy.shape.minorAges,
      sleeping: sleepingArrangement.nullable().default(null),
      /** Of an accessible room, which is held for the guest; null for others, and once the stay is over or cancelled. */
      accessibility: roomType.shape.accessibility.default(null),
      guestFirstName: text,
      guestLastName: text,
      requests: text,
      price: priceBreakdown,
      cancellation: cancellationTerms,
    }),
  ),
  /** To which its rooms could be changed on their dates. */
  ratePlans: listOf(roomOffer.shape.ratePlan.pick({ ratePlanId: true, name: true })).default([]),
  /** Those cancelled while others stayed, the first cancelled first. */
  cancelledRooms: listOf(cancelledRoom).default([]),
  /** Of the days of the stay, also what was announced after the booking; none of a stay that is over or cancelled. */
  notices: stayNotices,
  askOptions: listOf(askOption).default([]),
  contact: shownContact,
  voucher: redeemedVoucher.nullable(),
  /** The hub's clock at this answer. `reservationTerms` decides by it what cancelling costs. */
  asOf: instant,
  cancellableYn: yesNo,
  /** Names and requests may be changed until check-in opens. */
  guestsChangeableYn: yesNo,
  /** Dates and occupancy may be changed as long as cancelling is free. */
  datesChangeableYn: yesNo,
  revision: revision.default(0),
  /** When the guest expects to arrive, on that day or in the night after it; null where it was not said. */
  arrivalTime: seoulTime.nullable().default(null),
  bookedAt: instant,
  changedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** Of a cancelled reservation with a voucher; null of all others. `N`: it was used for the fee. */
  voucherGivenBackYn: yesNo.nullable(),
  points: paidPoints.nullable().default(null),
  /** Of a cancelled reservation with points; null of all others. */
  settledPoints: settledPoints.nullable().default(null),
  /** What the stay earns at the member's present tier, or has earned; null of a guest's and of a cancelled one. */
  earnedPoints: z.int().min(0).max(MOST_OF_ALL).nullable().default(null),
});
export type ReservationDetail = z.infer<typeof reservationFacts>;

export const reservationDetail = endpoint({
  ...memberRead,
  name: 'reservationDetail',
  path: '/reservation/room/{reservationNo}',
  summary: 'One room reservation of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ reservationNo }),
  query: z.object({ lang: hubLanguage }),
  response: reservationFacts,
});

export const cancellation = z.object({
  reservationNo,
  cancellationFeeKrw: amountKrw,
  cancelledAt: instant,
  voucherGivenBackYn: yesNo.nullable(),
  settledPoints: settledPoints.nullable().default(null),
});

export const cancelReservation = endpoint({
  ...memberWrite,
  name: 'cancelReservation',
  path: '/reservation/room/{reservationNo}/cancel',
  sends: 'confirmation',
  summary:
    'Cancel a reservation for the fee that the member saw; another fee is refused with FEE_CHANGED. A voucher is given back where cancelling is free; points are given back to their tranches as far as the part to be paid at the hotel covers the fee. The email is in the language of Accept-Language. Repeating it answers the same.',
  params: z.object({ reservationNo }),
  body: z.object({ expectedFeeKrw: amountKrw }),
  response: cancellation,
  refusalData: { FEE_CHANGED: feeChangedData },
});

export const mailAgain = {
  body: z.object({ lang: hubLanguage }),
  response: emptyResult,
  sends: 'key',
} as const;

export const mailReservation = endpoint({
  ...memberWrite,
  ...mailAgain,
  name: 'mailReservation',
  path: '/reservation/room/{reservationNo}/mail',
  summary:
    'Send the email of a confirmed reservation again, to its own address. More than three of one reservation in ten minutes are refused with RATE_LIMITED.',
  params: z.object({ reservationNo }),
});
