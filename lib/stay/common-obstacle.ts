import type { StayResult } from '@/lib/hub/contract/offer';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';

/** Null where each hotel has its own reason, which its row shows. */
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

/** What a hotel's own row still has to show below the common reason of its list. */
export function obstacleInRow(
  own: StayObstacle | null,
  common: StayObstacle | null,
): { saysReason: boolean; saysWay: boolean } {
  if (own === null || own.reason !== common?.reason) return { saysReason: true, saysWay: true };
  const isSame = JSON.stringify(own) === JSON.stringify(common);
  // Rooms for fewer guests are free: not sold out, although the obstacle has the same name.
  return { saysReason: own.reason === 'soldOut' && !isSame, saysWay: !isSame };
}
