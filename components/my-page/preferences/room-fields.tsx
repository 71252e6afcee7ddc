import { useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { RadioGroup } from '@/components/ui/radio-group';
import { type PreferenceForm, preferenceChoices } from '@/lib/my-page/preference-form';

interface RoomFieldsProps {
  values: PreferenceForm;
  onChange: (part: Partial<PreferenceForm>) => void;
}

const questions = ['bed', 'floor', 'view', 'pillow'] as const;

export function RoomFields({ values, onChange }: RoomFieldsProps) {
  const t = useTranslations('myPage.preferences');
  return (
    <Fieldset legend={t('room')} hint={t('roomHint')}>
      <div className="flex flex-col gap-7">
        {questions.map((name) => (
          <RadioGroup
            key={name}
            legend={t(name)}
            name={name}
            hint={t(`hint.${name}`)}
            layout="row"
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
            options={preferenceChoices[name].map((value) => ({ value, label: t(`choice.${value}`) }))}
          />
        ))}
        <Checkbox
          name="quiet"
          label={t('quiet')}
          hint={t('hint.quiet')}
          checked={values.quiet}
          onChange={(event) => onChange({ quiet: event.target.checked })}
        />
      </div>
    </Fieldset>
  );
}
