import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import type { SignUpProblem } from './sign-up-schema';

export type JoinRefusal =
  | { field: 'membershipId' | 'password' | 'birthDate'; problem: SignUpProblem }
  /** Of the whole sign-up, with a link to what solves it. */
  | { about: 'terms' | 'identity' | 'anotherPerson' | 'known' | 'uncertain' };

const byHubCode = new Map<string | undefined, JoinRefusal>([
  ['ID_TAKEN', { field: 'membershipId', problem: 'idTaken' }],
  ['ID_NOT_ALLOWED', { field: 'membershipId', problem: 'idRule' }],
  ['WEAK_PASSWORD', { field: 'password', problem: 'password.kinds' }],
  ['UNDER_AGE', { field: 'birthDate', problem: 'underAge' }],
  ['TERMS_REQUIRED', { about: 'terms' }],
  ['ALREADY_MEMBER', { about: 'known' }],
  ['IDENTITY_USED', { about: 'identity' }],
]);

/** @param isRepeated the same id was sent before, and no answer came */
export function joinRefusal(problem: ProblemError, isRepeated: boolean): JoinRefusal | null {
  const { code, hubCode } = problem;
  // The first one came through: the id is taken, and the verification is spent, by the visitor's own joining.
  if (isRepeated && (hubCode === 'ID_TAKEN' || hubCode === 'IDENTITY_USED')) return { about: 'known' };
  if (code === 'identity_changed') return { about: 'anotherPerson' };
  if (code === 'identity_expired' || code === 'forbidden') return { about: 'identity' };
  return byHubCode.get(hubCode) ?? (isSurelyUndone(problem) ? null : { about: 'uncertain' });
}
