import { mostPoints, type PaidPoints, paidKrw, pointPrice, pointProblem } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { readWholeNumber } from '@/lib/i18n/typed-number';

export interface MemberPoints {
  balance: number;
  rules: SpendingRules;
}

export type PointError = NonNullable<ReturnType<typeof pointProblem>> | 'notWhole' | 'unavailable';

export interface PointChoice {
  paid: PaidPoints | null;
  error: PointError | null;
  most: number;
}

/** What a whole stay costs, and how many of the points are missing; null where points may not pay for a whole stay. */
export function wholeStay(
  { balance, rules }: MemberPoints,
  totalKrw: number,
): { points: number; missing: number } | null {
  const points = pointPrice(totalKrw, rules);
  if (pointProblem(points, rules, { totalKrw, balance: points }) !== null) return null;
  return { points, missing: Math.max(0, points - balance) };
}

/** What the total of a changed stay takes is known once it has been priced. @param held points that pay for it now */
export function changePointError(text: string, { rules, balance }: MemberPoints, held: number): PointError | null {
  const typed = text.trim() === '' ? 0 : readWholeNumber(text);
  if (typed === null) return 'notWhole';
  if (typed === 0 || typed === held) return null;
  return pointProblem(typed, rules, { totalKrw: Number.MAX_SAFE_INTEGER / 1_000, balance: balance + held });
}

export function choosePoints(text: string, points: MemberPoints | null, totalKrw: number): PointChoice {
  const none = { paid: null, error: null, most: 0 };
  const isEmpty = text.trim() === '';
  if (points === null) return isEmpty ? none : { ...none, error: 'unavailable' };
  const { rules, balance } = points;
  const purse = { totalKrw, balance };
  const most = mostPoints(rules, purse);
  const typed = isEmpty ? 0 : readWholeNumber(text);
  if (typed === 0) return { ...none, most };
  const error = typed === null ? 'notWhole' : pointProblem(typed, rules, purse);
  if (typed === null || error !== null) return { paid: null, error, most };
  return { paid: { points: typed, amountKrw: paidKrw(typed, rules, totalKrw), goodPoints: typed }, error: null, most };
}

/**
 * The typed points once a voucher has changed the total: those that paid the whole stay still do, as far as the balance
 * allows, others stay unless the new total takes fewer. Text that pays nothing is left alone.
 */
export function pointsForTotal(text: string, points: MemberPoints | null, beforeKrw: number, afterKrw: number): string {
  const { paid } = choosePoints(text, points, beforeKrw);
  if (points === null || paid === null) return text;
  const most = mostPoints(points.rules, { totalKrw: afterKrw, balance: points.balance });
  if (paid.amountKrw < beforeKrw && paid.points <= most) return text;
  return most === 0 ? '' : String(most);
}
