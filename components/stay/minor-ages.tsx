import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Fieldset } from '@/components/ui/fieldset';
import { SelectField } from '@/components/ui/select-field';
import { type RoomOccupancy, roomLimits } from '@/lib/stay/rooms';

type AgeWords = ReturnType<typeof useTranslations<'common.ages'>>;

export const ageOptions = (ages: AgeWords) =>
  Array.from({ length: roomLimits.maxMinorAge + 1 }, (_, age) => ({
    value: String(age),
    label: ages('years', { age }),
  }));

export interface MinorAgesProps {
  room: Pick<RoomOccupancy, 'minor' | 'minorAges'>;
  /** All ages, or undefined while one is not chosen. */
  onChange: (minorAges: number[] | undefined) => void;
  /** Marks the ages that are not chosen. */
  showMissing: boolean;
  className?: string;
}

/** The age of each minor of a room. What is chosen so far stays here until it is complete: no age is guessed. */
export function MinorAges({ room: { minor, minorAges }, onChange, showMissing, className }: MinorAgesProps) {
  const ages = useTranslations('common.ages');
  const [draft, setDraft] = useState<readonly (number | null)[]>(minorAges ?? []);
  if (minorAges !== undefined && minorAges !== draft) setDraft(minorAges);
  const chosen = Array.from({ length: minor }, (_, index) => draft[index] ?? null);
  const options = ageOptions(ages);
  const choose = (index: number, text: string) => {
    const next = chosen.map((age, at) => (at === index ? (text === '' ? null : Number(text)) : age));
    setDraft(next);
    onChange(next.every((age) => age !== null) ? next : undefined);
  };
  // With fewer minors what was chosen so far may be complete.
  const isComplete = minor > 0 && minorAges === undefined && chosen.every((age) => age !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes complete
  useEffect(() => {
    if (isComplete) onChange(chosen.filter((age) => age !== null));
  }, [isComplete]);
  if (minor === 0) return null;
  return (
    <Fieldset look="label" legend={ages('ofChildren')} hint={ages('hint')} className={className}>
      <div className={clsx('grid gap-3', minor > 1 && 'grid-cols-2')}>
        {chosen.map((age, index) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a minor of a search is their number
            key={index}
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
