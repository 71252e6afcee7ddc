import * as z from 'zod';
import { entityId, hubLanguage } from './common.ts';
import { endpoint } from './endpoint.ts';
import { tier } from './member.ts';

export const programme = endpoint({
  name: 'programme',
  method: 'GET',
  path: '/membership/programme',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'The tiers, lowest first: what reaches them and what they give, by the rules that the ledger computes with.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
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
