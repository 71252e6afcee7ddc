import type { ReservationDetail, ReservationSummary } from '../../../lib/hub/contract/reservation.ts';
import { voucherKindOf } from '../member/booking-vouchers.ts';
import { pointsToEarn } from '../member/settlement.ts';
import { paidPointsOf } from '../member/stay-points.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { voucherTexts } from '../seed/voucher-texts.ts';
import { nowIso, today, type World } from '../world.ts';
import { takesAsks } from './ask-terms.ts';
import { describeAsks, describeChoices } from './ask-texts.ts';
import { cancelNowKrw, isCancellable, settledPointsOf, voucherGivenBackYn } from './cancelling.ts';
import { stayNoticesOf } from './facility-facts.ts';
import { accessibilityOf, addressLineOf } from './hotel-texts.ts';
import { plansFor } from './offers.ts';
import { mayBook, tierOf } from './packages.ts';
import { hotelPicture } from './picture-catalog.ts';
import { priceIn } from './price.ts';
import { type ReservationRow, type ReservedRoom, roomsOfReservation } from './reservation-store.ts';
import { cancelledRoomsOf, describeCancelledRoom, feesOf } from './room-cancelling.ts';
import { findHotel, findRoomType } from './room-type-index.ts';

function hotelOf({ hotelId, reservationNo }: ReservationRow): HotelSeed {
  const hotel = findHotel(hotelId);
  if (!hotel) throw new Error(`Reservation ${reservationNo} names the unknown hotel ${hotelId}`);
  return hotel;
}

export function summarise(world: World, row: ReservationRow, lang: Lang): ReservationSummary {
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
    cancellationFeeKrw: row.feeKrw,
    earlierFeesKrw: feesOf(cancelledRoomsOf(world, row.reservationNo)),
    asks: describeAsks(world, row.reservationNo, lang),
  };
}

function describeRoom(room: ReservedRoom, isAhead: boolean, lang: Lang): ReservationDetail['rooms'][number] {
  const plan = ratePlans[room.ratePlanId as RatePlanId];
  const archetype = findRoomType(room.roomTypeId)?.archetype;
  return {
    roomTypeId: room.roomTypeId,
    roomTypeName: archetype?.name[lang] ?? room.roomTypeId,
    // Of a type that is no longer sold: as many as it was booked for.
    limits: {
      maxAdults: archetype?.maxAdults ?? room.adults,
      maxMinors: archetype?.maxMinors ?? room.minor,
      maxGuests: archetype?.maxGuests ?? room.adults + room.minor,
    },
    ratePlanId: room.ratePlanId,
    ratePlanName: plan.name[lang],
    breakfastIncluded: plan.breakfastIncluded,
    adults: room.adults,
    minor: room.minor,
    minorAges: room.minorAges,
    sleeping: room.sleeping,
    accessibility: isAhead ? accessibilityOf(room.roomTypeId, lang) : null,
    guestFirstName: room.guestFirstName,
    guestLastName: room.guestLastName,
    requests: room.requests,
    price: priceIn(room.price, plan, lang),
    cancellation: room.cancellation,
  };
}

function describeVoucher(world: World, row: ReservationRow, lang: Lang): ReservationDetail['voucher'] {
  const kind = row.voucherId === null ? undefined : voucherKindOf(world, row.voucherId);
  if (row.voucherId === null || kind === undefined) return null;
  return { voucherId: row.voucherId, name: voucherTexts[kind].name[lang], discountKrw: row.voucherKrw };
}

/** Everything that was agreed, and what may still be done about it at this moment. */
export function describeReservation(world: World, row: ReservationRow, lang: Lang): ReservationDetail {
  const hotel = hotelOf(row);
  const rooms = roomsOfReservation(world, row.reservationNo);
  const isOpen = isCancellable(world, row);
  const asks = describeAsks(world, row.reservationNo, lang);
  const isAsked = (kind: string) =>
    asks.some((ask) => ask.kind === kind && ask.state !== 'returned' && ask.state !== 'withdrawn');
  // Until the guest has left.
  const isAhead = row.status === 'confirmed' && row.checkOut >= today(world);
  const stay = { checkInDate: row.checkIn, checkOutDate: row.checkOut };
  return {
    ...summarise(world, row, lang),
    address: addressLineOf(hotel, lang),
    telephone: hotel.telephone,
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    rooms: rooms.map((room) => describeRoom(room, isAhead, lang)),
    ratePlans: plansFor(world, row.hotelId, stay)
      .filter((ratePlanId) => mayBook(ratePlans[ratePlanId], tierOf(world, row.membershipNo)))
      .map((ratePlanId) => ({ ratePlanId, name: ratePlans[ratePlanId].name[lang] })),
    cancelledRooms: cancelledRoomsOf(world, row.reservationNo).map((room) => describeCancelledRoom(room, lang)),
    notices: isAhead ? stayNoticesOf(world, hotel, stay, lang) : [],
    askOptions: takesAsks(world, row)
      ? describeChoices(world, { ...row, rooms }, lang).filter(({ kind }) => !isAsked(kind))
      : [],
    contact: { email: row.email, mobile: row.mobile },
    voucher: describeVoucher(world, row, lang),
    asOf: nowIso(world),
    cancellableYn: isOpen ? 'Y' : 'N',
    guestsChangeableYn: isOpen ? 'Y' : 'N',
    datesChangeableYn: isOpen && cancelNowKrw(world, row) === 0 ? 'Y' : 'N',
    revision: row.revision,
    arrivalTime: row.arrivalTime,
    bookedAt: row.bookedAt,
    changedAt: row.changedAt,
    cancelledAt: row.cancelledAt,
    voucherGivenBackYn: row.feeKrw === null ? null : voucherGivenBackYn(row.voucherId, row.feeKrw),
    points: paidPointsOf(world, row),
    settledPoints: settledPointsOf(row),
    earnedPoints: row.earnedPoints ?? pointsToEarn(world, row),
  };
}
