'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useNextStep } from '@/components/layout/use-next-step';
import { useSchemaForm } from '@/components/layout/use-schema-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { changeSignUpDraft, type KeptBooking } from '@/lib/account/sign-up-draft';
import { hasTerm, type SignUpTerm, signUpTermsSchema } from '@/lib/account/sign-up-terms-schema';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { TermTicks } from './term-ticks';
import { useSignUpDraft } from './use-sign-up-draft';

export interface SignUpTermsProps {
  terms: readonly SignUpTerm[];
  /** Same-origin address to go to afterwards; null keeps the one of an earlier visit. */
  returnTo: string | null;
  kept: KeptBooking;
}

export function SignUpTerms({ terms, returnTo, kept }: SignUpTermsProps) {
  const t = useTranslations('auth.signUp');
  const locale = useLocale();
  const goTo = useNextStep();
  const draft = useSignUpDraft();
  const termForm = useSchemaForm({
    schema: signUpTermsSchema(terms),
    initial: { agreed: terms.map(() => false) },
    sentenceOf: () => t('problems.termRequired'),
    inSummary: (_sentence, field) =>
      t('problems.termMissing', { title: terms[Number(field.split('.')[1])]?.title ?? '' }),
    onChange: ({ agreed }) =>
      changeSignUpDraft({
        agreed: terms.filter((_, index) => agreed[index]).map(({ termId, version }) => ({ termId, version })),
      }),
    onValid: () => goTo(localizedPath(locale, paths.signUpIdentity())),
  });
  const { form, summary, restore, typedIn, write } = termForm;

  const restoreDraft = useEffectEvent(({ agreed }: NonNullable<typeof draft>) => {
    restore(Object.fromEntries(terms.map((term, index) => [`agreed.${index}`, hasTerm(agreed, term)])));
    if (returnTo !== null) changeSignUpDraft({ returnTo, ...kept });
  });
  useEffect(() => {
    if (draft !== null) restoreDraft(draft);
  }, [draft]);

  const isChanged = draft?.agreed.some((given) => !hasTerm(terms, given));
  const agreed = typedIn('agreed');
  const ticks = (required: boolean) => (
    <TermTicks texts="auth.signUp" terms={terms} required={required} form={termForm} />
  );
  return (
    <form {...form} className="flex flex-col gap-8">
      {isChanged && <Notice tone="info">{t('termsChanged')}</Notice>}
      <FormSummary summary={summary} />
      <Fieldset legend={t('requiredTerms')}>
        <Checkbox
          name="agreeRequired"
          label={t('agreeRequired')}
          checked={terms.every(({ required }, index) => !required || agreed[index])}
          onChange={({ target }) => {
            for (const [index, { required }] of terms.entries()) if (required) write(`agreed.${index}`, target.checked);
          }}
        />
        {ticks(true)}
      </Fieldset>
      <Fieldset legend={t('optionalTerms')} hint={t('optionalTermsHint')}>
        {ticks(false)}
      </Fieldset>
      <SubmitButton wide pending={false} pendingLabel={t('next')}>
        {t('next')}
      </SubmitButton>
    </form>
  );
}
