import clsx from 'clsx';

export interface PriceProps {
  /** Whole won, all taxes and service in it. */
  amountKrw: number;
  /** BCP 47, for the grouping and the sign of the won. */
  locale: string;
  /** What it is for, e.g. "from", "2 nights"; small, before and after the figure. */
  before?: string;
  after?: string;
  /** A higher price that no longer holds, struck through, with its name for screen readers. */
  struck?: { amountKrw: number; label: string };
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Amount in won as the reader's language writes it: ₩1,234,000. */
export function formatKrw(amountKrw: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'KRW',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amountKrw);
}

const sizes = { sm: 'text-sm', md: 'text-lg', lg: 'text-2xl' } as const;

/** The one way a price is shown: the whole amount, tabular figures, its sign and its figures of one face. */
export function Price({ amountKrw, locale, before, after, struck, size = 'md', className }: PriceProps) {
  return (
    <span className={clsx('tabular inline-flex flex-wrap items-baseline gap-x-1.5', className)}>
      {before && <span className="text-ink-muted text-xs">{before}</span>}
      {struck && (
        <s className="text-ink-muted text-sm">
          <span className="sr-only">{struck.label} </span>
          {formatKrw(struck.amountKrw, locale)}
        </s>
      )}
      <span className={clsx('whitespace-nowrap', sizes[size], size === 'lg' ? 'tracking-[-0.02em]' : 'font-medium')}>
        {formatKrw(amountKrw, locale)}
      </span>
      {after && <span className="text-ink-muted text-xs">{after}</span>}
    </span>
  );
}
