import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type SignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { type JoinRefusal, joinRefusal, joinRequestOf, type SignUpProblems } from '@/lib/account/sign-up-form';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';
import { type LoginAnswer, storeLogin } from './store-login';

interface JoinAnswer {
  memberName: string;
  login: LoginAnswer | null;
}

interface JoinFailure {
  refusal: JoinRefusal | null;
  /** For a refusal that concerns no field. */
  sentence: string | null;
}

const noFailure: JoinFailure = { refusal: null, sentence: null };

/** Joins once, then leaves by a full load. */
export function useJoin({ verification, bridgeName }: { verification: string | null; bridgeName: string }) {
  const t = useTranslations('auth.signUp');
  const problems = useTranslations('problems');
  const locale = useLocale() as Locale;
  const underWay = useRef(false);
  /** Idempotency key of an attempt without an answer. */
  const unanswered = useRef('');
  const [state, setState] = useState({ pending: false, failure: noFailure });

  function failureOf(problem: ProblemError, membershipId: string): JoinFailure {
    const refusal = joinRefusal(problem, unanswered.current === membershipId);
    if (refusal?.about === 'uncertain') unanswered.current = membershipId;
    if (refusal !== null)
      return { refusal, sentence: refusal.about === 'fields' ? null : t(`refusals.${refusal.about}`) };
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return { refusal, sentence: problems('rateLimitedFor', { minutes }) };
    const key = problemMessageKey(problem);
    return { refusal, sentence: key === 'unavailable' ? t('refusals.unavailable') : problems(key) };
  }

  /** @returns errors by field, where the hub refuses them */
  async function join(draft: SignUpDraft, password: string): Promise<SignUpProblems> {
    if (underWay.current) return {};
    underWay.current = true;
    setState({ pending: true, failure: noFailure });
    const request = joinRequestOf(draft, password, verification);
    try {
      const { memberName, login } = await bffPost<JoinAnswer>('/api/session/join', request);
      writeSignUpDraft(null);
      pushEvent('sign_up', { method: verification === null ? 'details' : 'identity' });
      if (login) storeLogin(login, bridgeName);
      browserStores()?.session.setItem(storedTabItems.signUpName, memberName);
      leavePage(localizedPath(locale, paths.signUpSuccess({ returnTo: draft.returnTo })));
      return {};
    } catch (error) {
      underWay.current = false;
      if (!isProblemError(error)) throw error;
      const failure = failureOf(error, request.membershipId);
      setState({ pending: false, failure });
      return failure.refusal?.about === 'fields' ? failure.refusal.problems : {};
    }
  }

  return { join, ...state };
}
