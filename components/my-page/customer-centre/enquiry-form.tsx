'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { isProblemError } from '@/lib/bff/problem-error';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  type EnquiryForm,
  type EnquiryProblems,
  emptyEnquiry,
  enquiryProblems,
  helpCategories,
  isEnquiryForm,
  sendEnquiry,
} from '@/lib/my-page/enquiry-form';
import { paths } from '@/lib/paths';
import { AttachmentField } from '../shell/attachment-field';
import { DoneNotice } from '../shell/done-notice';
import { SaveBar } from '../shell/save-bar';
import { useDraft } from '../shell/use-draft';
import { useMemberAction } from '../shell/use-member-action';
import { useProblemSentence } from '../shell/use-problem-sentence';

export interface EnquiryFormViewProps {
  owner: string;
}

/** Writes to the customer centre. */
export function EnquiryFormView({ owner }: EnquiryFormViewProps) {
  const t = useTranslations('centre.enquiry');
  const nameOf = useTranslations('centre.categories');
  const locale = useLocale() as Locale;
  const sentenceOf = useProblemSentence();
  const id = useId();
  const { values, change, forget, restored } = useDraft({ form: 'enquiry', owner }, emptyEnquiry, isEnquiryForm);
  const [problems, setProblems] = useState<EnquiryProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useMemberAction(sendEnquiry);

  const edit = (part: Partial<EnquiryForm>) => {
    setFailure(null);
    change({ ...part, key: crypto.randomUUID() });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = enquiryProblems(values);
    setProblems(found);
    setFailure(null);
    setAttempt((before) => before + 1);
    if (Object.keys(found).length > 0) return;
    try {
      const { enquiryNo } = await run({ form: values, lang: languageOf(locale).code });
      forget();
      setSent(enquiryNo);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (error.hubCode === 'ATTACHMENT_GONE') {
        change({ files: [] });
        setProblems({ files: 'filesGone' });
      } else setFailure(sentenceOf(error));
    }
  };

  if (sent !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: sent })}
        href={localizedPath(locale, paths.myPageEnquiry(sent))}
        label={t('done.see')}
      />
    );
  }
  const errorOf = (field: keyof EnquiryProblems) => problems[field] && t(`problems.${problems[field]}`);
  const errors = (Object.keys(problems) as (keyof EnquiryProblems)[]).map((field) => ({
    fieldId: `${id}-${field}`,
    message: errorOf(field) ?? '',
  }));
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-10">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormErrorSummary key={attempt} title={t('summary')} errors={errors} />
      <SelectField
        id={`${id}-category`}
        name="category"
        label={t('category')}
        emptyLabel={t('choose')}
        value={values.category}
        onChange={({ target }) => edit({ category: target.value })}
        options={helpCategories.map((value) => ({ value, label: nameOf(value) }))}
        error={errorOf('category')}
      />
      <TextField
        id={`${id}-subject`}
        name="subject"
        label={t('subject')}
        hint={t('length', { count: ENQUIRY_SUBJECT_MAX })}
        autoComplete="off"
        value={values.subject}
        onChange={({ target }) => edit({ subject: target.value })}
        error={errorOf('subject')}
      />
      <TextArea
        id={`${id}-text`}
        name="text"
        rows={8}
        label={t('text')}
        hint={t('length', { count: ENQUIRY_TEXT_MAX })}
        value={values.text}
        onChange={({ target }) => edit({ text: target.value })}
        error={errorOf('text')}
      />
      <AttachmentField
        id={`${id}-files`}
        files={values.files}
        onChange={(files) => edit({ files })}
        error={errorOf('files')}
      />
      <SaveBar
        result={failure === null ? null : { kind: 'failed', sentence: failure }}
        label={t('submit')}
        pending={pending}
        pendingLabel={t('pending')}
      />
    </form>
  );
}
