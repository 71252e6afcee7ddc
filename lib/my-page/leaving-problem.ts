import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import type { Messages } from '@/lib/i18n/messages';

export interface LeavingProblem {
  key: keyof Messages['myPage']['leaving']['problems'];
  isOfPassword?: true;
  minutes?: number;
}

export function leavingProblemOf(error: ProblemError): LeavingProblem | null {
  if (error.status === 401) return null;
  if (error.hubCode === 'WRONG_PASSWORD' || error.code === 'invalid_input') {
    return { key: 'wrongPassword', isOfPassword: true };
  }
  if (error.hubCode === 'RESERVATIONS_AHEAD') return { key: 'reservationsAhead' };
  if (error.code === 'rate_limited') {
    const minutes = minutesToWait(error);
    return minutes === undefined ? { key: 'rateLimited' } : { key: 'rateLimitedFor', minutes };
  }
  return { key: isSurelyUndone(error) ? 'notDone' : 'unsure' };
}
