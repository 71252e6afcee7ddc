import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';

export interface NewPasswordFailure {
  sentence: string;
  /** The failure concerns the password itself. */
  aboutPassword: boolean;
  /** The verification has expired. */
  mustVerify: boolean;
}

interface NewPassword {
  set: (newPassword: string) => Promise<void>;
  pending: boolean;
  failure: NewPasswordFailure | null;
  isSet: boolean;
}

const idle = { pending: false, failure: null, isSet: false };
const gone: readonly string[] = ['identity_expired', 'forbidden', 'not_found'];

/** Sets the verified person's password, one request at a time. @param verification `verificationId` of that person */
export function useNewPassword(verification: string): NewPassword {
  const t = useTranslations('auth.findAccount');
  const problems = useTranslations('problems');
  const underWay = useRef(false);
  const [state, setState] = useState<Omit<NewPassword, 'set'>>(idle);

  function failureOf(problem: ProblemError): NewPasswordFailure {
    const about = { aboutPassword: false, mustVerify: false };
    if (problem.hubCode === 'WEAK_PASSWORD') return { ...about, aboutPassword: true, sentence: t('newErrors.kinds') };
    if (problem.code === 'identity_changed')
      return { ...about, mustVerify: true, sentence: t('newErrors.anotherPerson') };
    if (gone.includes(problem.code)) return { ...about, mustVerify: true, sentence: t('newErrors.expired') };
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return { ...about, sentence: problems('rateLimitedFor', { minutes }) };
    const key = problemMessageKey(problem);
    return { ...about, sentence: key === 'unavailable' ? t('errors.hubUnavailable') : problems(key) };
  }

  async function set(newPassword: string): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ ...idle, pending: true });
    try {
      await bffPost('/api/identity/password', { newPassword, verification });
      setState({ ...idle, isSet: true });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setState({ ...idle, failure: failureOf(error) });
    } finally {
      underWay.current = false;
    }
  }

  return { set, ...state };
}
