import 'server-only';
import type { SeoulDay } from '@/lib/dates/day';
import { isHubError } from '@/lib/hub/hub-error';
import { HELD_WINDOW_SECONDS, type HeldKind, triesAllowed } from './limits';
import { problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { limiterFor } from './rate-limiters';
import { addressCounts } from './visitor-key';

/** `count` rooms of a hotel on each of `days`, or tables of a restaurant on a day. */
export interface Held {
  kind: HeldKind;
  placeId: string;
  days: readonly SeoulDay[];
  count: number;
}

/** After an abort or without an answer the booking may exist. */
export const isNothingDone = (error: unknown): boolean =>
  isHubError(error) ? problemStatus[error.kind] < 500 : isProblemError(error) && error.nothingDone;

/**
 * Counts rooms and tables by address only, since a guest may name anyone's contact. Refused ones are taken back.
 * @throws ProblemError `conflict` with TOO_MANY_HELD
 */
export async function limitHeld<T>({ kind, placeId, days, count }: Held, run: () => Promise<T>): Promise<T> {
  const counts = days
    .flatMap((day) => addressCounts(placeId, day))
    .map(({ scope, key }) => {
      const points = triesAllowed(kind, scope);
      return {
        key,
        limiter: limiterFor({ keyPrefix: `held:${kind}:${scope}`, points, duration: HELD_WINDOW_SECONDS }),
      };
    });
  const takeBack = () =>
    Promise.all(
      counts.map(async ({ limiter, key }) => {
        const { consumedPoints } = await limiter.reward(key, count);
        // A day without a booking needs no count for a week.
        if (consumedPoints <= 0) await limiter.delete(key);
      }),
    );
  const consumed = await Promise.allSettled(counts.map(({ limiter, key }) => limiter.consume(key, count)));
  const refusal = consumed.find((each) => each.status === 'rejected');
  if (refusal) {
    await takeBack();
    if (refusal.reason instanceof Error) throw refusal.reason;
    throw new ProblemError('conflict', { hubCode: 'TOO_MANY_HELD', nothingDone: true });
  }
  try {
    return await run();
  } catch (error) {
    if (isNothingDone(error)) await takeBack();
    throw error;
  }
}
