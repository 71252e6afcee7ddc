import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import type { ProfileEdit } from '@/lib/hub/contract/profile';
import { tidyLatinName } from '@/lib/hub/contract/typed-text';
import { languageOf } from '@/lib/i18n/languages';
import { textsOf } from '@/lib/my-page/draft';
import { editedParts } from '@/lib/my-page/edited-parts';
import { isProofExpired } from '@/lib/my-page/password-proof';
import { type DetailProblem, detailsSchema, type ProfileDetails, sendDetails } from '@/lib/my-page/profile-details';
import { DoneNotice } from '../shell/done-notice';
import { useDraftForm } from '../shell/use-draft-form';
import { usePasswordProof } from './proof-scope';

export interface DetailsFormProps {
  proof: string;
  owner: string;
  initial: ProfileDetails;
  countries: readonly { value: string; label: string }[];
  backHref: string;
}

const names = ['memberLastName', 'memberFirstName'] as const;
const draftSchema = textsOf(...names, 'memberGender', 'country');

export default function DetailsForm({ proof, owner, initial, countries, backHref }: DetailsFormProps) {
  const t = useTranslations('myPage.profile');
  const locale = useLocale();
  const sentenceOf = useProblemSentence({ changes: true });
  const [isDone, setDone] = useState(false);
  const [, setProof] = usePasswordProof();
  const { form, field, radios, summary, pending, restored, forget } = useDraftForm({
    draft: { form: 'profile', owner },
    initial,
    draftSchema,
    schema: detailsSchema,
    sentenceOf: (key: DetailProblem) => t(`problems.${key}`),
    send: (edit: ProfileEdit) => sendDetails({ proof, edit: editedParts<ProfileEdit>(initial, edit) }),
    onSent: () => setDone(true),
    refusalOf: (problem) => {
      if (!isProofExpired(problem)) return { sentence: sentenceOf(problem) };
      setProof(null);
      return null;
    },
    refresh: useRouter().refresh,
  });

  if (isDone) {
    return <DoneNotice title={t('done.details')} sentence={t('doneDetails')} href={backHref} label={t('back')} />;
  }
  const inOrder = languageOf(locale).largestFirst ? names : names.toReversed();
  return (
    <form {...form} className="flex max-w-form flex-col gap-7">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormSummary summary={summary} title={t('summary')} />
      {inOrder.map((name) => (
        <TextField
          key={name}
          {...field(name, tidyLatinName)}
          label={t(name === 'memberLastName' ? 'lastName' : 'firstName')}
          hint={name === inOrder[0] ? t('latinHint') : undefined}
          autoComplete={name === 'memberLastName' ? 'family-name' : 'given-name'}
          required
        />
      ))}
      <RadioGroup
        legend={t('gender')}
        {...radios('memberGender')}
        layout="row"
        options={(['', 'F', 'M'] as const).map((value) => ({ value, label: t(`genders.${value || 'none'}`) }))}
      />
      <SelectField
        {...field('country')}
        label={t('country')}
        autoComplete="country"
        emptyLabel={t('choose')}
        options={countries}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={pending} pendingLabel={t('pending')}>
          {t('submit')}
        </SubmitButton>
        <ButtonLink variant="secondary" href={backHref} onClick={forget}>
          {t('cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
