import * as z from 'zod';
import { entityId, hubLanguage, listOf, MOST_OF_ALL, text } from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';
import { tier } from './member.ts';

/**
 * How points pay for a stay when it is booked or changed; a voucher is taken off before. Every price in won has its price in
 * points by them (`pointPrice`), so that each room for sale has one.
 */
const spendingRules = z.object({
  krwPerPoint: z.int().min(1).max(MOST_OF_ALL),
  smallestPoints: z.int().min(1).max(MOST_OF_ALL),
  stepPoints: z.int().min(1).max(MOST_OF_ALL),
  /** Largest share of the stay's total that points may pay, in per cent; at 100 they pay for a whole stay. */
  mostPercent: z.int().min(1).max(100),
});
export type SpendingRules = z.infer<typeof spendingRules>;

export const pointRules = z.object({
  /** Won of a stay's room price, before service charge and tax, that give one point in the lowest tier. */
  krwPerPoint: z.int().min(1).max(MOST_OF_ALL),
  /** From the day on which points are posted; a promotion's can end earlier, no points end later. */
  lifeDays: z.int().min(1).max(MOST_OF_ALL),
  /** So long after a change of e-mail address, mobile number or password, spending points or vouchers asks for the identity check. */
  checkDays: z.int().min(0).max(MOST_OF_ALL).default(0),
  /** Null where points pay for no stay. */
  spending: spendingRules.nullable().default(null),
});
export type PointRules = z.infer<typeof pointRules>;

export const programme = endpoint({
  ...publicRead,
  name: 'programme',
  path: '/membership/programme',
  summary:
    'Rules of points, and the tiers, lowest first: what reaches them and what they give, as the ledger computes with them.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    points: pointRules,
    tiers: listOf(
      z.object({
        tier,
        /** Either of the two within a calendar year; 0 for the tier that everybody has. */
        nightsTarget: z.int().min(0).max(MOST_OF_ALL),
        pointsTarget: z.int().min(0).max(MOST_OF_ALL),
        /** Points of a stay in per cent of the lowest tier's, e.g. 110. */
        pointsPercent: z.int().min(100).max(MOST_OF_ALL),
        benefits: listOf(z.object({ benefitId: entityId, title: text, text: text })),
      }),
    ).min(1),
  }),
});
export type ProgrammeTier = z.infer<(typeof programme)['response']>['tiers'][number];
export type Programme = z.infer<(typeof programme)['response']>;
