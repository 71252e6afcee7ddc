'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Fieldset } from '@/components/ui/fieldset';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languages } from '@/lib/i18n/languages';
import { editedParts } from '@/lib/my-page/edited-parts';
import {
  type PreferenceProblem,
  preferenceForm,
  preferenceFormOf,
  preferenceSchema,
  savePreferences,
} from '@/lib/my-page/preference-schema';
import { SaveBar } from '../shell/save-bar';
import { useDraftForm } from '../shell/use-draft-form';
import { useProblemSentence } from '../shell/use-problem-sentence';
import { DiningFields } from './dining-fields';
import { RoomFields } from './room-fields';
import { SpecialDays } from './special-days';

export function PreferencesForm({ owner, saved }: { owner: string; saved: Preferences }) {
  const t = useTranslations('myPage.preferences');
  const sentenceOf = useProblemSentence({ changes: true });
  const preferences = useDraftForm({
    draft: { form: 'preferences', owner },
    initial: preferenceFormOf(saved),
    draftSchema: preferenceForm,
    schema: preferenceSchema,
    sentenceOf: (problem: PreferenceProblem) => t(`problems.${problem}`),
    send: async (typed: Preferences) => {
      await savePreferences(editedParts(saved, typed));
      return 'saved' as const;
    },
    refusalOf: () => null,
    refresh: useRouter().refresh,
  });
  const { form, field, tick, radios, fieldId, errorOf, typedIn, write, summary, restored } = preferences;
  const { pending, refused, result, startAgain } = preferences;
  return (
    <form
      {...form}
      onChange={() => {
        form.onChange();
        startAgain();
      }}
      className="flex max-w-form flex-col gap-14"
    >
      {restored && <Notice>{t('restored')}</Notice>}
      <FormErrorSummary key={summary.attempt} title={t('summary')} errors={summary.errors} />
      <RoomFields radios={radios} tick={tick} />
      <DiningFields field={field} diet={typedIn('diet')} onDiet={(diet) => write('diet', diet)} />
      <SpecialDays
        days={typedIn('days')}
        fieldId={fieldId}
        errorOf={errorOf}
        onChange={(days) => {
          write('days', days);
          startAgain();
        }}
      />
      <Fieldset legend={t('language')} hint={t('languageHint')}>
        <RadioGroup
          {...radios('language')}
          legend={t('languageQuestion')}
          layout="row"
          options={[
            { value: 'none', label: t('choice.none') },
            ...languages.map(({ code, label }) => ({ value: code, label })),
          ]}
        />
      </Fieldset>
      <SaveBar
        failed={refused && sentenceOf(refused)}
        done={result !== null && t(result)}
        label={t('submit')}
        pending={pending}
        pendingLabel={t('pending')}
      />
    </form>
  );
}
