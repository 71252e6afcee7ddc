import type * as z from 'zod';
import type { createReservation } from '../../../lib/hub/contract/reservation.ts';
import type { MemberRow } from '../member/member-store.ts';
import { Refusal } from '../refusal.ts';
import { ratePlans } from '../seed/rate-plans.ts';
import { requiredTermIds } from '../seed/terms.ts';
import { daysBetween, nightsOf } from '../seoul-day.ts';
import { nowIso, type World } from '../world.ts';
import { roomTypeNights, takeNights } from './night-store.ts';
import { fits, plansOnSale } from './offers.ts';
import { cancellationOf, priceStay } from './price.ts';
import { newReservationNo } from './reservation-number.ts';
import { insertReservation, type ReservedRoom } from './reservation-store.ts';
import { findHotel, findRoomType } from './room-type-index.ts';
import { requireValidStay } from './stay-rules.ts';

type BookingBody = z.output<(typeof createReservation)['body']>;
type BookedRoom = BookingBody['rooms'][number];

/** Prices one room anew, from what is true now and not from what the page said. */
function reserveRoom(world: World, body: BookingBody, room: BookedRoom): ReservedRoom {
  const entry = findRoomType(room.roomTypeId);
  if (!entry || entry.hotel.hotelId !== body.hotelId) throw new Refusal('NOT_FOUND');
  if (!fits(entry, room)) throw new Refusal('OCCUPANCY_EXCEEDED');
  const ratePlanId = plansOnSale(world, body.checkInDate).find((id) => id === room.ratePlanId);
  // A plan that exists and is no longer sold (its lead time ran out) is a sold-out offer, not a wrong request.
  if (!ratePlanId) throw new Refusal(room.ratePlanId in ratePlans ? 'SOLD_OUT' : 'NOT_FOUND');
  const nights = roomTypeNights(world, room.roomTypeId, body.checkInDate, body.checkOutDate);
  const stayNights = daysBetween(body.checkInDate, body.checkOutDate);
  const minStay = nights[0]?.minStay ?? 1;
  if (stayNights < minStay) {
    throw new Refusal('INVALID_STAY', { message: `선택하신 날짜는 최소 ${minStay}박부터 예약하실 수 있습니다.` });
  }
  if (nights.length !== stayNights) throw new Refusal('SOLD_OUT');
  const plan = ratePlans[ratePlanId];
  const price = priceStay(nights, entry.hotel, plan, room);
  return {
    ...room,
    price,
    cancellation: cancellationOf(body.checkInDate, entry.hotel, plan, price, world.clock.now()),
  };
}

/**
 * Books all rooms or none. Runs inside one BEGIN IMMEDIATE transaction: what is checked cannot change
 * before it is taken.
 * @throws INVALID_STAY, NOT_FOUND, OCCUPANCY_EXCEEDED, TERMS_REQUIRED, SOLD_OUT, PRICE_CHANGED (`data.totalKrw`)
 */
export function bookRooms(
  world: World,
  member: MemberRow,
  body: BookingBody,
): { reservationNo: string; totalKrw: number } {
  requireValidStay(world, body.checkInDate, body.checkOutDate);
  if (!findHotel(body.hotelId)) throw new Refusal('NOT_FOUND');
  const missing = requiredTermIds('booking').filter((termId) => !body.agreedTermIds.includes(termId));
  if (missing.length > 0) throw new Refusal('TERMS_REQUIRED', { data: { termIds: missing } });

  return world.db.immediate(() => {
    const rooms = body.rooms.map((room) => reserveRoom(world, body, room));
    const nights = nightsOf(body.checkInDate, body.checkOutDate);
    // The stock is taken before the price is compared: a full house is the answer that matters more.
    for (const room of rooms) {
      if (!takeNights(world, room.roomTypeId, nights, 1)) throw new Refusal('SOLD_OUT');
    }
    const totalKrw = rooms.reduce((sum, { price }) => sum + price.totalKrw, 0);
    if (totalKrw !== body.expectedTotalKrw) throw new Refusal('PRICE_CHANGED', { data: { totalKrw } });
    const reservationNo = newReservationNo();
    insertReservation(
      world,
      {
        reservationNo,
        membershipNo: member.membershipNo,
        hotelId: body.hotelId,
        checkIn: body.checkInDate,
        checkOut: body.checkOutDate,
        status: 'confirmed',
        totalKrw,
        email: body.contact.email,
        mobile: body.contact.mobile,
        requests: body.requests,
        bookedAt: nowIso(world),
      },
      rooms,
      body.agreedTermIds,
    );
    return { reservationNo, totalKrw };
  });
}
