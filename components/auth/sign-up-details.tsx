'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { EmailFields } from '@/components/ui/email-fields';
import { splitEmail } from '@/lib/account/email-parts';
import { detailsOf } from '@/lib/account/sign-up-draft';
import { hasTerm } from '@/lib/account/sign-up-terms-schema';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored } from '@/lib/browser-storage/stored-item';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { AccountForm } from './account-form';
import { ReturningLink } from './joining-of-this-tab';
import { LatinNameFields, NewMemberIdField, NewMemberPasswordField, UnverifiedFields } from './sign-up-fields';
import { useJoin } from './use-join';
import { useSignUpDraft } from './use-sign-up-draft';

export interface SignUpDetailsProps {
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
