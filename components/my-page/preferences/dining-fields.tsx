import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { TextArea } from '@/components/ui/text-area';
import { type PreferenceForm, preferenceChoices } from '@/lib/my-page/preference-form';

interface DiningFieldsProps {
  id: string;
  values: PreferenceForm;
  error: string | undefined;
  onChange: (part: Partial<PreferenceForm>) => void;
}

export function DiningFields({ id, values, error, onChange }: DiningFieldsProps) {
  const t = useTranslations('myPage.preferences');
  const { diet, allergies } = values;
  const tick = (each: (typeof diet)[number], isTicked: boolean) =>
    onChange({ diet: preferenceChoices.diet.filter((one) => (one === each ? isTicked : diet.includes(one))) });
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
        <TextArea
          id={`${id}-allergies`}
          name="allergies"
          label={t('allergies')}
          hint={t('hint.allergies')}
          rows={2}
          value={allergies}
          onChange={(event) => onChange({ allergies: event.target.value })}
          error={error}
        />
      </div>
    </Fieldset>
  );
}
