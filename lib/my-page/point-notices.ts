import { daysBetween } from '@/lib/dates/day';
import type { PointBalance } from '@/lib/hub/contract/point';

/** Days before which points that go are announced, the most urgent first. */
export const noticeDays = [3, 30, 60] as const;

interface PointNotice {
  readonly points: number;
  readonly expiresOn: string;
  readonly daysLeft: number;
  readonly within: (typeof noticeDays)[number];
}

export function pointNotices({ tranches, asOf }: PointBalance): PointNotice[] {
  return tranches
    .map(({ points, expiresOn }) => ({ points, expiresOn, daysLeft: daysBetween(asOf, expiresOn) }))
    .flatMap((tranche) => {
      const within = noticeDays.find((days) => tranche.daysLeft >= 0 && tranche.daysLeft <= days);
      return within === undefined ? [] : [{ ...tranche, within }];
    })
    .sort((a, b) => a.daysLeft - b.daysLeft);
}

/** Do the tranches add up to the balance? A balance that they are not is not shown. */
export const isWholeBalance = ({ balance, tranches }: PointBalance): boolean =>
  tranches.reduce((sum, { points }) => sum + points, 0) === balance;
