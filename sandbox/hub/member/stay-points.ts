import { mostPoints, type PaidPoints, paidKrw, pointProblem } from '../../../lib/hub/contract/point-payment.ts';
import { Refusal } from '../refusal.ts';
import { nowIso, today, type World } from '../world.ts';
import { pointRules } from './point-rules.ts';
import { balanceOf, consumePoints, givePointsBack, postPoints } from './points.ts';

interface PaidStay {
  readonly reservationNo: string;
  readonly membershipNo: string;
  readonly hotelId: string;
}

/** Points that can be spent today; what has run out may not be written off yet. */
function goodBalance(world: World, membershipNo: string): number {
  const { tranches } = balanceOf(world, membershipNo);
  return tranches.reduce((sum, { points, expiresOn }) => sum + (expiresOn < today(world) ? 0 : points), 0);
}

/** Won of a total that points pay. */
export const worthKrw = (points: number, totalKrw: number): number => paidKrw(points, pointRules.spending, totalKrw);

/**
 * @param held points that pay for the stay already
 * @throws POINTS_NOT_ENOUGH (`data.balance`), POINTS_NOT_USABLE where the rules of the programme do not let them pay
 */
export function requirePayable(
  world: World,
  membershipNo: string,
  { points, totalKrw, held = 0 }: { points: number; totalKrw: number; held?: number },
): void {
  const balance = goodBalance(world, membershipNo);
  const problem = pointProblem(points, pointRules.spending, { totalKrw, balance: balance + held });
  if (problem === 'aboveBalance') throw new Refusal('POINTS_NOT_ENOUGH', { data: { balance } });
  if (problem !== null) throw new Refusal('POINTS_NOT_USABLE');
}

/** Spends points on a stay, soonest to expire first, within the caller's transaction. @throws POINTS_NOT_ENOUGH */
export function spendOnStay(world: World, { reservationNo, membershipNo, hotelId }: PaidStay, points: number): void {
  const entryId = postPoints(world, {
    membershipNo,
    at: nowIso(world),
    kind: 'used',
    points: -points,
    textKey: 'stayPayment',
    hotelId,
  });
  world.db.run('INSERT INTO stay_spending VALUES (?, ?, ?)', entryId, membershipNo, reservationNo);
}

const spendingsOf = (world: World, reservationNo: string): string[] =>
  world.db
    .all<{ entryId: string }>('SELECT entry_id AS entryId FROM stay_spending WHERE reservation_no = ?', reservationNo)
    .map(({ entryId }) => entryId);

/** Gives points of a stay back to their tranches. @returns how many of them had run out and are gone */
export function giveStayPointsBack(world: World, { reservationNo, hotelId }: PaidStay, points: number): number {
  return givePointsBack(world, spendingsOf(world, reservationNo), points, hotelId);
}

/** Points of a stay that paid a fee: what is given back later is never of these. */
export function consumeStayPoints(world: World, { reservationNo }: PaidStay, points: number): void {
  consumePoints(world, spendingsOf(world, reservationNo), points);
}

/** Of the points that pay for a stay, as many as another total of it takes. */
export function mostKept(held: number, totalKrw: number): number {
  const purse = { totalKrw, balance: held };
  if (held === 0 || pointProblem(held, pointRules.spending, purse) === null) return held;
  return mostPoints(pointRules.spending, purse);
}

/** The points that pay for a reservation, and how many of them would still be good if they came back now. */
export function paidPointsOf(
  world: World,
  { reservationNo, points, pointsKrw }: { reservationNo: string; points: number; pointsKrw: number },
): PaidPoints | null {
  if (points === 0) return null;
  const good = world.db.get<{ points: number | null }>(
    `SELECT sum(drain.points) AS points FROM stay_spending AS spending
     JOIN point_drain AS drain ON drain.entry_id = spending.entry_id
     JOIN point_tranche AS tranche ON tranche.entry_id = drain.tranche_id
     WHERE spending.reservation_no = ? AND tranche.expires_on >= ?`,
    reservationNo,
    today(world),
  );
  return { points, amountKrw: pointsKrw, goodPoints: good?.points ?? 0 };
}
