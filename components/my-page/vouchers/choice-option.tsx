import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { DescriptionItem } from '@/components/ui/description-list';
import { earlyInput } from '@/components/ui/early-input';

export interface ChoiceOptionFacts {
  optionId: string;
  name: string;
  description: string;
  isDefault: boolean;
  lastDay: string;
  facts: readonly DescriptionItem[];
}

export interface ChoiceOptionProps {
  id: string;
  option: ChoiceOptionFacts;
  checked: boolean;
  onChoose: () => void;
}

/** Rows of all cards of one line: name, description, and each fact. */
const rows = ['row-span-2', 'row-span-3', 'row-span-4', 'row-span-5', 'row-span-6', 'row-span-7'];

export function ChoiceOption({ id, option, checked, onChoose }: ChoiceOptionProps) {
  const t = useTranslations('myPage.voucherChoice');
  return (
    <div
      className={clsx(
        'wrap-anywhere grid grid-rows-subgrid gap-y-0 rounded-sm border border-stone-deep p-4 sm:p-5',
        'has-checked:border-brass has-checked:bg-brass-soft max-md:last:odd:col-[1/-1]',
        rows[option.facts.length],
      )}
    >
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
      <div id={`${id}-facts`} className="contents text-sm">
        <p className="mt-2 text-ink-soft">{option.description}</p>
        {option.facts.length > 0 && (
          <dl className="contents">
            {option.facts.map(({ term, description }) => (
              <div key={term} className="mt-3 border-stone border-t pt-3">
                <dt className="text-ink-muted">{term}</dt>
                <dd className="tabular">{description ?? '–'}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
