import clsx from 'clsx';
import { useId } from 'react';
import { earlyInput } from '@/components/ui/early-input';
import { Glyph } from '@/components/ui/glyph';
import type { FilterGroup, FilterOption } from './filter-groups';

export const optionKey = ({ field, value }: Pick<FilterOption, 'field' | 'value'>) => `${field}=${value}`;

const SEEN_AT_ONCE = 6;

export interface FilterFieldsProps {
  groups: readonly FilterGroup[];
  chosen: ReadonlySet<string>;
  onChoose: (group: FilterGroup, option: FilterOption, checked: boolean) => void;
  moreLabel: string;
}

export function FilterFields({ groups, chosen, onChoose, moreLabel }: FilterFieldsProps) {
  const id = useId();
  const line = (group: FilterGroup, option: FilterOption) => {
    const key = optionKey(option);
    const isChosen =
      chosen.has(key) || (option.value === '' && !group.options.some((other) => chosen.has(optionKey(other))));
    const isFutile = option.count?.hotels === 0 && !isChosen;
    return (
      <label
        key={key}
        className={clsx(
          'flex min-h-11 items-start gap-3 py-2.5 text-sm lg:min-h-9 lg:py-1.5',
          isFutile ? 'text-ink-muted' : 'cursor-pointer',
        )}
      >
        <input
          ref={earlyInput<HTMLInputElement>(undefined, true)}
          type={group.kind}
          name={option.field}
          value={option.value}
          checked={isChosen}
          disabled={isFutile}
          onChange={(event) => onChoose(group, option, event.currentTarget.checked)}
          className={clsx('tick', group.kind === 'radio' ? 'rounded-full' : 'rounded-sm')}
        />
        <span className="min-w-0 flex-1">{option.label}</span>
        {option.count && <span className="tabular text-ink-muted">{option.count.text}</span>}
      </label>
    );
  };
  return groups.map((group, position) => {
    const legendId = `${id}-${position}`;
    const first = group.options.slice(0, SEEN_AT_ONCE);
    const rest = group.options.slice(SEEN_AT_ONCE);
    return (
      <fieldset key={group.legend} aria-describedby={group.hint && legendId} className="border-stone border-t py-5">
        {/* Floated, because a legend would overlap the border. */}
        <legend className="float-left w-full pb-2 font-medium text-sm">{group.legend}</legend>
        <div className="clear-both">
          {group.hint && (
            <p id={legendId} className="tabular pb-1.5 text-ink-muted text-xs">
              {group.hint}
            </p>
          )}
          {first.map((option) => line(group, option))}
          {rest.length > 0 && (
            <details className="group" open={rest.some(({ checked }) => checked) || undefined}>
              <summary className="flex min-h-11 items-center gap-1.5 text-ink-soft text-sm group-open:hidden lg:min-h-9">
                {moreLabel}
                <Glyph name="chevron-down" size={16} />
              </summary>
              {rest.map((option) => line(group, option))}
            </details>
          )}
        </div>
      </fieldset>
    );
  });
}
