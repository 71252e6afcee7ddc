import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction } from '@/components/layout/use-action';
import { type SignUpDraft, writeSignUpDraft } from '@/lib/account/sign-up-draft';
import {
  type JoinRefusal,
  joinRefusal,
  joinRequestOf,
  membershipIdOf,
  type SignUpProblems,
} from '@/lib/account/sign-up-form';
import { pushEvent } from '@/lib/analytics/data-layer';
import { bffPost } from '@/lib/bff/bff-client';
import type { ProblemError } from '@/lib/bff/problem-error';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { leavePage } from '@/lib/navigation/leave-page';
import { paths } from '@/lib/routes/paths';
import { type LoginAnswer, storeLogin } from './store-login';
import { useRefusalSentence } from './use-refusal-sentence';

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

interface JoinOptions {
  verification: string | null;
  bridgeName: string;
  onRefusedFields: (problems: SignUpProblems) => void;
}

/** Joins once, then leaves by a full load. */
export function useJoin({ verification, bridgeName, onRefusedFields }: JoinOptions) {
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
    if (refusal.about !== 'fields') return { refusal, sentence: t(`refusals.${refusal.about}`) };
    onRefusedFields(refusal.problems);
    return { refusal, sentence: null };
  }

  async function join({ draft, password }: JoinInput): Promise<never> {
    const request = joinRequestOf(draft, password, verification);
    const { memberName, login } = await bffPost<JoinAnswer>('/api/session/join', request);
    writeSignUpDraft(null);
    pushEvent('sign_up', { method: verification === null ? 'details' : 'identity' });
    if (login) storeLogin(login, bridgeName);
    writeText(browserStores()?.session, storedTabItems.signUpName, memberName);
    // Straight back to a booking: that is what the button says.
    const goesBack = login !== null && draft.keptHotel !== '';
    return leavePage(
      goesBack ? draft.returnTo : localizedPath(locale, paths.signUpSuccess({ returnTo: draft.returnTo })),
    );
  }

  return useAction(join, { failureOf });
}
