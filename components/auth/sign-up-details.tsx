'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import type { Leave } from '@/components/layout/use-action';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { useSentForm } from '@/components/layout/use-sent-form';
import { EmailFields } from '@/components/ui/email-fields';
import { splitEmail } from '@/lib/account/email-parts';
import { type JoinRefusal, joinRefusal } from '@/lib/account/join-refusal';
import { joinAttempt, sendJoin } from '@/lib/account/send-join';
import {
  changeSignUpDraft,
  detailsOf,
  emptyDetails,
  emptySignUpDraft,
  type SignUpDraft,
  writeSignUpDraft,
} from '@/lib/account/sign-up-draft';
import { type SignUp, type SignUpProblem, signUpSchema } from '@/lib/account/sign-up-schema';
import { hasTerm } from '@/lib/account/sign-up-terms-schema';
import { pushEvent } from '@/lib/analytics/data-layer';
import { isUnsettled } from '@/lib/browser-storage/attempts';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeText } from '@/lib/browser-storage/stored-item';
import { storedTabItems } from '@/lib/browser-storage/stored-items';
import { tidyCode } from '@/lib/hub/contract/typed-text';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AccountForm } from './account-form';
import { ReturningLink } from './joining-of-this-tab';
import { LatinNameFields, NewMemberIdField, NewMemberPasswordField, UnverifiedFields } from './sign-up-fields';
import { storeLogin } from './store-login';
import { useSignUpDraft } from './use-sign-up-draft';

export interface SignUpDetailsProps {
  /** Names the verified person's verification; null for somebody who types all their details. */
  verification: string | null;
  today: string;
  terms: readonly { termId: string; version: string; required: boolean }[];
  countries: { value: string; label: string }[];
  bridgeName: string;
}

const typedEmail = z.object({ email: z.string() });

const wayTo = {
  terms: 'signUp',
  identity: 'signUpIdentity',
  anotherPerson: 'signUpIdentity',
  known: 'membershipLogin',
  uncertain: 'membershipLogin',
} as const;

const guestEmail = (key: string): string => readStored(browserStores()?.session, key, typedEmail)?.email ?? '';

export function SignUpDetails({ verification, today, terms, countries, bridgeName }: SignUpDetailsProps) {
  const t = useTranslations('auth.signUp');
  const locale = useLocale();
  const { replace } = useRouter();
  const draft = useSignUpDraft();
  const join = useJoin({ verification, today, bridgeName, draft });
  const { field, refusedAbout, typedIn, allTyped, restore, write } = join;

  const restoreDraft = useEffectEvent((stored: NonNullable<typeof draft>) => {
    restore(detailsOf(stored));
    const { local, domain } = allTyped();
    if (local === '' && domain === '') restore(splitEmail({ local: guestEmail(stored.keptForm), domain }));
  });
  useEffect(() => {
    if (draft !== null) restoreDraft(draft);
  }, [draft]);

  const mustAgree = draft !== null && terms.some((term) => term.required && !hasTerm(draft.agreed, term));
  const termsHref = localizedPath(locale, paths.signUp());
  useEffect(() => {
    if (mustAgree) replace(termsHref);
  }, [mustAgree, replace, termsHref]);

  const splitTypedEmail = () => {
    const { local, domain } = splitEmail(allTyped());
    write('local', local);
    write('domain', domain);
  };
  return (
    <AccountForm
      sent={join}
      pendingLabel={t('pending')}
      submitLabel={t(draft?.keptHotel ? 'submitToBooking' : 'submit')}
    >
      {refusedAbout !== null && (
        <p>
          <ReturningLink locale={locale} to={wayTo[refusedAbout]}>
            {t(`ways.${refusedAbout}`)}
          </ReturningLink>
        </p>
      )}
      <NewMemberIdField field={field('membershipId')} typed={typedIn('membershipId')} />
      <NewMemberPasswordField field={field('password')} typed={typedIn('password')} />
      <LatinNameFields field={field} />
      <EmailFields
        field={field}
        labels={{ local: t('local'), domain: t('domain') }}
        onLeave={splitTypedEmail}
        completes
        required
      />
      {verification === null && <UnverifiedFields field={field} countries={countries} />}
    </AccountForm>
  );
}

interface JoinOptions extends Pick<SignUpDetailsProps, 'verification' | 'today' | 'bridgeName'> {
  draft: SignUpDraft | null;
}

function useJoin({ verification, today, bridgeName, draft }: JoinOptions) {
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
