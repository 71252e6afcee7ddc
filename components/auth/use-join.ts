import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Leave } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { type JoinRefusal, joinRefusal } from '@/lib/account/join-refusal';
import { joinAttempt, sendJoin } from '@/lib/account/send-join';
import {
  changeSignUpDraft,
  emptyDetails,
  emptySignUpDraft,
  type SignUpDraft,
  writeSignUpDraft,
} from '@/lib/account/sign-up-draft';
import { type SignUp, type SignUpProblem, signUpSchema } from '@/lib/account/sign-up-schema';
import { pushEvent } from '@/lib/analytics/data-layer';
import { isUnsettled } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { writeText } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { storeLogin } from './store-login';

interface JoinOptions {
  /** Names the verified person's verification; null for somebody who types all their details. */
  verification: string | null;
  today: string;
  bridgeName: string;
  draft: SignUpDraft | null;
}

export function useJoin({ verification, today, bridgeName, draft }: JoinOptions) {
  const t = useTranslations('auth.signUp');
  const problems = useTranslations('problems');
  const sentenceOf = useProblemSentence({ unavailable: t('refusals.unavailable'), refused: problems('rejected') });
  const locale = useLocale();
  const unverified = verification === null;
  const [refusal, setRefusal] = useState<JoinRefusal | null>(null);
  const { agreed, keptHotel, returnTo } = draft ?? emptySignUpDraft;

  async function join(details: SignUp, leave: Leave): Promise<never> {
    const request = { ...details, agreedTerms: agreed, verification: verification ?? undefined };
    const { memberName, login } = await sendJoin(request);
    writeSignUpDraft(null);
    pushEvent('sign_up', { method: unverified ? 'details' : 'identity' });
    if (login) storeLogin(login, bridgeName);
    writeText(browserStores()?.session, storedTabItems.signUpName, memberName);
    // Straight back to a booking: that is what the button says.
    const goesBack = login !== null && keptHotel !== '';
    return leave(goesBack ? returnTo : localizedPath(locale, paths.signUpSuccess({ returnTo })));
  }

  const form = useSentForm({
    schema: signUpSchema({ unverified, today }),
    initial: { ...emptyDetails, password: '' },
    sentenceOf: (key: SignUpProblem) => t(`problems.${key}`),
    onChange: ({ password, ...typed }) => changeSignUpDraft(typed),
    send: join,
    refusalOf: (problem, typed) => {
      const found = joinRefusal(problem, isUnsettled(joinAttempt(tidyCode(typed.membershipId))));
      setRefusal(found);
      if (found === null) return { sentence: sentenceOf(problem) };
      if ('about' in found) return { sentence: t(`refusals.${found.about}`) };
      // A verified person has no field for their birth date.
      const isShown = unverified || found.field !== 'birthDate';
      return { sentence: t(`problems.${found.problem}`), ...(isShown && { field: found.field }) };
    },
  });
  const isRefused = form.refused !== null && refusal !== null && 'about' in refusal;
  return { ...form, refusedAbout: isRefused ? refusal.about : null };
}
