import * as z from 'zod';

export const vitalsBody = z.strictObject({
  path: z.string().startsWith('/').max(300),
  lcp: z.number().min(0).max(600_000).optional(),
  inp: z.number().min(0).max(600_000).optional(),
  cls: z.number().min(0).max(1_000).optional(),
});
export type Vitals = z.infer<typeof vitalsBody>;
