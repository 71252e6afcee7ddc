import type { ReservationSummary } from '../../../lib/hub/contract/reservation.ts';
import { sendMail } from '../member/outbox.ts';
import { settle } from '../member/settlement.ts';
import { Refusal } from '../refusal.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { bookingLetter, cancellationLetter } from '../seed/letters.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { bookRooms } from '../stay/booking.ts';
import { cancelNowKrw, cancelReservation, isCancellable } from '../stay/cancelling.ts';
import { addressLineOf } from '../stay/hotel-texts.ts';
import { hotelPicture } from '../stay/picture-catalog.ts';
import { mergeCancellation } from '../stay/price.ts';
import {
  findReservation,
  type ReservationRow,
  type ReservedRoom,
  reservationsOf,
  roomsOfReservation,
} from '../stay/reservation-store.ts';
import { findHotel, findRoomType } from '../stay/room-type-index.ts';
import type { World } from '../world.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

function hotelOf({ hotelId, reservationNo }: ReservationRow): HotelSeed {
  const hotel = findHotel(hotelId);
  if (!hotel) throw new Error(`Reservation ${reservationNo} names the unknown hotel ${hotelId}`);
  return hotel;
}

function summarise(world: World, row: ReservationRow, lang: Lang): ReservationSummary {
  const hotel = hotelOf(row);
  return {
    reservationNo: row.reservationNo,
    status: row.status,
    hotelId: row.hotelId,
    hotelName: hotel.name[lang],
    cityName: hotel.city[lang],
    picture: hotelPicture(hotel, 'landscape', lang),
    checkInDate: row.checkIn,
    checkOutDate: row.checkOut,
    roomCount: roomsOfReservation(world, row.reservationNo).length,
    totalKrw: row.totalKrw,
  };
}

function describeRoom(room: ReservedRoom, lang: Lang) {
  const plan = ratePlans[room.ratePlanId as RatePlanId];
  return {
    roomTypeName: findRoomType(room.roomTypeId)?.archetype.name[lang] ?? room.roomTypeId,
    ratePlanName: plan.name[lang],
    breakfastIncluded: plan.breakfastIncluded,
    adults: room.adults,
    minor: room.minor,
    guestFirstName: room.guestFirstName,
    guestLastName: room.guestLastName,
    price: room.price,
  };
}

/** Coming stays first, the next one on top; then past and cancelled ones, the latest on top. */
function byNearness(a: ReservationRow, b: ReservationRow): number {
  const isAhead = (row: ReservationRow): boolean => row.status === 'confirmed';
  if (isAhead(a) !== isAhead(b)) return isAhead(a) ? -1 : 1;
  return isAhead(a) ? a.checkIn.localeCompare(b.checkIn) : b.checkIn.localeCompare(a.checkIn);
}

export const reservationHandlers = {
  /** Runs inside the transaction of its idempotency key. */
  createReservation(call, world) {
    const member = viewerOf(call);
    const booked = bookRooms(world, member, call.body);
    const { subject, text } = bookingLetter(call.body, booked, call.body.lang);
    sendMail(world, call.body.contact.email, subject, text);
    return booked;
  },

  listReservations(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return {
      reservations: reservationsOf(world, membershipNo)
        .sort(byNearness)
        .map((row) => summarise(world, row, call.query.lang)),
    };
  },

  reservationDetail(call, world) {
    const { membershipNo } = viewerOf(call);
    const { lang } = call.query;
    settle(world, membershipNo);
    const row = findReservation(world, membershipNo, call.params.reservationNo);
    if (!row) throw new Refusal('NOT_FOUND');
    const hotel = hotelOf(row);
    const rooms = roomsOfReservation(world, row.reservationNo);
    const canCancel = isCancellable(world, row);
    return {
      ...summarise(world, row, lang),
      address: addressLineOf(hotel, lang),
      telephone: hotel.telephone,
      checkInFrom: hotel.checkInFrom,
      checkOutUntil: hotel.checkOutUntil,
      rooms: rooms.map((room) => describeRoom(room, lang)),
      contact: { email: row.email, mobile: row.mobile },
      requests: row.requests,
      cancellation: mergeCancellation(rooms.map(({ cancellation }) => cancellation)),
      cancelNowKrw: row.feeKrw ?? cancelNowKrw(world, row),
      cancellableYn: canCancel ? 'Y' : 'N',
      bookedAt: row.bookedAt,
      cancelledAt: row.cancelledAt,
      cancellationFeeKrw: row.feeKrw,
    };
  },

  cancelReservation(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    const before = findReservation(world, membershipNo, call.params.reservationNo);
    const cancelled = cancelReservation(world, membershipNo, call.params.reservationNo, call.body.expectedFeeKrw);
    if (before?.status === 'confirmed') {
      const { subject, text } = cancellationLetter(cancelled);
      sendMail(world, before.email, subject, text);
    }
    return cancelled;
  },
} satisfies Handlers;
