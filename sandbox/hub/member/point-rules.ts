import type { SpendingRules } from '../../../lib/hub/contract/programme.ts';
import type { PointTextKey } from '../seed/point-texts.ts';
import { addDays, type SeoulDay } from '../seoul-day.ts';

/** One point pays ₩50, so that a stay gives back at least a twentieth of its room price. */
const spending: SpendingRules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 100 };

/** So long after a change of how a member is reached or logs in, spending asks for the identity check. */
export const CHECK_DAYS = 7;

/** The ledger computes by them; the programme, the frequent questions and the terms state them. */
export const pointRules = { krwPerPoint: 1_000, lifeDays: 730, checkDays: CHECK_DAYS, spending };

/** Missing points can be claimed for so long after check-out. */
export const CLAIM_DAYS = 365;
/** A claim is decided within so many days. */
export const DECISION_DAYS = 7;

/**
 * Last day of points that are posted on a day. Only a promotion can set an earlier one.
 * @throws Error for a last day that the programme does not state
 */
export function lastDayOf(day: SeoulDay, textKey: PointTextKey, promotionEnds?: SeoulDay): SeoulDay {
  const expiresOn = addDays(day, pointRules.lifeDays);
  if (promotionEnds === undefined) return expiresOn;
  if (textKey !== 'promotion' || promotionEnds > expiresOn)
    throw new Error(`${textKey} cannot end on ${promotionEnds}`);
  return promotionEnds;
}
