import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { loginTextFor, minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { leavePage } from '@/lib/navigation/leave-page';
import { type LoginAnswer, storeLogin } from './store-login';

interface Login {
  logIn: (credentials: { membershipId: string; password: string }) => Promise<void>;
  pending: boolean;
  failure: string | null;
  /** Logged in with a temporary password: the alert comes first. */
  mustChangePassword: boolean;
  /** The password is right, but the account is no member's yet. */
  mustIntegrate: boolean;
}

const idle = { pending: false, failure: null as string | null, mustChangePassword: false, mustIntegrate: false };

/**
 * Section 4 of the specification, "Login": the server seals the tokens in the cookie; the browser stores the user info,
 * notifies the app and the analytics, and leaves by a full load, so that nothing of a former member stays in memory.
 */
export function useLogin({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }): Login {
  const t = useTranslations('auth.login.errors');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const underWay = useRef(false);
  const [state, setState] = useState(idle);

  function sentenceFor(problem: ProblemError): string {
    const key = problemMessageKey(problem);
    if (key === 'unavailable') return t('hubUnavailable');
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    return loginTextFor(problem, locale) ?? problems(key);
  }

  async function logIn(credentials: { membershipId: string; password: string }): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ ...idle, pending: true });
    try {
      const { membershipId, password } = credentials;
      const answer = await bffPost<LoginAnswer>('/api/session/login', { membershipId: membershipId.trim(), password });
      storeLogin(answer, bridgeName);
      pushEvent('login', { method: 'password' });
      const mustChangePassword = answer.temporaryYn === 'Y';
      setState({ ...idle, pending: true, mustChangePassword });
      if (!mustChangePassword) leavePage(returnTo);
    } catch (error) {
      underWay.current = false;
      if (!isProblemError(error)) throw error;
      setState({ ...idle, failure: sentenceFor(error), mustIntegrate: error.hubCode === 'INTEGRATION_REQUIRED' });
    }
  }

  return { logIn, ...state };
}
