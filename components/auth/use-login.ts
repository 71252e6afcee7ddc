import { useLocale, useTranslations } from 'next-intl';
import type { Leave } from '@/components/layout/use-action';
import { useSentForm } from '@/components/layout/use-sent-form';
import { sendLogin } from '@/lib/account/begin-session';
import { type Credentials, type CredentialsProblem, credentialsSchema } from '@/lib/account/credentials-schema';
import { pushEvent } from '@/lib/analytics/data-layer';
import type { ProblemError } from '@/lib/bff/problem-error';
import { loginTextFor, minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { storeLogin } from './store-login';
import { useRefusalSentence } from './use-refusal-sentence';

/**
 * Section 4 of the specification, "Login": the server seals the tokens in the cookie; the browser stores the user info,
 * notifies the app and the analytics, and leaves by a full load, so that no data of a former member stays in memory.
 * Its result is a temporary password, whose alert comes first.
 */
export function useLogin({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }) {
  const t = useTranslations('auth.login.errors');
  const locale = useLocale();
  const generalSentence = useRefusalSentence(t('hubUnavailable'), t('refused'));

  function sentenceOfRefusal(problem: ProblemError): string {
    const isOurs = problemMessageKey(problem) === 'unavailable' || minutesToWait(problem) !== undefined;
    return (isOurs ? undefined : loginTextFor(problem, locale)) ?? generalSentence(problem);
  }

  async function logIn(typed: Credentials, leave: Leave): Promise<'temporaryPassword'> {
    const answer = await sendLogin(typed);
    storeLogin(answer, bridgeName);
    pushEvent('login', { method: 'password' });
    if (answer.temporaryYn === 'Y') return 'temporaryPassword';
    return leave(returnTo);
  }

  return useSentForm({
    schema: credentialsSchema,
    sentenceOf: (key: CredentialsProblem) => t(key),
    asks: true,
    send: logIn,
    refusalOf: (problem) => ({ sentence: sentenceOfRefusal(problem) }),
  });
}
