import { isProblemError } from '@/lib/bff/problem-error';
import { hubTextFor, minutesToWait, type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { KEY_IS_OVER } from '@/lib/hub/contract/certification-code';
import type { Messages } from '@/lib/i18n/messages';
import type { CertificationAnswer } from './certification';

type Answers = Messages['myPage']['certification']['answers'];

/**
 * What is said of a certification that was refused (specification, section 8: the server's message, translated):
 * the hub's own text for who reads its language, else a sentence of ours by its code.
 */
export type RefusalText =
  | { from: 'hub'; text: string }
  /** Below `myPage.certification.answers`. */
  | { from: 'answers'; key: keyof Answers }
  /** Below `problems`. */
  | { from: 'problems'; key: ProblemMessageKey }
  | { from: 'wait'; minutes: number }
  /** The page says itself that the session is over. */
  | { from: 'nothing' };

const keyByHubCode: Record<string, keyof Answers> = {
  NOT_A_COMPANY_EMAIL: 'notCompany',
  NOT_A_PARTNER_EMAIL: 'notPartner',
};

const hubText = (hubMessage: string | undefined, locale: string) =>
  hubMessage === undefined ? undefined : hubTextFor({ code: 'rejected', hubMessage }, locale);

/** Of an answer whose `code` is not 200. @param other what any code but that of a key that is over means */
export function refusalOfAnswer(
  { code, message }: CertificationAnswer,
  locale: string,
  other: 'keyWrong' | 'refused',
): RefusalText {
  const text = hubText(message, locale);
  if (text !== undefined) return { from: 'hub', text };
  return { from: 'answers', key: code === KEY_IS_OVER ? 'keyOver' : other };
}

/** Of a call that failed. */
export function refusalOfError(error: unknown, locale: string): RefusalText {
  if (!isProblemError(error)) return { from: 'problems', key: 'internal' };
  if (error.status === 401) return { from: 'nothing' };
  const minutes = minutesToWait(error);
  if (minutes !== undefined) return { from: 'wait', minutes };
  if (error.code === 'rejected') {
    const text = hubText(error.hubMessage, locale);
    if (text !== undefined) return { from: 'hub', text };
    const key = error.hubCode === undefined ? undefined : keyByHubCode[error.hubCode];
    return { from: 'answers', key: key ?? 'refused' };
  }
  return { from: 'problems', key: problemMessageKey(error) };
}
