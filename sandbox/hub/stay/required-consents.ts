import { Refusal } from '../refusal.ts';
import { requiredTermIds, type TermSeed, terms } from '../seed/terms.ts';
import type { Consents } from './reservation-store.ts';

/**
 * @throws TERMS_REQUIRED (`data.termIds`), BAD_REQUEST for a term of another purpose or on the wrong side
 */
export function requireConsents(
  purpose: TermSeed['purpose'],
  { requiredTermIds: agreed, optionalTermIds }: Consents,
): void {
  const required = requiredTermIds(purpose);
  const missing = required.filter((termId) => !agreed.includes(termId));
  if (missing.length > 0) throw new Refusal('TERMS_REQUIRED', { data: { termIds: missing } });
  const isOptional = (termId: string): boolean =>
    terms.some((term) => term.termId === termId && term.purpose === purpose && !term.required);
  if (agreed.some((termId) => !required.includes(termId)) || !optionalTermIds.every(isOptional)) {
    throw new Refusal('BAD_REQUEST');
  }
}
