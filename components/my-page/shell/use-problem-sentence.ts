import { useTranslations } from 'next-intl';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { messageKeyOfError, minutesToWait } from '@/lib/bff/problem-message-key';

interface CallKind {
  /** The call changes something, and once only however often it is sent. */
  changes?: boolean;
}

/** The general sentence for a refused call; needs the texts of `formProblems`. */
export function useProblemSentence({ changes = false }: CallKind = {}): (error: unknown) => string {
  const t = useTranslations('problems');
  return (error) => {
    if (changes && isProblemError(error) && !isSurelyUndone(error)) return t('unsure');
    const minutes = isProblemError(error) ? minutesToWait(error) : undefined;
    if (minutes !== undefined) return t('rateLimitedFor', { minutes });
    const key = messageKeyOfError(error);
    // A code of another part of the product is shown as a general refusal.
    return t(t.has(key) ? key : 'rejected');
  };
}
