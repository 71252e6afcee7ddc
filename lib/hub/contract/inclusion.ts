import * as z from 'zod';
import { amountKrw, entityId, text } from './common.ts';

const MOST_OF_ONE = 100;
const MOST_INCLUSIONS = 20;

const inclusion = z.object({
  code: entityId,
  name: text.min(1),
  /** `lastDay` is the day of departure. */
  on: z.enum(['eachNight', 'firstNight', 'lastDay']),
  /** Of each night or day on which it is given. */
  quantity: z.int().min(1).max(MOST_OF_ONE),
  /** Of this quantity, taxes and service included. */
  worthKrw: amountKrw,
});
export type Inclusion = z.infer<typeof inclusion>;
export const inclusions = z.array(inclusion).max(MOST_INCLUSIONS);
