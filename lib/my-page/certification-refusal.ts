import { isProblemError } from '@/lib/bff/problem-error';
import { hubTextFor, minutesToWait, type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { KEY_IS_OVER } from '@/lib/hub/contract/certification-code';
import type { Messages } from '@/lib/i18n/messages';
import type { CertificationAnswer } from './certification';
import { knownMessages } from './known-messages';

type Answers = Messages['myPage']['certification']['answers'];

/** Section 8: the hub's own text for who reads its language, a known sentence of the product, else as the hub wrote it. */
export type RefusalText =
  | { from: 'hub'; text: string }
  | { from: 'answers'; key: keyof Answers }
  | { from: 'problems'; key: ProblemMessageKey }
  | { from: 'wait'; minutes: number }
  | { from: 'nothing' };

function refusalOfMessage(
  { message, hubCode }: { message: string | undefined; hubCode?: string | undefined },
  locale: string,
  fallback: keyof Answers,
): RefusalText {
  const text = message?.trim() || undefined;
  if (text !== undefined && hubTextFor({ code: 'rejected', hubMessage: text }, locale) !== undefined) {
    return { from: 'hub', text };
  }
  const known = knownMessages.find((each) => each.hubCode === hubCode || each.message === text);
  if (known) return { from: 'answers', key: known.key };
  return text === undefined ? { from: 'answers', key: fallback } : { from: 'hub', text };
}

/** Of an answer whose `code` is not 200. @param other what any code but that of a key that is over means */
export function refusalOfAnswer(
  { code, message }: CertificationAnswer,
  locale: string,
  other: 'keyWrong' | 'refused',
): RefusalText {
  return refusalOfMessage({ message }, locale, code === KEY_IS_OVER ? 'keyOver' : other);
}

export function refusalOfError(error: unknown, locale: string): RefusalText {
  if (!isProblemError(error)) return { from: 'problems', key: 'internal' };
  if (error.status === 401) return { from: 'nothing' };
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { from: 'wait', minutes };
  if (error.code === 'rejected') {
    return refusalOfMessage({ message: error.hubMessage, hubCode: error.hubCode }, locale, 'refused');
  }
  return { from: 'problems', key: problemMessageKey(error) };
}
