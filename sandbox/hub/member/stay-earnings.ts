import type { ExpectedPoints } from '../../../lib/hub/contract/point.ts';
import { pointsOfStay } from '../../../lib/hub/contract/point-payment.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { type ReservationRow, reservationsOf, roomsOfReservation } from '../stay/reservation-store.ts';
import { findHotel } from '../stay/room-type-index.ts';
import { today, type World } from '../world.ts';
import { claimsOf } from './claim-store.ts';
import { findMember } from './member-store.ts';
import { CLAIM_DAYS, pointRules } from './point-rules.ts';
import { rankOf, tierTargets } from './tiers.ts';

type Stay = Pick<ReservationRow, 'reservationNo' | 'membershipNo' | 'hotelId' | 'checkOut'>;

/** When the ledger dates the points of a stay. */
export const earnedAt = ({ hotelId, checkOut }: Stay): string =>
  new Date(seoulInstant(checkOut, findHotel(hotelId)?.checkOutUntil ?? '12:00')).toISOString();

/** The entries of the ledger for a stay. */
export function creditsFor(world: World, stay: Stay) {
  return world.db.all<{ entryId: string; points: number }>(
    `SELECT entry_id AS entryId, points FROM point_entry
     WHERE membership_no = ? AND kind = 'earned' AND hotel_id = ? AND at = ?`,
    stay.membershipNo,
    stay.hotelId,
    earnedAt(stay),
  );
}

export const creditedFor = (world: World, stay: Stay): number =>
  creditsFor(world, stay).reduce((sum, { points }) => sum + points, 0);

function earnedBy(world: World, { reservationNo }: Stay, pointsPercent: number): number {
  const roomKrw = roomsOfReservation(world, reservationNo).reduce((sum, { price }) => sum + price.roomKrw, 0);
  return pointsOfStay(roomKrw, pointRules, pointsPercent);
}

const percentOf = (world: World, membershipNo: string): number =>
  tierTargets[rankOf(findMember(world, membershipNo)?.tier ?? 'classic')]?.pointsPercent ?? 100;

/** What the ledger posts for a stay at the member's present tier. */
export function pointsFor(world: World, stay: Stay): number {
  return stay.membershipNo === null ? 0 : earnedBy(world, stay, percentOf(world, stay.membershipNo));
}

/**
 * What a past stay has not earned yet: of one without any points what it would earn now, of another one what is
 * missing without the extra of a tier, since the tier at that time is not known.
 */
export function missingFor(world: World, stay: Stay): number {
  const credited = creditedFor(world, stay);
  return credited === 0 ? pointsFor(world, stay) : Math.max(0, earnedBy(world, stay, 100) - credited);
}

/** The ledger has the points of a stay on the day after its last one. */
export const isEarned = (world: World, { checkOut }: Stay): boolean => checkOut < today(world);
const expectedBy = ({ checkOut }: Stay): SeoulDay => addDays(checkOut, 1);

/** @see pointBalance of the contract */
export function expectedPointsOf(world: World, membershipNo: string, lang: Lang): ExpectedPoints['expected'] {
  const claimed = new Set(claimsOf(world, membershipNo).map(({ reservationNo }) => reservationNo));
  return reservationsOf(world, membershipNo)
    .filter((row) => {
      if (row.status !== 'stayed') return row.status === 'confirmed';
      const isOpen = row.checkOut >= addDays(today(world), -CLAIM_DAYS) && !claimed.has(row.reservationNo);
      return isOpen && creditedFor(world, row) === 0;
    })
    .map((row) => ({
      reservationNo: row.reservationNo,
      hotelName: findHotel(row.hotelId)?.name[lang] ?? row.hotelId,
      points: pointsFor(world, row),
      expectedBy: expectedBy(row),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => a.expectedBy.localeCompare(b.expectedBy) || a.reservationNo.localeCompare(b.reservationNo));
}
