import { useTranslations } from 'next-intl';
import type { SchemaField } from '@/components/layout/use-schema-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { TextArea } from '@/components/ui/text-area';
import { type PreferenceForm, preferenceChoices } from '@/lib/my-page/preference-schema';

interface DiningFieldsProps {
  field: (name: 'allergies') => SchemaField;
  diet: PreferenceForm['diet'];
  onDiet: (diet: PreferenceForm['diet']) => void;
}

export function DiningFields({ field, diet, onDiet }: DiningFieldsProps) {
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
