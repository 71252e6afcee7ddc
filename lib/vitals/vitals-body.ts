import * as z from 'zod';

/** What a browser reports of one page: its path, LCP and INP in milliseconds, CLS as it is. */
export const vitalsBody = z.strictObject({
  path: z.string().startsWith('/').max(300),
  lcp: z.number().min(0).max(600_000).optional(),
  inp: z.number().min(0).max(600_000).optional(),
  cls: z.number().min(0).max(1_000).optional(),
});
export type Vitals = z.infer<typeof vitalsBody>;
