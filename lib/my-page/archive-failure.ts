import type { ProblemError } from '@/lib/bff/problem-error';

export const archiveFailures = ['failed', 'password', 'tooOften'] as const;
/** Why there is no archive, as the address of its page says it. */
export type ArchiveFailure = (typeof archiveFailures)[number];

export function archiveFailureOf({ code, hubCode }: Pick<ProblemError, 'code' | 'hubCode'>): ArchiveFailure {
  if (hubCode === 'PASSWORD_PROOF_EXPIRED') return 'password';
  return code === 'rate_limited' ? 'tooOften' : 'failed';
}
