import { describe, expect, it, vi } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { leavingProblemOf } from '@/lib/my-page/leaving-problem';

describe('what a withdrawal that failed says', () => {
  it('a fault of the page itself is reported, and leaves open what became of the membership', () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const fault = new TypeError('not a function');
    expect(leavingProblemOf(fault)).toEqual({ key: 'unsure' });
    expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  });

  it.each([
    [new ProblemError('unreachable'), { key: 'unsure' }],
    [new ProblemError('unreachable', { nothingDone: true }), { key: 'notDone' }],
    [new ProblemError('rejected', { status: 422, hubCode: 'RESERVATIONS_AHEAD' }), { key: 'reservationsAhead' }],
    [new ProblemError('rate_limited', { status: 429, retryAfterSeconds: 61 }), { key: 'rateLimitedFor', minutes: 2 }],
    [new ProblemError('session_expired', { status: 401 }), null],
  ])('%s is reported as %j', (error, told) => {
    expect(leavingProblemOf(error)).toEqual(told);
  });
});
