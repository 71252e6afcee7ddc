'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { EmailFields } from '@/components/ui/email-fields';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { SubmitButton } from '@/components/ui/submit-button';
import { splitEmail } from '@/lib/account/email-parts';
import type { SignUpDraft } from '@/lib/account/sign-up-draft';
import { areTermsAgreed, type SignUpField, type SignUpProblems, signUpProblems } from '@/lib/account/sign-up-form';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored } from '@/lib/browser-storage/stored-item';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { ReturningLink } from './joining-of-this-tab';
import { NewMemberIdField } from './new-member-id-field';
import { NewMemberPasswordField } from './new-member-password-field';
import { LatinNameFields, UnverifiedFields } from './sign-up-fields';
import { useJoin } from './use-join';
import { useSignUpDraft } from './use-sign-up-draft';

export interface SignUpDetailsProps {
  /** Names the verified person's verification; null for somebody who types all their details. */
  verification: string | null;
  /** Day in Korea, `yyyy-MM-dd`. */
  today: string;
  terms: readonly { termId: string; version: string; required: boolean }[];
  countries: { value: string; label: string }[];
  bridgeName: string;
}

const wayTo = {
  terms: 'signUp',
  identity: 'signUpIdentity',
  anotherPerson: 'signUpIdentity',
  known: 'membershipLogin',
  uncertain: 'membershipLogin',
} as const;

export function SignUpDetails({ verification, today, terms, countries, bridgeName }: SignUpDetailsProps) {
  const t = useTranslations('auth.signUp');
  const common = useTranslations('common.form');
  const locale = useLocale() as Locale;
  const { replace } = useRouter();
  const id = useId();
  const unverified = verification === null;
  const { draft, ready, change } = useSignUpDraft();
  const [password, setPassword] = useState('');
  const [found, setFound] = useState<SignUpProblems>({});
  const [attempt, setAttempt] = useState(0);
  const { run: join, pending, failure } = useJoin({ verification, bridgeName, onRefusedFields: setFound });

  // An address that they typed as a guest of the booking, once.
  const takesEmail = ready && draft.keptForm !== '' && draft.local === '' && draft.domain === '';
  const { keptForm } = draft;
  useEffect(() => {
    if (!takesEmail) return;
    const email = readStored(browserStores()?.session, keptForm)?.email;
    if (typeof email === 'string') change(splitEmail({ local: email, domain: '' }));
  }, [takesEmail, keptForm, change]);

  const mustAgree = ready && !areTermsAgreed(terms, draft.agreed);
  const termsHref = localizedPath(locale, paths.signUp());
  useEffect(() => {
    if (mustAgree) replace(termsHref);
  }, [mustAgree, replace, termsHref]);

  const errorOf = (field: SignUpField) => {
    const problem = found[field];
    return problem && t(`problems.${problem}`);
  };
  const fields = Object.keys(found) as SignUpField[];
  // A verified person has no field for their birth date.
  const isShown = (field: SignUpField) => unverified || (field !== 'birthDate' && field !== 'memberMobile');
  const errors = [
    ...fields.map((field) => ({ message: errorOf(field) ?? '', ...(isShown(field) && { fieldId: `${id}-${field}` }) })),
    ...(failure?.sentence ? [{ message: failure.sentence }] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = signUpProblems(draft, password, { unverified, today });
    setFound(now);
    setAttempt((before) => before + 1);
    if (Object.keys(now).length === 0) void join({ draft, password });
  };
  const settle = (fields: string[]) =>
    setFound((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))));
  const edit = (part: Partial<SignUpDraft>) => {
    settle(Object.keys(part).filter((field) => part[field as keyof SignUpDraft] !== draft[field as keyof SignUpDraft]));
    change(part);
  };
  const parts = { id, draft, onChange: edit, errorOf };
  const about = failure?.refusal?.about;
  const way = about === undefined || about === 'fields' ? null : about;
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-7">
      <FormErrorSummary key={`${attempt}-${pending}`} title={common('errorSummary')} errors={pending ? [] : errors} />
      {way !== null && !pending && (
        <p>
          <ReturningLink locale={locale} to={wayTo[way]}>
            {t(`ways.${way}`)}
          </ReturningLink>
        </p>
      )}
      <NewMemberIdField
        id={`${id}-membershipId`}
        value={draft.membershipId}
        onChange={(membershipId) => edit({ membershipId })}
        error={errorOf('membershipId')}
      />
      <NewMemberPasswordField
        id={`${id}-password`}
        value={password}
        onChange={(typed) => {
          settle(['password']);
          setPassword(typed);
        }}
        error={errorOf('password')}
      />
      <LatinNameFields {...parts} />
      <EmailFields
        id={id}
        values={draft}
        labels={{ local: t('local'), domain: t('domain') }}
        onChange={edit}
        onBlur={() => edit(splitEmail(draft))}
        errorOf={errorOf}
        completes
        required
      />
      {unverified && <UnverifiedFields {...parts} countries={countries} />}
      <SubmitButton wide pending={pending} pendingLabel={t('pending')}>
        {t(draft.keptHotel === '' ? 'submit' : 'submitToBooking')}
      </SubmitButton>
    </form>
  );
}
