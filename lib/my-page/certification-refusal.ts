import { isProblemError } from '@/lib/bff/problem-error';
import { hubTextFor, minutesToWait, type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { KEY_IS_OVER } from '@/lib/hub/contract/certification-code';
import type { Messages } from '@/lib/i18n/messages';
import type { CertificationAnswer } from './certification';

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

/** The hub's messages that are known, to the letter, with the codes that bring them (assumed). */
export const knownMessages = [
  { hubCode: 'KEY_WRONG', message: '인증키가 일치하지 않습니다.', key: 'keyWrong' },
  { hubCode: 'KEY_EXPIRED', message: '인증키가 만료되었습니다. 다시 요청해 주십시오.', key: 'keyOver' },
  { hubCode: 'NOT_A_COMPANY_EMAIL', message: '회사 이메일 주소만 인증할 수 있습니다.', key: 'notCompany' },
  { hubCode: 'NOT_A_PARTNER_EMAIL', message: '제휴사 이메일 주소만 인증할 수 있습니다.', key: 'notPartner' },
] as const satisfies readonly { hubCode: string; message: string; key: keyof Answers }[];
