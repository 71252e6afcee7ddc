import type { StayResult } from '@/lib/hub/contract/offer';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';

/**
 * The one reason why none of several hotels has a room; null where each has its own, which their rows tell.
 * @param results hotels without a room
 */
export function commonObstacle(results: readonly Pick<StayResult, 'obstacle'>[]): StayObstacle | null {
  const [first, ...others] = results.map(({ obstacle }) => obstacle);
  if (!first || others.some((other) => other?.reason !== first.reason)) return null;
  if (others.length === 0) return first;
  switch (first.reason) {
    // Minimum stays and their shortest stays differ from hotel to hotel.
    case 'minimumStay':
      return null;
    case 'soldOut':
      return { reason: 'soldOut', rooms: null };
    case 'partyTooLarge': {
      const split = [first, ...others].flatMap((obstacle) =>
        obstacle?.reason === 'partyTooLarge' && obstacle.rooms !== null ? [obstacle.rooms] : [],
      );
      return { reason: 'partyTooLarge', rooms: split[0] ?? null };
    }
  }
}
