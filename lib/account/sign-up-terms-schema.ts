import * as z from 'zod/mini';
import { ticksOf } from '@/lib/hub/contract/form-field';
import type { AskedTerm } from './asked-terms';
import type { AgreedTerm } from './sign-up-draft';

export type SignUpTerm = AskedTerm & AgreedTerm;

export const signUpTermsSchema = (terms: readonly SignUpTerm[]) => z.object({ agreed: ticksOf(terms) });

export const hasTerm = (terms: readonly AgreedTerm[], { termId, version }: AgreedTerm): boolean =>
  terms.some((each) => each.termId === termId && each.version === version);
