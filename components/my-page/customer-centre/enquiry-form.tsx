'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { boundFields } from '@/components/ui/bound-fields';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  type EnquiryProblem,
  emptyEnquiry,
  enquiryProblems,
  enquiryRefusal,
  helpCategories,
  isEnquiryForm,
  sendEnquiry,
} from '@/lib/my-page/enquiry-form';
import { problemSentences } from '@/lib/my-page/problem-sentences';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';
import { RequestForm } from '../shell/request-form';
import { useRequestForm } from '../shell/use-request-form';

export function EnquiryFormView({ owner }: { owner: string }) {
  const t = useTranslations('centre.enquiry');
  const nameOf = useTranslations('centre.categories');
  const locale = useLocale() as Locale;
  const id = useId();
  const form = useRequestForm({
    draft: { form: 'enquiry', owner },
    initial: emptyEnquiry,
    fits: isEnquiryForm,
    check: enquiryProblems,
    bodyOf: (form) => ({ form, lang: languageOf(locale).code }),
    send: sendEnquiry,
    refusalOf: enquiryRefusal,
  });
  const { values, edit, sent } = form;

  if (sent !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: sent.enquiryNo })}
        href={localizedPath(locale, paths.myPageEnquiry(sent.enquiryNo))}
        label={t('done.see')}
      />
    );
  }
  const errors = problemSentences(form.problems, (problem: EnquiryProblem) => t(`problems.${problem}`));
  const field = boundFields<'category' | 'subject' | 'text'>({
    id,
    values,
    onChange: edit,
    errorOf: (name) => errors[name],
  });
  const texts = { restored: t('restored'), summary: t('summary'), submit: t('submit'), pending: t('pending') };
  return (
    <RequestForm id={id} texts={texts} form={form} errors={errors}>
      <SelectField
        {...field('category')}
        label={t('category')}
        emptyLabel={t('choose')}
        options={helpCategories.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextField
        {...field('subject')}
        label={t('subject')}
        hint={t('length', { count: ENQUIRY_SUBJECT_MAX })}
        autoComplete="off"
      />
      <TextArea {...field('text')} rows={8} label={t('text')} hint={t('length', { count: ENQUIRY_TEXT_MAX })} />
    </RequestForm>
  );
}
