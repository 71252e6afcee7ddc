import * as z from 'zod';
import { amountKrw, entityId, hubLanguage, instant, picture, seoulDay, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { cancellationTerms, priceBreakdown, roomOccupancy } from './offer.ts';

export const reservationNo = z
  .string()
  .min(6)
  .max(20)
  .regex(/^[A-Z0-9-]+$/);

export const reservationStatus = z.enum(['confirmed', 'cancelled', 'stayed']);

/** `data` of the refusal PRICE_CHANGED: what the same stay costs now. */
const priceChangedData = z.object({ totalKrw: amountKrw });
/** `data` of the refusal FEE_CHANGED: what cancelling costs now. */
const feeChangedData = z.object({ feeKrw: amountKrw });

export const createReservation = endpoint({
  name: 'createReservation',
  method: 'POST',
  path: '/reservation/room',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'assumed',
  summary:
    'Book rooms of one hotel. Refused with SOLD_OUT or PRICE_CHANGED (its `data` carries the new total) when the offer no longer stands.',
  body: z.object({
    hotelId: entityId,
    checkInDate: seoulDay,
    checkOutDate: seoulDay,
    rooms: z
      .array(
        roomOccupancy.extend({
          roomTypeId: entityId,
          ratePlanId: entityId,
          guestFirstName: z.string().trim().min(1).max(50),
          guestLastName: z.string().trim().min(1).max(50),
        }),
      )
      .min(1)
      .max(3),
    contact: z.object({
      email: z.email().max(254),
      mobile: z.string().trim().min(7).max(30),
    }),
    requests: z.string().max(500).default(''),
    /** The total that the guest saw; a different one is refused. */
    expectedTotalKrw: amountKrw,
    agreedTermIds: z.array(z.string().max(64)).max(20),
    lang: hubLanguage,
  }),
  response: z.object({ reservationNo, totalKrw: amountKrw }),
  envelope: 'data',
  refusalData: { PRICE_CHANGED: priceChangedData },
  idempotent: true,
});
export type CreateReservationBody = z.input<(typeof createReservation)['body']>;

export const reservationSummary = z.object({
  reservationNo,
  status: reservationStatus,
  hotelId: entityId,
  hotelName: z.string(),
  cityName: z.string(),
  picture,
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
  roomCount: z.int().min(1),
  totalKrw: amountKrw,
});
export type ReservationSummary = z.infer<typeof reservationSummary>;

export const listReservations = endpoint({
  name: 'listReservations',
  method: 'GET',
  path: '/reservation/room',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: "The member's room reservations, next stays first, then past and cancelled ones.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ reservations: z.array(reservationSummary) }),
  envelope: 'data',
});

export const reservationDetail = endpoint({
  name: 'reservationDetail',
  method: 'GET',
  path: '/reservation/room/{reservationNo}',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'One room reservation of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ reservationNo }),
  query: z.object({ lang: hubLanguage }),
  response: reservationSummary.extend({
    address: z.string(),
    telephone: z.string(),
    checkInFrom: z.string(),
    checkOutUntil: z.string(),
    rooms: z.array(
      z.object({
        roomTypeName: z.string(),
        ratePlanName: z.string(),
        breakfastIncluded: z.boolean(),
        adults: z.int(),
        minor: z.int(),
        guestFirstName: z.string(),
        guestLastName: z.string(),
        price: priceBreakdown,
      }),
    ),
    contact: z.object({ email: z.string(), mobile: z.string() }),
    requests: z.string(),
    cancellation: cancellationTerms,
    /** What cancelling costs at the moment of the answer. */
    cancelNowKrw: amountKrw,
    cancellableYn: yesNo,
    bookedAt: instant,
    cancelledAt: instant.nullable(),
    cancellationFeeKrw: amountKrw.nullable(),
  }),
  envelope: 'data',
});
export type ReservationDetail = z.infer<(typeof reservationDetail)['response']>;

export const cancelReservation = endpoint({
  name: 'cancelReservation',
  method: 'POST',
  path: '/reservation/room/{reservationNo}/cancel',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'assumed',
  summary:
    'Cancel a reservation for the fee that the member saw; another fee is refused with FEE_CHANGED. Repeating it answers the same.',
  params: z.object({ reservationNo }),
  body: z.object({ expectedFeeKrw: amountKrw }),
  response: z.object({ reservationNo, cancellationFeeKrw: amountKrw, cancelledAt: instant }),
  envelope: 'data',
  refusalData: { FEE_CHANGED: feeChangedData },
});
