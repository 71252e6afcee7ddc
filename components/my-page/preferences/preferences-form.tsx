'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '@/components/layout/use-action';
import { Fieldset } from '@/components/ui/fieldset';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { isProblemError } from '@/lib/bff/problem-error';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languages } from '@/lib/i18n/languages';
import {
  isPreferenceForm,
  type PreferenceProblems,
  preferenceFormOf,
  preferenceProblems,
  preferencesOf,
  savePreferences,
} from '@/lib/my-page/preference-form';
import { SaveBar, type SaveResult } from '../shell/save-bar';
import { useDraft } from '../shell/use-draft';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { DiningFields } from './dining-fields';
import { RoomFields } from './room-fields';
import { SpecialDays } from './special-days';

export function PreferencesForm({ owner, saved }: { owner: string; saved: Preferences }) {
  const t = useTranslations('myPage.preferences');
  const sentenceOf = useProblemSentence({ changes: true });
  const id = useId();
  const { values, change, forget, restored } = useDraft(
    { form: 'preferences', owner },
    preferenceFormOf(saved),
    isPreferenceForm,
  );
  const [problems, setProblems] = useState<PreferenceProblems>({ days: {} });
  const [result, setResult] = useState<SaveResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useAction(savePreferences, { refresh: useRouter().refresh });

  const edit = (part: Partial<typeof values>) => {
    setResult(null);
    change(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = preferenceProblems(values);
    setProblems(found);
    setResult(null);
    setAttempt((before) => before + 1);
    if (found.allergies || Object.keys(found.days).length > 0) return;
    try {
      await run(preferencesOf(values));
      forget();
      setResult({ kind: 'done', sentence: t('saved') });
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setResult({ kind: 'failed', sentence: sentenceOf(error) });
    }
  };

  const errors = [
    ...(problems.allergies ? [{ fieldId: `${id}-allergies`, message: t('problems.allergiesTooLong') }] : []),
    ...Object.entries(problems.days).map(([row, problem]) => ({
      fieldId: `${id}-month-${row}`,
      message: t(`problems.${problem}`),
    })),
  ];
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="flex max-w-form flex-col gap-14">
      {restored && <Notice>{t('restored')}</Notice>}
      <FormErrorSummary key={attempt} title={t('summary')} errors={errors} />
      <RoomFields values={values} onChange={edit} />
      <DiningFields
        id={id}
        values={values}
        error={problems.allergies && t('problems.allergiesTooLong')}
        onChange={edit}
      />
      <SpecialDays id={id} days={values.days} problems={problems.days} onChange={(days) => edit({ days })} />
      <Fieldset legend={t('language')} hint={t('languageHint')}>
        <RadioGroup
          legend={t('languageQuestion')}
          name="language"
          layout="row"
          value={values.language}
          onChange={(event) => edit({ language: event.target.value as Preferences['language'] })}
          options={[
            { value: 'none', label: t('choice.none') },
            ...languages.map(({ code, label }) => ({ value: code, label })),
          ]}
        />
      </Fieldset>
      <SaveBar result={result} label={t('submit')} pending={pending} pendingLabel={t('pending')} />
    </form>
  );
}
