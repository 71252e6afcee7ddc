import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { boundFields } from '@/components/ui/bound-fields';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { SelectField } from '@/components/ui/select-field';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { isProblemError } from '@/lib/bff/problem-error';
import { hasTexts } from '@/lib/my-page/draft';
import { isProofExpired } from '@/lib/my-page/password-proof';
import {
  type DetailProblems,
  detailProblems,
  type ProfileDetails,
  profileEditOf,
  saveDetails,
} from '@/lib/my-page/profile-details';
import { DoneNotice } from '../shell/done-notice';
import { useDraft } from '../shell/use-draft';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { usePasswordProof } from './proof-scope';

export interface DetailsFormProps {
  proof: string;
  owner: string;
  initial: ProfileDetails;
  countries: readonly { value: string; label: string }[];
  /** The view, with its language segment. */
  backHref: string;
}

const names = ['memberLastName', 'memberFirstName'] as const;
const fields = [...names, 'memberGender', 'country'] as const;
const fits = (value: unknown): value is ProfileDetails => hasTexts(value, fields);

/** What a member may change without a verification; the draft survives a refusal and a login. */
export default function DetailsForm({ proof, owner, initial, countries, backHref }: DetailsFormProps) {
  const t = useTranslations('myPage.profile');
  const locale = useLocale();
  const sentenceOf = useProblemSentence({ changes: true });
  const id = useId();
  const { values, change, forget, restored } = useDraft({ form: 'profile', owner }, initial, fits);
  const [problems, setProblems] = useState<DetailProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDone, setDone] = useState(false);
  const [, setProof] = usePasswordProof();
  const { run, pending } = useAction(saveDetails, { refresh: useRouter().refresh });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = detailProblems(values);
    setProblems(found);
    setRefusal(null);
    setAttempt((before) => before + 1);
    if (Object.keys(found).length > 0) return;
    try {
      await run({ proof, edit: profileEditOf(values) });
      forget();
      setDone(true);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      if (isProofExpired(error)) return setProof(null);
      setRefusal(sentenceOf(error));
      setAttempt((before) => before + 1);
    }
  };

  if (isDone) {
    return <DoneNotice title={t('done.details')} sentence={t('doneDetails')} href={backHref} label={t('back')} />;
  }
  const errorOf = (field: keyof ProfileDetails) => {
    const key = problems[field];
    return key && t(`problems.${key}`);
  };
  const field = boundFields<keyof ProfileDetails>({ id, values, onChange: change, errorOf });
  const inOrder = locale === 'en' ? names.toReversed() : names;
  const found = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: `${id}-${field}`, message }] : [];
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-7">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormErrorSummary
        key={attempt}
        title={t(refusal ? 'notSaved' : 'summary')}
        errors={refusal ? [{ message: refusal }] : found}
      />
      {inOrder.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={t(name === 'memberLastName' ? 'lastName' : 'firstName')}
          hint={name === inOrder[0] ? t('latinHint') : undefined}
          autoComplete={name === 'memberLastName' ? 'family-name' : 'given-name'}
          required
        />
      ))}
      <RadioGroup
        legend={t('gender')}
        name="memberGender"
        layout="row"
        value={values.memberGender}
        onChange={(event) => change({ memberGender: event.target.value })}
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
