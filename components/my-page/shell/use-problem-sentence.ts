import { useTranslations } from 'next-intl';
import { isProblemError } from '@/lib/bff/problem-error';
import { messageKeyOfError, minutesToWait } from '@/lib/bff/problem-message-key';

/** The general sentence for what a call was refused with; needs the texts of `formProblems`. */
export function useProblemSentence(): (error: unknown) => string {
  const t = useTranslations('problems');
  return (error) => {
    const minutes = isProblemError(error) ? minutesToWait(error) : undefined;
    if (minutes !== undefined) return t('rateLimitedFor', { minutes });
    const key = messageKeyOfError(error);
    // A hub that refuses with a code of another part of the product has refused all the same.
    return t(t.has(key) ? key : 'rejected');
  };
}
