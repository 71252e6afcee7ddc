import * as z from 'zod';
import { entityId, hubLanguage } from './common.ts';
import { endpoint } from './endpoint.ts';
import { tier } from './member.ts';

/** How points are earned and lost. */
export const pointRules = z.object({
  /** Won of a stay's room price, before service charge and tax, that give one point in the lowest tier. */
  krwPerPoint: z.int().min(1),
  /** Days from the one on which points were earned to the last one on which they are good. */
  lifeDays: z.int().min(1),
});
export type PointRules = z.infer<typeof pointRules>;

/**
 * Points of a stay; what the programme promises and what the ledger posts.
 * @param roomKrw room price of all nights and rooms, before service charge and tax
 * @param pointsPercent of the member's tier, e.g. 110
 */
export function pointsOfStay(roomKrw: number, { krwPerPoint }: PointRules, pointsPercent: number): number {
  // In whole numbers: 1.1 is not a fraction of two, and would lose a point now and then.
  return Math.floor((roomKrw * pointsPercent) / (krwPerPoint * 100));
}

export const programme = endpoint({
  name: 'programme',
  method: 'GET',
  path: '/membership/programme',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary:
    'Rules of points, and the tiers, lowest first: what reaches them and what they give, as the ledger computes with them.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    points: pointRules,
    tiers: z
      .array(
        z.object({
          tier,
          /** Either of the two within a calendar year; 0 for the tier that everybody has. */
          nightsTarget: z.int().min(0),
          pointsTarget: z.int().min(0),
          /** Points of a stay in per cent of the lowest tier's, e.g. 110. */
          pointsPercent: z.int().min(100),
          benefits: z.array(z.object({ benefitId: entityId, title: z.string(), text: z.string() })),
        }),
      )
      .min(1),
  }),
  envelope: 'data',
});
export type ProgrammeTier = z.infer<(typeof programme)['response']>['tiers'][number];
export type Programme = z.infer<(typeof programme)['response']>;
