'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FormSummary } from '@/components/layout/form-summary';
import { useProblemSentence } from '@/components/layout/use-problem-sentence';
import type { SchemaField, SchemaTick } from '@/components/layout/use-schema-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { Notice } from '@/components/ui/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextArea } from '@/components/ui/text-area';
import type { Preferences } from '@/lib/hub/contract/preference';
import { languages } from '@/lib/i18n/languages';
import { editedParts } from '@/lib/my-page/edited-parts';
import {
  type PreferenceForm,
  type PreferenceProblem,
  preferenceChoices,
  preferenceForm,
  preferenceFormOf,
  preferenceSchema,
  sendPreferences,
} from '@/lib/my-page/preference-schema';
import { SaveBar } from '../shell/save-bar';
import { useDraftForm } from '../shell/use-draft-form';
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
      await sendPreferences(editedParts(saved, typed));
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
      <FormSummary summary={summary} title={t('summary')} />
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

const questions = ['bed', 'floor', 'view', 'pillow'] as const;

interface RoomFieldsProps {
  radios: (name: (typeof questions)[number]) => Pick<ComponentProps<typeof RadioGroup>, 'name' | 'value' | 'onChange'>;
  tick: (name: 'quiet') => SchemaTick;
}

function RoomFields({ radios, tick }: RoomFieldsProps) {
  const t = useTranslations('myPage.preferences');
  return (
    <Fieldset legend={t('room')} hint={t('roomHint')}>
      <div className="flex flex-col gap-7">
        {questions.map((name) => (
          <RadioGroup
            {...radios(name)}
            key={name}
            legend={t(name)}
            hint={t(`hint.${name}`)}
            layout="row"
            options={preferenceChoices[name].map((value) => ({ value, label: t(`choice.${value}`) }))}
          />
        ))}
        <Checkbox {...tick('quiet')} label={t('quiet')} hint={t('hint.quiet')} />
      </div>
    </Fieldset>
  );
}

interface DiningFieldsProps {
  field: (name: 'allergies') => SchemaField;
  diet: PreferenceForm['diet'];
  onDiet: (diet: PreferenceForm['diet']) => void;
}

function DiningFields({ field, diet, onDiet }: DiningFieldsProps) {
  const t = useTranslations('myPage.preferences');
  const tick = (each: (typeof diet)[number], isTicked: boolean) =>
    onDiet(preferenceChoices.diet.filter((one) => (one === each ? isTicked : diet.includes(one))));
  return (
    <Fieldset legend={t('dining')} hint={t('diningHint')}>
      <div className="flex flex-col gap-7">
        <Fieldset legend={t('diet')} look="label" hint={t('hint.diet')}>
          <div className="flex flex-wrap gap-x-8">
            {preferenceChoices.diet.map((each) => (
              <Checkbox
                key={each}
                name={each}
                label={t(`choice.${each}`)}
                checked={diet.includes(each)}
                onChange={(event) => tick(each, event.target.checked)}
              />
            ))}
          </div>
        </Fieldset>
        <TextArea {...field('allergies')} label={t('allergies')} hint={t('hint.allergies')} rows={2} />
      </div>
    </Fieldset>
  );
}
