import {
  dropAttempt,
  holdAttempt,
  noteAttempt,
  type SentRequest,
  settleAttempts,
} from '@/lib/browser-storage/attempts';
import { bffPost } from './bff-client';
import { isProblemError, isSurelyUndone } from './problem-error';

/** Sends a request once: all tabs repeat it under one key until its outcome is certain. @throws ProblemError as `bffPost` does */
export async function postOnce<T>(sent: SentRequest): Promise<T> {
  const { key, isRepeated, earlierKeys } = noteAttempt(sent);
  const body = earlierKeys.length > 0 ? { ...sent.body, earlierKeys } : sent.body;
  try {
    const answer = await bffPost<T>(sent.path, body, { idempotencyKey: key });
    settleAttempts({ key, intent: sent.intent });
    return answer;
  } catch (error) {
    // After a lost answer the first request may still be under way.
    if (!isRepeated && isProblemError(error) && isSurelyUndone(error)) {
      if (error.hubCode === 'IDENTITY_REQUIRED') holdAttempt(key);
      else dropAttempt(key);
    }
    throw error;
  }
}
