import { hoursBefore } from '@/lib/dates/moment';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import type { Seating } from './table-change';

/**
 * - `always`: nothing until the seating
 * - `until`: nothing until the instant, then the fee
 * - `now`: the fee from the moment of booking
 */
export type TableTerms =
  | { kind: 'always' }
  | { kind: 'until'; freeUntil: string; feeKrw: number }
  | { kind: 'now'; feeKrw: number };

export function tableTermsAt(seating: Seating, terms: RestaurantDetail['terms'], now: Date): TableTerms {
  const feeKrw = terms.lateFeePerGuestKrw * seating.party;
  if (feeKrw === 0) return { kind: 'always' };
  const freeUntil = hoursBefore(seating.date, seating.time, terms.freeHoursBefore);
  if (Date.parse(freeUntil) <= now.getTime()) return { kind: 'now', feeKrw };
  return { kind: 'until', freeUntil, feeKrw };
}
