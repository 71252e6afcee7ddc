import type { CancellationTerms } from './offer.ts';

export interface FeeStep {
  from: string;
  feeKrw: number;
}

export interface Fees {
  nowKrw: number;
  steps: FeeStep[];
}

export interface FeeSchedule extends Fees {
  /** Before booking, where cancelling costs `nowKrw` at once: how long after booking it is free all the same. */
  graceMinutes: number | null;
}

export interface ReservationTerms extends FeeSchedule {
  rooms: FeeSchedule[];
  /** The rooms have different deadlines, so that one sentence does not hold for each of them. */
  differ: boolean;
  /** A voucher made the stay cheaper than the fees of its rooms: no more than the stay is ever charged. */
  capped: boolean;
}

function deadlineOf({ refundable, freeUntil, graceUntil }: CancellationTerms): string | null {
  const byRate = refundable ? freeUntil : null;
  if (byRate === null || graceUntil === null) return byRate ?? graceUntil;
  return Date.parse(byRate) > Date.parse(graceUntil) ? byRate : graceUntil;
}

function graceOf(rooms: readonly CancellationTerms[]): number | null {
  const minutes = rooms.map(({ graceMinutes }) => graceMinutes);
  return minutes.includes(null) ? null : Math.min(...minutes.map(Number));
}

const feeAt = (terms: CancellationTerms, timeMs: number): number => {
  const deadline = deadlineOf(terms);
  return deadline !== null && timeMs < Date.parse(deadline) ? 0 : terms.penaltyKrw;
};

function scheduleOf(rooms: readonly CancellationTerms[], mostKrw: number, asOfMs: number): FeeSchedule {
  const sumAt = (timeMs: number) =>
    Math.min(
      mostKrw,
      rooms.reduce((sum, terms) => sum + feeAt(terms, timeMs), 0),
    );
  const deadlines = rooms
    .flatMap((terms) => deadlineOf(terms) ?? [])
    .filter((deadline) => Date.parse(deadline) > asOfMs)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  const nowKrw = sumAt(asOfMs);
  const steps: FeeStep[] = [];
  for (const from of deadlines) {
    const feeKrw = sumAt(Date.parse(from));
    if (feeKrw !== (steps.at(-1)?.feeKrw ?? nowKrw)) steps.push({ from, feeKrw });
  }
  return { nowKrw, graceMinutes: nowKrw === 0 ? null : graceOf(rooms), steps };
}

/**
 * The one place that computes them: every page, mail and calendar file shows this answer, and a cancellation charges
 * `nowKrw`. @param totalKrw of the stay, a voucher taken off
 */
export function reservationTerms({
  rooms,
  totalKrw,
  asOf,
}: {
  rooms: readonly { cancellation: CancellationTerms }[];
  totalKrw: number;
  asOf: string;
}): ReservationTerms {
  const asOfMs = Date.parse(asOf);
  const terms = rooms.map(({ cancellation }) => cancellation);
  const deadlines = terms.map((one) => Date.parse(deadlineOf(one) ?? ''));
  return {
    ...scheduleOf(terms, totalKrw, asOfMs),
    rooms: terms.map((one) => scheduleOf([one], Number.POSITIVE_INFINITY, asOfMs)),
    differ: new Set(deadlines).size > 1,
    capped: terms.reduce((sum, { penaltyKrw }) => sum + penaltyKrw, 0) > totalKrw,
  };
}
