import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface DescriptionItem {
  term: string;
  description: ReactNode;
  strong?: boolean;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /**
   * `row`: term left, description right-aligned, for sums. `side`: term in a column of its own. `stack`: one above the
   * other.
   */
  layout?: 'row' | 'side' | 'stack';
  className?: string;
}

const rows = {
  row: 'flex flex-wrap items-baseline justify-between gap-x-6 py-3',
  side: 'grid grid-cols-1 gap-x-8 gap-y-0.5 py-3.5 sm:grid-cols-[10rem_1fr]',
  stack: 'py-3.5',
} as const;

/** What React renders as nothing: `items.length > 0 && …` leaves no term without its description. */
const emptyDescriptions: readonly ReactNode[] = [null, undefined, false, ''];

export function DescriptionList({ items, layout = 'side', className }: DescriptionListProps) {
  return (
    <dl className={clsx('divide-y divide-stone border-stone border-y', className)}>
      {items
        .filter(({ description }) => !emptyDescriptions.includes(description))
        .map(({ term, description, strong }) => (
          <div key={term} className={clsx(rows[layout], strong && 'font-medium')}>
            <dt className={strong ? 'text-ink' : 'text-ink-muted text-sm'}>{term}</dt>
            <dd className={clsx('tabular wrap-anywhere min-w-0', layout === 'row' && 'text-right')}>{description}</dd>
          </div>
        ))}
    </dl>
  );
}
