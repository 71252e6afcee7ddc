import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField } from '@/components/ui/select-field';
import { chosenAges, type RoomOccupancy, roomLimits } from '@/lib/stay/rooms';

type AgeWords = ReturnType<typeof useTranslations<'common.ages'>>;

export const ageOptions = (ages: AgeWords) =>
  Array.from({ length: roomLimits.maxMinorAge + 1 }, (_, age) => ({
    value: String(age),
    label: ages('years', { age }),
  }));

export interface MinorAgesProps {
  room: RoomOccupancy;
  /** Null for an age that is not chosen. */
  onChange: (ages: (number | null)[]) => void;
  showMissing: boolean;
  className?: string;
}

/** The age of each minor of a room: no age is guessed. */
export function MinorAges({ room, onChange, showMissing, className }: MinorAgesProps) {
  const ages = useTranslations('common.ages');
  const { minor } = room;
  const chosen = chosenAges(room);
  const options = ageOptions(ages);
  const choose = (index: number, text: string) => onChange(chosen.with(index, text === '' ? null : Number(text)));
  if (minor === 0) return null;
  return (
    <Fieldset look="label" legend={ages('ofChildren')} hint={ages('hint')} className={className}>
      <div className={clsx('grid gap-3', minor > 1 && 'grid-cols-2')}>
        {chosen.map((age, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a minor of a search is their number
            key={index}
            name="age"
            label={ages('child', { number: index + 1 })}
            emptyLabel={ages('choose')}
            options={options}
            value={age === null ? '' : String(age)}
            onChange={(event) => choose(index, event.target.value)}
            error={showMissing && age === null ? ages('missing') : undefined}
          />
        ))}
      </div>
    </Fieldset>
  );
}
