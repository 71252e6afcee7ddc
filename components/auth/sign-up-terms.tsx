'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useNextStep } from '@/components/layout/use-next-step';
import { Checkbox } from '@/components/ui/checkbox';
import { ConsentLine } from '@/components/ui/consent-line';
import { Fieldset } from '@/components/ui/fieldset';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { type DependentTerm, mayAgree, withoutStranded } from '@/lib/account/dependent-terms';
import type { KeptBooking } from '@/lib/account/sign-up-draft';
import { areTermsAgreed, stillAgreed } from '@/lib/account/sign-up-form';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { useSignUpDraft } from './use-sign-up-draft';

export interface SignUpTerm extends DependentTerm {
  version: string;
  title: string;
  body: string;
  required: boolean;
}

export interface SignUpTermsProps {
  terms: readonly SignUpTerm[];
  /** Same-origin address to go to afterwards; null keeps the one of an earlier visit. */
  returnTo: string | null;
  /** Of `returnTo`. */
  kept: KeptBooking;
}

/** First page of the sign-up: required and optional terms. */
export function SignUpTerms({ terms, returnTo, kept }: SignUpTermsProps) {
  const t = useTranslations('auth.signUp');
  const common = useTranslations('common.form');
  const locale = useLocale() as Locale;
  const goTo = useNextStep();
  const id = useId();
  const { draft, ready, change } = useSignUpDraft();
  const [attempt, setAttempt] = useState(0);
  const unchanged = stillAgreed(terms, draft.agreed);
  const isChanged = ready && unchanged.length < draft.agreed.length;
  const agreed = withoutStranded(terms, unchanged);
  const agreedIds = agreed.map(({ termId }) => termId);

  useEffect(() => {
    if (ready && returnTo !== null) change({ returnTo, ...kept });
  }, [ready, returnTo, kept, change]);

  const isAgreed = ({ termId }: SignUpTerm) => agreedIds.includes(termId);
  const agree = (chosen: readonly SignUpTerm[], given: boolean) => {
    const others = agreed.filter(({ termId }) => chosen.every((term) => term.termId !== termId));
    const added = given ? chosen.map(({ termId, version }) => ({ termId, version })) : [];
    change({ agreed: withoutStranded(terms, [...others, ...added]) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (areTermsAgreed(terms, agreed)) goTo(localizedPath(locale, paths.signUpIdentity()));
    else setAttempt((before) => before + 1);
  };
  const required = terms.filter((term) => term.required);
  const optional = terms.filter((term) => !term.required);
  const missing = attempt === 0 ? [] : required.filter((term) => !isAgreed(term));
  const lines = (group: readonly SignUpTerm[], mark: string) => (
    <ul className="divide-y divide-stone border-stone border-y">
      {group.map((term) => (
        <li key={term.termId} className="py-2">
          <ConsentLine
            id={`${id}-${term.termId}`}
            name={term.termId}
            label={t('agree', { title: term.title })}
            mark={mark}
            checked={isAgreed(term)}
            disabled={!mayAgree(term, agreedIds)}
            hint={mayAgree(term, agreedIds) ? undefined : t('termNeeds')}
            onChange={({ target }) => agree([term], target.checked)}
            error={missing.includes(term) ? t('problems.termRequired') : undefined}
            readLabel={t('readTerm', { title: term.title })}
            text={term.body}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-8">
      {isChanged && <Notice tone="info">{t('termsChanged')}</Notice>}
      <FormErrorSummary
        key={attempt}
        title={common('errorSummary')}
        errors={missing.map(({ termId, title }) => ({
          fieldId: `${id}-${termId}`,
          message: t('problems.termMissing', { title }),
        }))}
      />
      <Fieldset legend={t('requiredTerms')}>
        <Checkbox
          label={t('agreeRequired')}
          checked={required.every(isAgreed)}
          onChange={({ target }) => agree(required, target.checked)}
        />
        {lines(required, common('required'))}
      </Fieldset>
      <Fieldset legend={t('optionalTerms')} hint={t('optionalTermsHint')}>
        {lines(optional, common('optional'))}
      </Fieldset>
      <SubmitButton wide pending={false} pendingLabel={t('next')}>
        {t('next')}
      </SubmitButton>
    </form>
  );
}
