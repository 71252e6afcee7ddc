import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import type { AskKind, AskReason, WantedAsk } from '@/lib/hub/contract/ask';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type GuardFailure, guardFailureOf } from './booking-failure';

export type AskStep =
  | { does: 'ask'; path: string; body: WantedAsk & { lang: LanguageCode } }
  | { does: 'withdraw'; path: string; body: { kind: AskKind; lang: LanguageCode } };

/** Asks once; a withdrawal may be repeated. @throws ProblemError */
export async function sendAskStep({ does, path, body }: AskStep): Promise<void> {
  await (does === 'ask' ? postOnce({ path, body }) : bffPost(path, body));
}

/**
 * - `identity`, `frozen`: as `BookingFailure`, for the voucher that it needs
 * - `closed`: it was answered meanwhile
 * - `expired`: a guest has to find the reservation again first
 * - `unsure`: no answer arrived; trying again is safe
 */
export type AskFailure =
  | { kind: 'notPossible'; reason: AskReason }
  | GuardFailure
  | { kind: 'closed' | 'expired' | 'limited' | 'failed' | 'unsure' };

export function askFailureOf(problem: ProblemError): AskFailure {
  const { hubCode, code, data } = problem;
  // The proxy hands on what the contract has parsed.
  if (hubCode === 'ASK_NOT_POSSIBLE' && data !== undefined)
    return { kind: 'notPossible', ...(data as { reason: AskReason }) };
  const guarded = guardFailureOf(problem);
  if (guarded) return guarded;
  if (hubCode === 'ASK_CLOSED' || hubCode === 'NOT_CHANGEABLE') return { kind: 'closed' };
  if (hubCode === 'PROOF_EXPIRED') return { kind: 'expired' };
  if (code === 'rate_limited') return { kind: 'limited' };
  return { kind: isSurelyUndone(problem) ? 'failed' : 'unsure' };
}
