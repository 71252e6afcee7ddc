import { useTranslations } from 'next-intl';
import type { ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';

/**
 * The general sentence for a refusal. @param unavailable for a hub that does not answer @param refused for a 401 or 403
 * without a reason: who fills these forms is not logged in, so "log in again" is wrong
 */
export function useRefusalSentence(unavailable: string, refused?: string): (problem: ProblemError) => string {
  const problems = useTranslations('problems');
  return (problem) => {
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    const key = problemMessageKey(problem);
    if (key === 'loginRequired' || key === 'forbidden') return refused ?? problems('rejected');
    return key === 'unavailable' ? unavailable : problems(key);
  };
}
