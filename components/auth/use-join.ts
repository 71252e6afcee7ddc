import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { type SignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';
import { type JoinRefusal, joinRefusal, joinRequestOf, membershipIdOf } from '@/lib/account/sign-up-form';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/paths';
import { type LoginAnswer, storeLogin } from './store-login';
import { useRefusalSentence, useSubmission } from './use-submission';

interface JoinAnswer {
  memberName: string;
  login: LoginAnswer | null;
}

interface JoinFailure {
  refusal: JoinRefusal | null;
  /** For a refusal that concerns no field. */
  sentence: string | null;
}

interface JoinInput {
  draft: SignUpDraft;
  password: string;
}

/** Joins once, then leaves by a full load. */
export function useJoin({ verification, bridgeName }: { verification: string | null; bridgeName: string }) {
  const t = useTranslations('auth.signUp');
  const sentenceOf = useRefusalSentence(t('refusals.unavailable'));
  const locale = useLocale() as Locale;
  /** Idempotency key of an attempt without an answer. */
  const unanswered = useRef('');

  function failureOf(problem: ProblemError, { draft }: JoinInput): JoinFailure {
    const membershipId = membershipIdOf(draft.membershipId);
    const refusal = joinRefusal(problem, unanswered.current === membershipId);
    if (refusal?.about === 'uncertain') unanswered.current = membershipId;
    if (refusal === null) return { refusal, sentence: sentenceOf(problem) };
    return { refusal, sentence: refusal.about === 'fields' ? null : t(`refusals.${refusal.about}`) };
  }

  async function join({ draft, password }: JoinInput): Promise<null> {
    const request = joinRequestOf(draft, password, verification);
    const { memberName, login } = await bffPost<JoinAnswer>('/api/session/join', request);
    writeSignUpDraft(null);
    pushEvent('sign_up', { method: verification === null ? 'details' : 'identity' });
    if (login) storeLogin(login, bridgeName);
    writeText(browserStores()?.session, storedTabItems.signUpName, memberName);
    // Straight back to a booking: that is what the button says.
    const goesBack = login !== null && draft.keptHotel !== '';
    leavePage(goesBack ? draft.returnTo : localizedPath(locale, paths.signUpSuccess({ returnTo: draft.returnTo })));
    return null;
  }

  return useSubmission(join, failureOf);
}
