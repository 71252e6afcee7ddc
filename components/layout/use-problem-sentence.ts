import { useTranslations } from 'next-intl';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { messageKeyOfError, minutesToWait } from '@/lib/bff/problem-message-key';

interface ProblemSentences {
  /** The call changes something, and once only however often it is sent. */
  changes?: boolean;
  /** For a change that may have been made, in place of the general sentence. */
  unsure?: string;
  /** For a hub that does not answer. */
  unavailable?: string;
  /** For a 401 or 403 without a reason: on forms for guests "log in again" would be wrong. */
  refused?: string;
}

/** The general sentence for a refused call. Needs the messages of `formProblems`. */
export function useProblemSentence({ changes = false, unsure, unavailable, refused }: ProblemSentences = {}) {
  const t = useTranslations('problems');
  return (error: unknown): string => {
    const isUnsure = isProblemError(error) && !isSurelyUndone(error);
    if (isUnsure && (changes || unsure !== undefined)) return unsure ?? t('unsure');
    const minutes = isProblemError(error) ? minutesToWait(error) : undefined;
    if (minutes !== undefined) return t('rateLimitedFor', { minutes });
    const key = messageKeyOfError(error);
    if (refused !== undefined && (key === 'loginRequired' || key === 'forbidden')) return refused;
    if (unavailable !== undefined && key === 'unavailable') return unavailable;
    // A code of another part of the product is shown as a general refusal.
    return t(t.has(key) ? key : 'rejected');
  };
}
