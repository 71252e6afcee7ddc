import { useTranslations } from 'next-intl';
import { isProblemError } from '@/lib/bff/problem-error';
import { messageKeyOfError, minutesToWait } from '@/lib/bff/problem-message-key';

/** The general sentence for what a call was refused with; needs the texts `problems`. */
export function useProblemSentence(): (error: unknown) => string {
  const t = useTranslations('problems');
  return (error) => {
    const minutes = isProblemError(error) ? minutesToWait(error) : undefined;
    return minutes === undefined ? t(messageKeyOfError(error)) : t('rateLimitedFor', { minutes });
  };
}
