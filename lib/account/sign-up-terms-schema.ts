import * as z from 'zod/mini';
import { ticksOf } from '@/lib/hub/contract/form-field';
import type { DependentTerm } from './dependent-terms';
import type { AgreedTerm } from './sign-up-draft';

export interface SignUpTerm extends DependentTerm, AgreedTerm {
  title: string;
  body: string;
  required: boolean;
}

/** @param terms in the order of the ticks `agreed` */
export const signUpTermsSchema = (terms: readonly SignUpTerm[]) => z.object({ agreed: ticksOf(terms) });

export const hasTerm = (terms: readonly AgreedTerm[], { termId, version }: AgreedTerm): boolean =>
  terms.some((each) => each.termId === termId && each.version === version);
