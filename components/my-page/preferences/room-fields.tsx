import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { SchemaTick } from '@/components/layout/use-schema-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/fieldset';
import { RadioGroup } from '@/components/ui/radio-group';
import { preferenceChoices } from '@/lib/my-page/preference-schema';

const questions = ['bed', 'floor', 'view', 'pillow'] as const;

interface RoomFieldsProps {
  radios: (name: (typeof questions)[number]) => Pick<ComponentProps<typeof RadioGroup>, 'name' | 'value' | 'onChange'>;
  tick: (name: 'quiet') => SchemaTick;
}

export function RoomFields({ radios, tick }: RoomFieldsProps) {
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
