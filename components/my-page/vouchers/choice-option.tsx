import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { earlyInput } from '@/components/ui/early-input';

export interface ChoiceOptionFacts {
  optionId: string;
  name: string;
  description: string;
  isDefault: boolean;
  lastDay: string;
  /** What differs from the other options. */
  facts: ReactNode;
}

export interface ChoiceOptionProps {
  id: string;
  option: ChoiceOptionFacts;
  checked: boolean;
  onChoose: () => void;
}

export function ChoiceOption({ id, option, checked, onChoose }: ChoiceOptionProps) {
  const t = useTranslations('myPage.voucherChoice');
  return (
    <div className="flex flex-col rounded-sm border border-stone-deep p-5 has-checked:border-brass has-checked:bg-brass-soft">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          id={id}
          ref={earlyInput<HTMLInputElement>(undefined, true)}
          type="radio"
          name="option"
          value={option.optionId}
          checked={checked}
          onChange={onChoose}
          aria-describedby={`${id}-facts`}
          className="tick mt-1 rounded-full"
        />
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-lg">{option.name}</span>
          {option.isDefault && <Badge>{t('isDefault')}</Badge>}
        </span>
      </label>
      <div id={`${id}-facts`} className="mt-2 flex flex-1 flex-col justify-between gap-4">
        <p className="text-ink-soft">{option.description}</p>
        {option.facts}
      </div>
    </div>
  );
}
