import * as z from 'zod';
import { entityId, hubLanguage, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';

export const listVouchers = endpoint({
  name: 'listVouchers',
  method: 'GET',
  path: '/membership/coupon',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: "The member's vouchers in every state.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    vouchers: z.array(
      z.object({
        voucherId: entityId,
        name: z.string(),
        description: z.string(),
        status: z.enum(['usable', 'used', 'expired', 'choice']),
        validUntil: seoulDay,
      }),
    ),
  }),
  envelope: 'data',
});
