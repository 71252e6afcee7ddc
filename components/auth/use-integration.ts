import { useTranslations } from 'next-intl';
import { useAction } from '@/components/layout/use-action';
import { writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import { isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait } from '@/lib/bff/problem-message-key';
import { leavePage } from '@/lib/navigation/leave-page';
import type { LoginValues } from './login-fields';
import { type LoginAnswer, storeLogin } from './store-login';
import { useRefusalSentence } from './use-refusal-sentence';

interface IntegrationValues extends LoginValues {
  agreedTermIds: string[];
}

interface Failure {
  sentence: string;
  /** The account may be integrated already: offer the login. */
  maybeDone: boolean;
}

/** Section 4, "Membership integration"; afterwards the visitor is logged in. */
export function useIntegration({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }) {
  const t = useTranslations('auth.integration.errors');
  const sentenceOf = useRefusalSentence(t('hubUnavailable'));

  function failureOf(problem: ProblemError): Failure {
    if (problem.hubCode === 'ALREADY_INTEGRATED') return { sentence: t('alreadyMember'), maybeDone: true };
    const isUncertain = minutesToWait(problem) === undefined && !isSurelyUndone(problem);
    return isUncertain
      ? { sentence: t('uncertain'), maybeDone: true }
      : { sentence: sentenceOf(problem), maybeDone: false };
  }

  async function integrate(values: IntegrationValues): Promise<never> {
    const answer = await bffPost<LoginAnswer>('/api/session/integration', values);
    writeSignUpDraft(null);
    storeLogin(answer, bridgeName);
    // Tracked as a sign-up only, although the integration also logs in.
    pushEvent('sign_up', { method: 'integration' });
    return leavePage(returnTo);
  }

  return useAction(integrate, { failureOf });
}
