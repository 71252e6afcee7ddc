import fc from 'fast-check';
import { expect } from 'vitest';
import { quoteBooking } from '@/lib/booking/offer-quote';
import type { CancellationTerms, RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { addDays } from '../../sandbox/hub/seoul-day.ts';
import type { RunningSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { bookingBody, stock } from '../sandbox/booking-steps.ts';
import { callHub, control } from '../sandbox/hub-caller.ts';
import { logIn, memberWithTranches } from '../sandbox/point-steps.ts';

export const hotelId = 'haneul-namsan';
export const bookedAt = '2027-03-02T10:00:00+09:00';
const checkInDate = '2027-03-22';
/** Free cancellation at this hotel ends at 18:00 on the day before arrival. */
export const deadlineMs = Date.parse('2027-03-21T18:00:00+09:00');

export const setClock = (sandbox: RunningSandbox, now: string | number) =>
  control(sandbox, '/clock', { now: new Date(now).toISOString(), frozen: true });

/** A booking this far ahead can be cancelled free of charge for an hour, at every rate. */
export const graceEndMs = Date.parse(bookedAt) + 3_600_000;

/** What the rates of these rooms say at a moment, added up; written apart from the product's own function. */
export function dueAt(rates: readonly CancellationTerms[], totalKrw: number, timeMs: number): number {
  if (timeMs < graceEndMs) return 0;
  let sum = 0;
  for (const { freeUntil, penaltyKrw } of rates) {
    if (freeUntil === null || Date.parse(freeUntil) <= timeMs) sum += penaltyKrw;
  }
  return Math.min(sum, totalKrw);
}

/** As the programme has it; the sum of a cancellation is worked out apart from the product's own function. */
export const KRW_PER_POINT = 50;
/** Last day on which the soonest 103 of a new member's points are good. */
const firstGoneMs = Date.parse('2027-03-06T00:00:00+09:00');

/** What a fee leaves of the points: those that it takes, those that come back, and of these those that are gone. */
export function pointsAt(points: number, feeKrw: number, totalKrw: number, timeMs: number) {
  const beyondKrw = feeKrw - (totalKrw - points * KRW_PER_POINT);
  const kept = beyondKrw > 0 ? Math.ceil(beyondKrw / KRW_PER_POINT) : 0;
  const good = timeMs < firstGoneMs ? points : Math.max(0, points - 103);
  return { kept, back: points - kept, expired: Math.max(0, points - kept - good) };
}

/** Rooms of one stay, each at a rate of its own, and the moment at which it is looked at. */
export interface Mix {
  plans: readonly string[];
  typeIndexes: readonly number[];
  nights: number;
  asMember: boolean;
  /** That a member pays with. */
  points: number;
  momentMs: number;
}

export const mix: fc.Arbitrary<Mix> = fc
  .record({
    asMember: fc.boolean(),
    points: fc.constantFrom(0, 100, 500, 890),
    rooms: fc.array(
      fc.record({
        plan: fc.constantFrom('advance', 'flexible', 'breakfast', 'member'),
        typeIndex: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    nights: fc.integer({ min: 2, max: 4 }),
    momentMs: fc.oneof(
      fc.constantFrom(graceEndMs - 1_000, graceEndMs, deadlineMs - 1, deadlineMs, deadlineMs + 1, Date.parse(bookedAt)),
      fc.integer({ min: Date.parse(bookedAt), max: Date.parse(`${checkInDate}T14:59:59+09:00`) }),
    ),
  })
  .map(({ asMember, points, rooms, nights, momentMs }) => ({
    asMember,
    points: asMember ? points : 0,
    nights,
    momentMs,
    plans: rooms.map(({ plan }) => (plan === 'member' && !asMember ? 'flexible' : plan)),
    typeIndexes: rooms.map(({ typeIndex }) => typeIndex),
  }));

/** Books a mix of rates; gives back what was quoted and what was booked. */
export async function bookMix(sandbox: RunningSandbox, { plans, typeIndexes, nights, asMember, points }: Mix) {
  await setClock(sandbox, bookedAt);
  const stay = { hotelId, checkInDate, checkOutDate: addDays(checkInDate, nights) };
  await stock(sandbox, stay, 9);
  const member = asMember ? await memberWithTranches(sandbox) : null;
  const token = member ? await logIn(sandbox, member) : undefined;
  const { checkOutDate } = stay;
  const offers: RoomOffers = (
    await callHub(sandbox, 'roomOffers', {
      params: { hotelId },
      body: { checkInDate, checkOutDate, rooms: plans.map(() => ({ adults: 2, minor: 0 })), lang: 'ko' },
      ...(token ? { token } : {}),
    })
  ).body.data;
  const chosen = plans.map((plan, index): RoomOffer => {
    const ofPlan = offers.rooms[index]?.offers.filter(({ ratePlan }) => ratePlan.ratePlanId === plan) ?? [];
    const offer = ofPlan[(typeIndexes[index] ?? 0) % ofPlan.length];
    if (!offer) throw new Error(`No ${plan} offer`);
    return offer;
  });
  const expectedTotalKrw = chosen.reduce((sum, { price }) => sum + price.totalKrw, 0);
  const rooms = chosen.map((offer) => ({
    adults: 2,
    minor: 0,
    roomTypeId: offer.roomTypeId,
    ratePlanId: offer.ratePlan.ratePlanId,
  }));
  const result = quoteBooking({ rooms }, offers);
  if (result.kind !== 'quoted') throw new Error('The offer is gone');
  const { quote } = result;
  // The hub counts what one address has cancelled in the free hour.
  const email = `${crypto.randomUUID()}@mail.example`;
  const body = {
    ...bookingBody(stay, chosen[0] as RoomOffer),
    contact: { email, mobile: '010-0000-0001' },
    rooms: rooms.map((room) => ({ ...room, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' })),
    expectedTotalKrw,
    ...(points === 0 ? {} : { points: { points, amountKrw: points * KRW_PER_POINT } }),
  };
  const booked = await callHub(sandbox, asMember ? 'createReservation' : 'createGuestReservation', {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(token ? { token } : {}),
  });
  expect(booked.status).toBe(200);
  const { reservationNo } = booked.body.data;
  const rates = chosen.map(({ cancellation }) => cancellation);
  return { reservationNo, stay, quote, rates, totalKrw: expectedTotalKrw, booker: { member, email } };
}
/** A caller for one reservation at the present moment; tokens and proofs are over once the clock has moved. */
export async function reach(
  sandbox: RunningSandbox,
  reservationNo: string,
  { member, email }: { member: { membershipId: string; password: string } | null; email: string },
) {
  if (member) {
    const token = await logIn(sandbox, member);
    const params = { reservationNo };
    return {
      detail: async (): Promise<ReservationDetail> =>
        (await callHub(sandbox, 'reservationDetail', { token, params, query: { lang: 'ko' } })).body.data,
      cancel: (expectedFeeKrw: number) =>
        callHub(sandbox, 'cancelReservation', { token, params, body: { expectedFeeKrw } }),
    };
  }
  const found = await callHub(sandbox, 'lookUpReservation', {
    body: { reservationNo, lastName: 'Member', contact: email },
  });
  const { proof } = found.body.data;
  return {
    detail: async (): Promise<ReservationDetail> =>
      (await callHub(sandbox, 'guestReservationDetail', { body: { proof, lang: 'ko' } })).body.data,
    cancel: (expectedFeeKrw: number) => callHub(sandbox, 'cancelGuestReservation', { body: { proof, expectedFeeKrw } }),
  };
}
