import type { PointRules, SpendingRules } from './programme.ts';

export interface PaidPoints {
  points: number;
  amountKrw: number;
  goodPoints: number;
}

/**
 * What the programme promises and what the ledger posts. @param roomKrw before service charge and tax @param
 * pointsPercent of the member's tier, e.g. 110
 */
export function pointsOfStay(
  roomKrw: number,
  { krwPerPoint }: Pick<PointRules, 'krwPerPoint'>,
  pointsPercent: number,
): number {
  // In whole numbers: 1.1 is not a fraction of two, and would lose a point now and then.
  return Math.floor((roomKrw * pointsPercent) / (krwPerPoint * 100));
}

export interface PointPurse {
  totalKrw: number;
  balance: number;
}

/**
 * What a price in won, taxes included, costs in points: its worth, rounded up to the step of the rules. It holds for every
 * price that is shown: of a night, of a room, of a stay after a voucher.
 */
export function pointPrice(
  amountKrw: number,
  { krwPerPoint, stepPoints }: Pick<SpendingRules, 'krwPerPoint' | 'stepPoints'>,
): number {
  return Math.ceil(amountKrw / (krwPerPoint * stepPoints)) * stepPoints;
}

/** The nights of a stay in points. Their sum is the `pointPrice` of the stay, which is rounded up once and not every night. */
export function nightPoints<Night extends { amountKrw: number }>(
  nights: readonly Night[],
  rules: SpendingRules,
): (Night & { points: number })[] {
  let beforeKrw = 0;
  return nights.map((night) => {
    const before = pointPrice(beforeKrw, rules);
    beforeKrw += night.amountKrw;
    return { ...night, points: pointPrice(beforeKrw, rules) - before };
  });
}

/** Won that points pay of a total: what they are worth, and for the points of the whole stay its price. */
export function paidKrw(points: number, { krwPerPoint }: Pick<SpendingRules, 'krwPerPoint'>, totalKrw: number): number {
  return Math.min(points * krwPerPoint, totalKrw);
}

function mostOfTotal(rules: SpendingRules, totalKrw: number): number {
  const { krwPerPoint, mostPercent } = rules;
  if (mostPercent === 100) return pointPrice(totalKrw, rules);
  return Math.floor((totalKrw * mostPercent) / (krwPerPoint * 100));
}

/** The most points that may pay for a stay, in whole steps; 0 where not even the smallest amount may. */
export function mostPoints(rules: SpendingRules, { totalKrw, balance }: PointPurse): number {
  const { smallestPoints, stepPoints } = rules;
  const most = Math.floor(Math.min(balance, mostOfTotal(rules, totalKrw)) / stepPoints) * stepPoints;
  return most < smallestPoints ? 0 : most;
}

export type PointProblem = 'belowSmallest' | 'notStep' | 'aboveBalance' | 'aboveShare';

/** Null where the points can pay for the stay; the one function for the form, the hub and the change of a stay. */
export function pointProblem(points: number, rules: SpendingRules, purse: PointPurse): PointProblem | null {
  if (points < rules.smallestPoints) return 'belowSmallest';
  if (points % rules.stepPoints !== 0) return 'notStep';
  if (points > purse.balance) return 'aboveBalance';
  return points > mostOfTotal(rules, purse.totalKrw) ? 'aboveShare' : null;
}

/** What a fee does to the points that paid a part of the stay: `back + kept` are all of them. */
export interface PointsAfterFee {
  returnedPoints: number;
  /** Come back to a tranche whose last day is over, so that they are gone. */
  expiredPoints: number;
  keptPoints: number;
  keptKrw: number;
  dueKrw: number;
}

/**
 * The part of the stay that was to be paid at the hotel pays the fee first, points only what is beyond that; points that
 * paid the whole stay pay the whole fee. The one function that decides it. @param totalKrw of the stay, a voucher taken off; `feeKrw` is never above it
 */
export function pointsAfterFee(feeKrw: number, totalKrw: number, paid: PaidPoints | null): PointsAfterFee {
  if (paid === null) return { returnedPoints: 0, expiredPoints: 0, keptPoints: 0, keptKrw: 0, dueKrw: feeKrw };
  const { points, amountKrw, goodPoints } = paid;
  const restKrw = totalKrw - amountKrw;
  const beyondKrw = Math.max(0, feeKrw - restKrw);
  const needed = Math.min(points, Math.ceil((beyondKrw * points) / amountKrw));
  // Whole points, and never more of them than the fee: a rest below one point is due in won, unless nothing was to be.
  const keptPoints = restKrw === 0 ? needed : Math.min(needed, Math.floor((feeKrw * points) / amountKrw));
  const keptKrw = restKrw === 0 ? feeKrw : Math.round((keptPoints * amountKrw) / points);
  const returnedPoints = Math.min(points - keptPoints, goodPoints);
  return {
    returnedPoints,
    expiredPoints: points - keptPoints - returnedPoints,
    keptPoints,
    keptKrw,
    dueKrw: feeKrw - keptKrw,
  };
}

interface RoomFee {
  feeKrw: number;
  settledPoints: { keptKrw: number } | null;
}

/** Fees of rooms that were cancelled while others stayed, less what points pay of them. */
export function roomFeesDueKrw(cancelledRooms: readonly RoomFee[]): number {
  return cancelledRooms.reduce((sum, { feeKrw, settledPoints }) => sum + feeKrw - (settledPoints?.keptKrw ?? 0), 0);
}

interface Owed {
  status: 'confirmed' | 'cancelled' | 'stayed';
  totalKrw: number;
  cancellationFeeKrw: number | null;
  points: Pick<PaidPoints, 'amountKrw'> | null;
  settledPoints: { keptKrw: number } | null;
  cancelledRooms: readonly RoomFee[];
}

/** In won, to pay at the hotel: of a cancelled stay its fee, of another its total; less points, with the fees of rooms. */
export function dueOfReservation({ status, settledPoints, points, ...owed }: Owed): number {
  if (status !== 'cancelled') return dueAtHotelKrw(owed.totalKrw, points, owed.cancelledRooms);
  return (owed.cancellationFeeKrw ?? 0) - (settledPoints?.keptKrw ?? 0) + roomFeesDueKrw(owed.cancelledRooms);
}

/** @param cancelledRooms of the reservation: their fees are due beside its total */
export function dueAtHotelKrw(
  totalKrw: number,
  paid: Pick<PaidPoints, 'amountKrw'> | null,
  cancelledRooms: readonly RoomFee[] = [],
): number {
  return totalKrw - (paid?.amountKrw ?? 0) + roomFeesDueKrw(cancelledRooms);
}
