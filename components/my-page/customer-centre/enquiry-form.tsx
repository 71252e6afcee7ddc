'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { SelectField } from '@/components/ui/select-field';
import { TextArea } from '@/components/ui/text-area';
import { TextField } from '@/components/ui/text-field';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import {
  type EnquiryProblem,
  emptyEnquiry,
  enquiryDraft,
  enquirySchema,
  helpCategories,
  type SentEnquiry,
  sendEnquiry,
} from '@/lib/my-page/enquiry-form';
import { paths } from '@/lib/routes/paths';
import { DoneNotice } from '../shell/done-notice';
import { RequestForm } from '../shell/request-form';
import { useDraftForm } from '../shell/use-draft-form';

export function EnquiryFormView({ owner }: { owner: string }) {
  const t = useTranslations('centre.enquiry');
  const nameOf = useTranslations('centre.categories');
  const locale = useLocale();
  const sentenceOfRefusal = useProblemSentence({ changes: true });
  const enquiry = useDraftForm({
    draft: { form: 'enquiry', owner },
    initial: emptyEnquiry,
    draftSchema: enquiryDraft,
    schema: enquirySchema,
    sentenceOf: (problem: EnquiryProblem) => t(`problems.${problem}`),
    send: (typed: SentEnquiry['form']) => sendEnquiry({ form: typed, lang: languageOf(locale).code }),
    refusalOf: (problem) => {
      if (problem.hubCode !== 'ATTACHMENT_GONE') return { sentence: sentenceOfRefusal(problem) };
      return { field: 'files', sentence: t('problems.filesGone'), values: { files: [] } };
    },
    refresh: useRouter().refresh,
  });
  const { field, result } = enquiry;
  if (result !== null) {
    return (
      <DoneNotice
        title={t('done.title')}
        sentence={t('done.sentence', { number: result.enquiryNo })}
        href={localizedPath(locale, paths.myPageEnquiry(result.enquiryNo))}
        label={t('done.see')}
      />
    );
  }
  return (
    <RequestForm texts="centre.enquiry" request={enquiry}>
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
