import * as z from 'zod';
import { instant } from './common.ts';
import { endpoint } from './endpoint.ts';

export const listReferrals = endpoint({
  name: 'listReferrals',
  method: 'GET',
  path: '/membership/referral',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'Members referred, with how far each has come.',
  query: z.object({ type: z.enum(['common', 'company']).default('common') }),
  response: z.object({
    referrals: z.array(
      z.object({
        maskedName: z.string(),
        joinedAt: instant,
        progress: z.enum(['joined', 'booked', 'stayed', 'rewarded']),
        points: z.int().min(0),
      }),
    ),
  }),
  envelope: 'data',
});
