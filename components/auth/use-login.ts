import { useLocale, useTranslations } from 'next-intl';
import { useAction } from '@/components/layout/use-action';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { loginTextFor, minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { leavePage } from '@/lib/navigation/leave-page';
import type { LoginValues } from './login-fields';
import { type LoginAnswer, storeLogin } from './store-login';
import { useRefusalSentence } from './use-refusal-sentence';

interface LoginFailure {
  sentence: string;
  /** The password is right, but the account is no member's yet. */
  mustIntegrate: boolean;
}

/**
 * Section 4 of the specification, "Login": the server seals the tokens in the cookie; the browser stores the user info,
 * notifies the app and the analytics, and leaves by a full load, so that no data of a former member stays in memory.
 * Its result is a temporary password, whose alert comes first.
 */
export function useLogin({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }) {
  const t = useTranslations('auth.login.errors');
  const locale = useLocale();
  const sentenceOf = useRefusalSentence(t('hubUnavailable'), t('refused'));

  function failureOf(problem: ProblemError): LoginFailure {
    const isOurs = problemMessageKey(problem) === 'unavailable' || minutesToWait(problem) !== undefined;
    const sentence = (isOurs ? undefined : loginTextFor(problem, locale)) ?? sentenceOf(problem);
    return { sentence, mustIntegrate: problem.hubCode === 'INTEGRATION_REQUIRED' };
  }

  async function logIn({ membershipId, password }: LoginValues): Promise<'temporaryPassword'> {
    const answer = await bffPost<LoginAnswer>('/api/session/login', { membershipId: tidyCode(membershipId), password });
    storeLogin(answer, bridgeName);
    pushEvent('login', { method: 'password' });
    if (answer.temporaryYn === 'Y') return 'temporaryPassword';
    return leavePage(returnTo);
  }

  return useAction(logIn, { failureOf });
}
