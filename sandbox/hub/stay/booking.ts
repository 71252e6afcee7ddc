import type * as z from 'zod';
import type { createGuestReservation } from '../../../lib/hub/contract/guest-reservation.ts';
import type { bookingParts, createReservation } from '../../../lib/hub/contract/reservation.ts';
import { noteOrigin, requireShareOfRooms } from '../guest-share.ts';
import { requireRoomsLeft } from '../held.ts';
import { redeemVoucher } from '../member/booking-vouchers.ts';
import type { MemberRow } from '../member/member-store.ts';
import { requireSpendable } from '../member/spending-guard.ts';
import { requirePayable, spendOnStay, worthKrw } from '../member/stay-points.ts';
import { Refusal } from '../refusal.ts';
import { nowIso, type World } from '../world.ts';
import { bookAsks } from './asks.ts';
import { supersedeAttempts } from './earlier-attempts.ts';
import { requireGraceLeft } from './grace.ts';
import { requireOwnRates } from './packages.ts';
import { bookedTerms } from './price.ts';
import { requireConsents } from './required-consents.ts';
import { newReservationNo } from './reservation-number.ts';
import { findAnyReservation, insertReservation } from './reservation-store.ts';
import { priceRoom, sumOf, takeRooms } from './room-pricing.ts';
import { findHotel } from './room-type-index.ts';
import { requireValidStay } from './stay-rules.ts';

type MemberBody = z.output<(typeof createReservation)['body']>;
type GuestBody = z.output<(typeof createGuestReservation)['body']>;
type BookingBody = z.output<typeof bookingParts> &
  Partial<Pick<MemberBody, 'voucherId' | 'points'>> & { bookedFrom?: GuestBody['bookedFrom'] };

/**
 * Books all rooms or none, for a member or, without one, for a guest. Runs inside one BEGIN IMMEDIATE
 * transaction: what is checked cannot change before it is taken, and a refusal uses no voucher and no points.
 * @param familyId the member's session
 * @throws EARLIER_BOOKED (`data.bookedBy`), INVALID_STAY, NOT_FOUND, OCCUPANCY_EXCEEDED, TERMS_REQUIRED, MEMBER_RATE, TIER_RATE, SOLD_OUT, VOUCHER_NOT_USABLE,
 * PRICE_CHANGED (`data.totalKrw`), POINTS_NOT_ENOUGH (`data.balance`), POINTS_NOT_USABLE, GRACE_USED_UP, TOO_MANY_HELD,
 * IDENTITY_REQUIRED (`data.until`), POINTS_FROZEN
 */
export function bookRooms(
  world: World,
  member: MemberRow | null,
  body: BookingBody,
  familyId: string | null = null,
): { reservationNo: string; totalKrw: number; points: number; pointsKrw: number } {
  requireValidStay(world, body.checkInDate, body.checkOutDate);
  if (!findHotel(body.hotelId)) throw new Refusal('NOT_FOUND');
  requireConsents('booking', body.consents);
  requireOwnRates(world, member?.membershipNo ?? null, body.rooms);

  return world.db.immediate(() => {
    // Before anything is priced: what the earlier attempt took may be the last room.
    supersedeAttempts(world, 'rooms', body.earlierKeys ?? []);
    const membershipNo = member?.membershipNo ?? null;
    requireRoomsLeft(world, membershipNo, body, body.rooms.length);
    const priced = body.rooms.map((room) => priceRoom(world, body, room));
    requireGraceLeft(world, membershipNo, priced);
    const now = world.clock.now();
    const rooms = priced.map((room) => ({ ...room, cancellation: bookedTerms(room.cancellation, now) }));
    // The stock is taken before the price is compared: a full hotel is the answer that matters more.
    takeRooms(world, body, rooms, body.accessible ?? false);
    const beforeVoucherKrw = sumOf(rooms);
    const voucherKrw =
      body.voucherId === undefined || member === null
        ? 0
        : redeemVoucher(world, member.membershipNo, body.voucherId, {
            hotelId: body.hotelId,
            checkInDate: body.checkInDate,
            totalKrw: beforeVoucherKrw,
          });
    const totalKrw = beforeVoucherKrw - voucherKrw;
    if (totalKrw !== body.expectedTotalKrw) {
      throw new Refusal('PRICE_CHANGED', { data: { totalKrw, roomsKrw: beforeVoucherKrw } });
    }
    const points = member === null ? 0 : (body.points?.points ?? 0);
    if (member !== null && points > 0) requirePayable(world, member.membershipNo, { points, totalKrw });
    const pointsKrw = worthKrw(points, totalKrw);
    if (body.points && body.points.amountKrw !== pointsKrw) throw new Refusal('POINTS_NOT_USABLE');
    // Last: nobody is asked for the check for a booking that would be refused all the same.
    if (member !== null && (points > 0 || body.voucherId !== undefined)) {
      requireSpendable(world, { membershipNo: member.membershipNo, familyId });
    }
    const reservationNo = newReservationNo();
    insertReservation(
      world,
      {
        reservationNo,
        membershipNo: member?.membershipNo ?? null,
        hotelId: body.hotelId,
        checkIn: body.checkInDate,
        checkOut: body.checkOutDate,
        status: 'confirmed',
        totalKrw,
        email: body.contact.email,
        mobile: body.contact.mobile,
        voucherId: body.voucherId ?? null,
        voucherKrw,
        bookedAt: nowIso(world),
        points,
        pointsKrw,
        lang: body.lang,
      },
      rooms,
      body.consents,
    );
    noteOrigin(world, reservationNo, body.bookedFrom);
    requireShareOfRooms(world, reservationNo, body);
    if (member !== null && points > 0) {
      spendOnStay(world, { reservationNo, membershipNo: member.membershipNo, hotelId: body.hotelId }, points);
    }
    const row = findAnyReservation(world, reservationNo);
    if (row) bookAsks(world, row, body.asks ?? [], familyId);
    return { reservationNo, totalKrw, points, pointsKrw };
  });
}
