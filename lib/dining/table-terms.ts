import type { RestaurantDetail } from '@/lib/hub/contract/dining';

/**
 * - `always`: nothing until the seating
 * - `until`: nothing until the instant, then the fee
 * - `now`: the fee from the moment of booking
 */
export type TableTerms =
  | { kind: 'always' }
  | { kind: 'until'; freeUntil: string; feeKrw: number }
  | { kind: 'now'; feeKrw: number };

interface Seating {
  date: string;
  time: string;
  party: number;
}

/** Instant of a Seoul wall clock. Korea has had no summer time since 1988. */
export function seatingInstant({ date, time }: Pick<Seating, 'date' | 'time'>): Date {
  return new Date(`${date}T${time}:00+09:00`);
}

/** Terms of a table that would be booked at `now`, as the hub will keep them. */
export function tableTermsAt(seating: Seating, terms: RestaurantDetail['terms'], now: Date): TableTerms {
  const feeKrw = terms.lateFeePerGuestKrw * seating.party;
  if (feeKrw === 0) return { kind: 'always' };
  const freeUntil = new Date(seatingInstant(seating).getTime() - terms.freeHoursBefore * 3_600_000);
  if (freeUntil <= now) return { kind: 'now', feeKrw };
  return { kind: 'until', freeUntil: freeUntil.toISOString(), feeKrw };
}
