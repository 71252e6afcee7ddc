import * as z from 'zod/mini';
import type { ProblemError } from '@/lib/bff/problem-error';
import type { InvalidStay } from '@/lib/hub/contract/stay-obstacle';

/**
 * Unless a row says otherwise, this attempt has booked nothing.
 * - `unbookable`: the stay can no longer be had, for another reason than that it is sold out
 * - `points`: they cannot pay as they were chosen; `balance` is what there is, where it is known
 * - `identity`: points or vouchers are spent after an identity check, asked for until `until`
 * - `frozen`: points and vouchers cannot be spent, `telephone` clears it up
 * - `session`: this try booked nothing; a login is needed
 * - `alreadySent`: this attempt is closed; another one for the same stay has booked it
 * - `earlierBooked`: an earlier attempt at the same hotel and dates, whose answer was lost, has booked
 * - `notSent`: the hub could not be asked, and the same request may follow
 * - `unsure`: the outcome is unknown; the same request under the same key is safe
 */
export type BookingFailure =
  | { kind: 'soldOut' }
  | { kind: 'unbookable'; obstacle: InvalidStay | { reason: 'occupancy' } }
  | { kind: 'voucher' }
  | { kind: 'points'; balance: number | null }
  | { kind: 'identity'; until: string | null }
  | { kind: 'frozen'; telephone: string | null }
  | { kind: 'priceChanged'; totalKrw: number; roomsKrw: number }
  | { kind: 'session'; earlierUnsure: boolean }
  | { kind: 'refused' }
  | { kind: 'alreadySent' }
  | { kind: 'earlierBooked'; bookedBy: 'guest' | 'member' }
  | { kind: 'notSent' }
  | { kind: 'unsure'; retryAfterSeconds: number | undefined };

const changedPrice = z.object({ totalKrw: z.int(), roomsKrw: z.catch(z.optional(z.int()), undefined) });
const points = z.object({ balance: z.int() });
const guard = z.object({ until: z.optional(z.string()), telephone: z.optional(z.string()) });
const earlier = z.object({ bookedBy: z.enum(['guest', 'member']) });

/** Refusals whose sentence says all that there is to do. */
const refusedAsSaid: readonly string[] = ['MEMBER_RATE', 'TIER_RATE', 'GRACE_USED_UP', 'TOO_MANY_HELD'];

export type GuardFailure = Extract<BookingFailure, { kind: 'identity' | 'frozen' }>;

/** Points or vouchers that may not be spent; null for every other problem. */
export function guardFailureOf({ hubCode, data }: Pick<ProblemError, 'hubCode' | 'data'>): GuardFailure | null {
  const { until = null, telephone = null } = guard.safeParse(data).data ?? {};
  if (hubCode === 'IDENTITY_REQUIRED') return { kind: 'identity', until };
  return hubCode === 'POINTS_FROZEN' ? { kind: 'frozen', telephone } : null;
}

/** What is not understood is `unsure`, never "not booked". @param earlierUnsure an earlier try may have booked */
export function bookingFailureOf(problem: ProblemError, earlierUnsure = false): BookingFailure {
  const { code, hubCode, retryAfterSeconds } = problem;
  if (hubCode === 'SOLD_OUT') return { kind: 'soldOut' };
  if (hubCode === 'OCCUPANCY_EXCEEDED') return { kind: 'unbookable', obstacle: { reason: 'occupancy' } };
  if (hubCode === 'INVALID_STAY' && problem.data !== undefined) {
    return { kind: 'unbookable', obstacle: problem.data as InvalidStay };
  }
  if (hubCode === 'PRICE_CHANGED') {
    const price = changedPrice.safeParse(problem.data).data;
    if (price === undefined) return { kind: 'soldOut' };
    const { totalKrw, roomsKrw = totalKrw } = price;
    return { kind: 'priceChanged', totalKrw, roomsKrw };
  }
  if (hubCode === 'VOUCHER_NOT_USABLE') return { kind: 'voucher' };
  if (hubCode === 'POINTS_NOT_ENOUGH')
    return { kind: 'points', balance: points.safeParse(problem.data).data?.balance ?? null };
  if (hubCode === 'POINTS_NOT_USABLE') return { kind: 'points', balance: null };
  const guarded = guardFailureOf(problem);
  if (guarded) return guarded;
  if (hubCode !== undefined && refusedAsSaid.includes(hubCode)) return { kind: 'refused' };
  if (hubCode === 'EARLIER_BOOKED')
    return { kind: 'earlierBooked', bookedBy: earlier.safeParse(problem.data).data?.bookedBy ?? 'guest' };
  if (hubCode === 'IDEMPOTENCY_MISMATCH') return { kind: 'alreadySent' };
  switch (code) {
    case 'session_expired':
    case 'login_required':
      return { kind: 'session', earlierUnsure };
    case 'rejected':
    case 'invalid_input':
    case 'forbidden':
    case 'not_found':
    case 'cross_site':
    case 'payload_too_large':
    case 'unsupported_media_type':
    case 'method_not_allowed':
    case 'identity_expired':
    case 'identity_changed':
      return { kind: 'refused' };
    default:
      return problem.nothingDone && !earlierUnsure ? { kind: 'notSent' } : { kind: 'unsure', retryAfterSeconds };
  }
}
