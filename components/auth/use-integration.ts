import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, isSurelyUndone, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { leavePage } from '@/lib/navigation/leave-page';
import { type LoginAnswer, storeLogin } from './store-login';

export interface IntegrationValues {
  membershipId: string;
  password: string;
  agreedTermIds: string[];
}

interface Failure {
  sentence: string;
  /** The account may be integrated already: offer the login. */
  maybeDone: boolean;
}

interface Integration {
  integrate: (values: IntegrationValues) => Promise<void>;
  pending: boolean;
  failure: Failure | null;
}

/** Section 4, "Membership integration": one request at a time; afterwards the visitor is logged in. */
export function useIntegration({ returnTo, bridgeName }: { returnTo: string; bridgeName: string }): Integration {
  const t = useTranslations('auth.integration.errors');
  const problems = useTranslations('problems');
  const underWay = useRef(false);
  const [state, setState] = useState({ pending: false, failure: null as Failure | null });

  function failureOf(problem: ProblemError): Failure {
    if (problem.hubCode === 'ALREADY_INTEGRATED') return { sentence: t('alreadyMember'), maybeDone: true };
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return { sentence: problems('rateLimitedFor', { minutes }), maybeDone: false };
    if (!isSurelyUndone(problem)) return { sentence: t('uncertain'), maybeDone: true };
    const key = problemMessageKey(problem);
    return { sentence: key === 'unavailable' ? t('hubUnavailable') : problems(key), maybeDone: false };
  }

  async function integrate(values: IntegrationValues): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setState({ pending: true, failure: null });
    try {
      const answer = await bffPost<LoginAnswer>('/api/session/integration', values);
      writeSignUpDraft(null);
      storeLogin(answer, bridgeName);
      // Tracked as a sign-up only, although the integration also logs in.
      pushEvent('sign_up', { method: 'integration' });
      leavePage(returnTo);
    } catch (error) {
      underWay.current = false;
      if (!isProblemError(error)) throw error;
      setState({ pending: false, failure: failureOf(error) });
    }
  }

  return { integrate, ...state };
}
