import type * as z from 'zod';
import type { changeQuote } from '../../../lib/hub/contract/reservation-change.ts';
import { requireShareOfRooms } from '../guest-share.ts';
import { discountOnChange, giveVoucherBack, voucherKindOf } from '../member/booking-vouchers.ts';
import { limitMails } from '../member/mail-limits.ts';
import { requireSpendable } from '../member/spending-guard.ts';
import {
  giveStayPointsBack,
  mostKept,
  paidPointsOf,
  requirePayable,
  spendOnStay,
  worthKrw,
} from '../member/stay-points.ts';
import { Refusal } from '../refusal.ts';
import { type RatePlanId, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { voucherTexts } from '../seed/voucher-texts.ts';
import { nowIso, type World } from '../world.ts';
import { describeAsks } from './ask-texts.ts';
import { askAgain, releaseAsks } from './asks.ts';
import { cancelNowKrw, isCancellable } from './cancelling.ts';
import { accessibilityOf } from './hotel-texts.ts';
import { priceIn } from './price.ts';
import { findAnyReservation, type ReservationRow, roomsOfReservation, writeRooms } from './reservation-store.ts';
import { cancelledRoomsOf, cancelRooms, describeCancelledRoom, feesOf, movedWith } from './room-cancelling.ts';
import { sumOf } from './room-pricing.ts';
import { findRoomType } from './room-type-index.ts';
import { arrivalAfter, type Change, guestOf, isAsBooked, isSameStay, swapRooms, withHeldAges } from './swapping.ts';

type Quote = z.output<typeof changeQuote>;

/**
 * How many points pay for the changed stay: those that were asked for, else those that pay now, or as many of them as
 * the new total takes.
 * @throws FEE_DUE (`data.feeKrw`), POINTS_NOT_ENOUGH (`data.balance`), POINTS_NOT_USABLE
 */
function pointsForChange(world: World, row: ReservationRow, wanted: number | undefined, totalKrw: number): number {
  const { points: held, membershipNo } = row;
  const feeKrw = cancelNowKrw(world, row);
  // With a fee ahead, points that come back would be taken from it.
  if (wanted !== undefined && wanted !== held && feeKrw > 0) throw new Refusal('FEE_DUE', { data: { feeKrw } });
  if (wanted !== undefined && wanted > 0 && (wanted !== held || totalKrw !== row.totalKrw)) {
    if (membershipNo === null) throw new Refusal('POINTS_NOT_USABLE');
    requirePayable(world, membershipNo, { points: wanted, totalKrw, held });
  }
  return wanted ?? mostKept(held, totalKrw);
}

/** Spends or gives back the difference between the points that pay for a stay and those that shall. */
function movePoints(world: World, row: ReservationRow, points: number): Quote['pointsMoved'] {
  const { reservationNo, membershipNo, hotelId, points: held } = row;
  const nothing = { spentPoints: 0, returnedPoints: 0, expiredPoints: 0 };
  if (membershipNo === null || points === held) return nothing;
  const stay = { reservationNo, membershipNo, hotelId };
  if (points > held) {
    spendOnStay(world, stay, points - held);
    return { ...nothing, spentPoints: points - held };
  }
  const expiredPoints = giveStayPointsBack(world, stay, held - points);
  return { ...nothing, returnedPoints: held - points - expiredPoints, expiredPoints };
}

/**
 * Gives points of a stay back, whatever its terms say: somebody else has moved them into it. What they paid is due at the
 * hotel. Within the caller's transaction.
 * @returns false where none came back
 */
export function returnStayPoints(world: World, row: ReservationRow, returned: number): boolean {
  const points = mostKept(Math.max(0, row.points - returned), row.totalKrw);
  if (points === row.points) return false;
  movePoints(world, row, points);
  world.db.run(
    'UPDATE reservation SET points = ?, points_krw = ?, changed_at = ?, revision = revision + 1 WHERE reservation_no = ?',
    points,
    worthKrw(points, row.totalKrw),
    nowIso(world),
    row.reservationNo,
  );
  return true;
}

/** Cancels the rooms that shall be, so that what follows changes the others. @throws BAD_REQUEST, NOT_CHANGEABLE, CHANGED_MEANWHILE */
function cancelFirst(world: World, booked: ReservationRow, asked: Change) {
  const all = roomsOfReservation(world, booked.reservationNo);
  const { revision } = asked;
  const isCancelled = (index: number) => asked.rooms[index]?.cancelYn === 'Y';
  const count = all.filter((_, index) => isCancelled(index)).length;
  if (!isCancellable(world, booked)) throw new Refusal('NOT_CHANGEABLE');
  // Before the rooms are counted: another tab may have cancelled one of them.
  if (revision !== booked.revision) throw new Refusal('CHANGED_MEANWHILE');
  if (asked.rooms.length !== all.length || count === all.length) throw new Refusal('BAD_REQUEST');
  const { rooms: held, ...left } = cancelRooms(world, booked, all, isCancelled);
  writeRooms(world, booked.reservationNo, held);
  const rooms = asked.rooms.filter((_, index) => !isCancelled(index));
  return { ...left, held, change: { ...asked, rooms: withHeldAges(rooms, held) } };
}

function applyChange(world: World, booked: ReservationRow, asked: Change, lang: Lang): Quote {
  const { row, held, change, cancelled, voucherGivenBack } = cancelFirst(world, booked, asked);
  if (cancelled.length === 0 && isAsBooked(row, held, change)) throw new Refusal('NOTHING_CHANGED');
  const keepsStay = isSameStay(row, held, change);
  // Before rooms are taken: that of an upgrade is free for its own guest.
  const released = keepsStay && cancelled.length === 0 ? [] : releaseAsks(world, booked);
  // What was booked keeps its price and terms; only another stay is priced again.
  const rooms = keepsStay
    ? held.map((room, index) => ({ ...room, ...guestOf(change.rooms[index] as Change['rooms'][number]) }))
    : swapRooms(world, row, held, change);
  const roomsKrw = sumOf(rooms);
  const stay = { hotelId: row.hotelId, checkInDate: change.checkInDate, totalKrw: roomsKrw };
  const kept = keepsStay || row.voucherId === null ? row.voucherKrw : discountOnChange(world, row.voucherId, stay);
  if (kept === null && row.voucherId !== null) giveVoucherBack(world, row.voucherId, row.reservationNo);
  const voucherId = kept === null ? null : row.voucherId;
  const afterKrw = roomsKrw - (kept ?? 0);
  const points =
    keepsStay && change.points === undefined ? row.points : pointsForChange(world, row, change.points, afterKrw);
  const pointsMoved = movePoints(world, row, points);
  const pointsKrw = worthKrw(points, afterKrw);
  world.db.run(
    `UPDATE reservation SET check_in = ?, check_out = ?, total_krw = ?, voucher_id = ?, voucher_krw = ?, points = ?,
       points_krw = ?, arrival_time = ?, changed_at = ?, revision = revision + 1 WHERE reservation_no = ?`,
    change.checkInDate,
    change.checkOutDate,
    afterKrw,
    voucherId,
    kept ?? 0,
    points,
    pointsKrw,
    arrivalAfter(row, change),
    nowIso(world),
    row.reservationNo,
  );
  writeRooms(world, row.reservationNo, rooms);
  const changed = findAnyReservation(world, row.reservationNo);
  if (changed) askAgain(world, changed, released);
  if (!keepsStay) requireShareOfRooms(world, row.reservationNo, { ...change, hotelId: row.hotelId });
  const kind = voucherId === null ? undefined : voucherKindOf(world, voucherId);
  return {
    beforeKrw: booked.totalKrw,
    afterKrw,
    differenceKrw: afterKrw - booked.totalKrw,
    rooms: rooms.map(({ roomTypeId, ratePlanId, price, cancellation }) => ({
      roomTypeName: findRoomType(roomTypeId)?.archetype.name[lang] ?? roomTypeId,
      ratePlanName: ratePlans[ratePlanId as RatePlanId].name[lang],
      price: priceIn(price, ratePlans[ratePlanId as RatePlanId], lang),
      cancellation,
      accessibility: accessibilityOf(roomTypeId, lang),
    })),
    voucher:
      voucherId === null || kind === undefined
        ? null
        : { voucherId, name: voucherTexts[kind].name[lang], discountKrw: kept ?? 0 },
    cancelledRooms: cancelledRoomsOf(world, row.reservationNo).map((room) => describeCancelledRoom(room, lang)),
    feeKrw: feesOf(cancelled),
    voucherGivenBackYn: kept === null || voucherGivenBack ? 'Y' : 'N',
    points: paidPointsOf(world, { reservationNo: row.reservationNo, points, pointsKrw }),
    pointsMoved: movedWith(cancelled, pointsMoved),
    asks: released.length === 0 ? [] : describeAsks(world, row.reservationNo, lang),
    asOf: nowIso(world),
  };
}

/** Carries a result out of a transaction that must not stand. */
class Rehearsed extends Error {
  readonly quote: Quote;

  constructor(quote: Quote) {
    super('rolled back on purpose');
    this.quote = quote;
  }
}

/**
 * What a change would cost: the change itself, made and rolled back, so that the two cannot differ. The rooms
 * that the reservation holds are free for it.
 * @throws NOT_FOUND, NOT_CHANGEABLE, CHANGED_MEANWHILE, NOTHING_CHANGED, FEE_DUE (`data.feeKrw`), SOLD_OUT, INVALID_STAY,
 * OCCUPANCY_EXCEEDED, POINTS_NOT_ENOUGH (`data.balance`), POINTS_NOT_USABLE, BAD_REQUEST
 */
export function quoteChange(
  world: World,
  find: () => ReservationRow | undefined,
  change: Change & { lang: Lang },
): Quote {
  try {
    return world.db.immediate((): Quote => {
      const row = find();
      if (!row) throw new Refusal('NOT_FOUND');
      throw new Rehearsed(applyChange(world, row, change, change.lang));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.quote;
    throw error;
  }
}

/**
 * Changes a reservation at the total that was agreed to; the swap of its nights is one transaction.
 * @param familyId the session of the member who changes it; null for a guest
 * @throws what `quoteChange` throws, PRICE_CHANGED (`data.totalKrw`), FEE_CHANGED (`data.feeKrw`), RATE_LIMITED, and where it
 * takes more points IDENTITY_REQUIRED (`data.until`) and POINTS_FROZEN
 * @returns also how many more points it takes
 */
export function changeReservation(
  world: World,
  find: () => ReservationRow | undefined,
  change: Change & { lang: Lang; expectedTotalKrw: number; expectedFeeKrw: number },
  familyId: string | null = null,
): { reservationNo: string; totalKrw: number; spentPoints: number } {
  return world.db.immediate(() => {
    const row = find();
    if (!row) throw new Refusal('NOT_FOUND');
    const { afterKrw, rooms, feeKrw, pointsMoved } = applyChange(world, row, change, change.lang);
    if (feeKrw !== change.expectedFeeKrw) throw new Refusal('FEE_CHANGED', { data: { feeKrw } });
    if (afterKrw !== change.expectedTotalKrw) {
      throw new Refusal('PRICE_CHANGED', { data: { totalKrw: afterKrw, roomsKrw: sumOf(rooms) } });
    }
    const spentPoints = pointsMoved?.spentPoints ?? 0;
    if (row.membershipNo !== null && spentPoints > 0) {
      requireSpendable(world, { membershipNo: row.membershipNo, familyId });
    }
    limitMails(world, 'mail-changed', row.reservationNo);
    return { reservationNo: row.reservationNo, totalKrw: afterKrw, spentPoints };
  });
}
