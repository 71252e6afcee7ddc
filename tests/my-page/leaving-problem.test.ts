import { describe, expect, it } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { leavingProblemOf } from '@/lib/my-page/leaving-problem';

describe('what a withdrawal that failed says', () => {
  it.each([
    [new ProblemError('internal'), { key: 'unsure' }],
    [new ProblemError('unreachable'), { key: 'unsure' }],
    [new ProblemError('unreachable', { nothingDone: true }), { key: 'notDone' }],
    [new ProblemError('rejected', { status: 422, hubCode: 'RESERVATIONS_AHEAD' }), { key: 'reservationsAhead' }],
    [new ProblemError('rate_limited', { status: 429, retryAfterSeconds: 61 }), { key: 'rateLimitedFor', minutes: 2 }],
    [new ProblemError('session_expired', { status: 401 }), null],
  ])('%s is reported as %j', (error, told) => {
    expect(leavingProblemOf(error)).toEqual(told);
  });
});
