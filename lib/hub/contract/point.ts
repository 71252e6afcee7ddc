import * as z from 'zod';
import { hubLanguage, instant, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';

export const pointBalance = endpoint({
  name: 'pointBalance',
  method: 'GET',
  path: '/membership/point',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'Balance with its tranches by expiry, whose sum is the balance.',
  response: z.object({
    balance: z.int().min(0),
    tranches: z.array(z.object({ points: z.int().min(1), expiresOn: seoulDay })),
  }),
  envelope: 'data',
});

export const pointStatement = endpoint({
  name: 'pointStatement',
  method: 'GET',
  path: '/membership/point/statement',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'Ledger entries, newest first.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    entries: z.array(
      z.object({
        entryId: z.string(),
        at: instant,
        kind: z.enum(['earned', 'used', 'expired', 'adjusted', 'referral']),
        points: z.int(),
        description: z.string(),
      }),
    ),
  }),
  envelope: 'data',
});
