import * as z from 'zod/mini';
import { ticksOf } from '@/lib/hub/contract/form-field';
import type { AskedTerm } from './asked-terms';
import { credentialsSchema } from './credentials-schema';

/** @param terms in the order of the ticks `agreed`; a term that cannot be agreed to yet has none */
export const integrationSchema = (terms: readonly AskedTerm[]) =>
  z.pipe(
    z.extend(credentialsSchema, { agreed: ticksOf(terms) }),
    z.transform(({ agreed, ...credentials }) => ({
      ...credentials,
      agreedTermIds: terms.filter((_, index) => agreed[index]).map(({ termId }) => termId),
    })),
  );

export type Integration = z.output<ReturnType<typeof integrationSchema>>;
