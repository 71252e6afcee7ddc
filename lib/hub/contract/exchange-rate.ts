import * as z from 'zod';
import { listOf, MOST_OF_ALL, seoulDay } from './common.ts';
import { endpoint, publicRead } from './endpoint.ts';

export const exchangeRates = endpoint({
  ...publicRead,
  name: 'exchangeRates',
  path: '/product/exchange-rates',
  audience: 'server',
  summary: 'Rates of a day by which guests are told what won are about worth. Nothing is charged by them.',
  response: z.object({
    day: seoulDay,
    /** Won for one unit of a currency of ISO 4217; a currency without a rate is left out. */
    rates: listOf(
      z.object({ currency: z.string().regex(/^[A-Z]{3}$/), krwPerUnit: z.number().positive().max(MOST_OF_ALL) }),
    ),
  }),
});
