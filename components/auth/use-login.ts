import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { hubTextFor, minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { leavePage } from '@/lib/navigation/leave-page';
import { type LoginAnswer, takeUpLogin } from './take-up-login';

interface Login {
  logIn: (credentials: { membershipId: string; password: string }) => Promise<void>;
  pending: boolean;
  /** Sentence of the last failure, in the reader's language. */
  failure: string | null;
  /** Logged in with a temporary password: the alert stands before the way on. */
  mustChangePassword: boolean;
}

/**
 * Section 4 of the specification, "Login": the tokens go into the cookie on the server; here the user info is
 * stored, and in an app the pair for its native side, the event is pushed, the app is told, and the visitor goes
 * on by a full load, so that nothing of a former member stays in memory.
 */
export function useLogin({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }): Login {
  const t = useTranslations('auth.login.errors');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const underWay = useRef(false);
  const [state, setState] = useState({ pending: false, failure: null as string | null, mustChangePassword: false });

  function sentenceFor(problem: ProblemError): string {
    const key = problemMessageKey(problem);
    if (key === 'unavailable') return t('hubUnavailable');
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    return hubTextFor(problem, locale) ?? problems(key);
  }

  async function logIn(credentials: { membershipId: string; password: string }): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ pending: true, failure: null, mustChangePassword: false });
    try {
      const { membershipId, password } = credentials;
      const answer = await bffPost<LoginAnswer>('/api/session/login', { membershipId: membershipId.trim(), password });
      takeUpLogin(answer, bridgeName);
      pushEvent('login', { method: 'password' });
      const mustChangePassword = answer.temporaryYn === 'Y';
      setState({ pending: true, failure: null, mustChangePassword });
      if (!mustChangePassword) leavePage(returnTo);
    } catch (error) {
      underWay.current = false;
      if (!isProblemError(error)) throw error;
      setState({ pending: false, failure: sentenceFor(error), mustChangePassword: false });
    }
  }

  return { logIn, ...state };
}
