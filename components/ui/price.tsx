import clsx from 'clsx';
import { perLocale } from '@/lib/i18n/per-locale';

export interface PriceProps {
  amountKrw: number;
  locale: string;
  /** e.g. "from", "2 nights"; small, before and after the figure. */
  before?: string;
  after?: string;
  size?: 'sm' | 'md' | 'lg';
}

const won = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'KRW',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
);

export const formatKrw = (amountKrw: number, locale: string): string => won(locale).format(amountKrw);

const sizes = { sm: 'text-sm', md: 'text-lg', lg: 'text-2xl' } as const;

export interface PriceTextProps extends Pick<PriceProps, 'before' | 'after' | 'size'> {
  amount: string;
}

/** `Price` for client components: a formatter costs a phone up to 90 ms. */
export function PriceText({ amount, before, after, size = 'md' }: PriceTextProps) {
  return (
    <span className="tabular inline-flex flex-wrap items-baseline gap-x-1.5">
      {before && <span className="text-ink-muted text-xs">{before}</span>}
      <span
        translate="no"
        className={clsx('whitespace-nowrap', sizes[size], size === 'lg' ? 'tracking-[-0.02em]' : 'font-medium')}
      >
        {amount}
      </span>
      {after && <span className="text-ink-muted text-xs">{after}</span>}
    </span>
  );
}

/** The one way to show a price, in tabular figures. */
export function Price({ amountKrw, locale, ...rest }: PriceProps) {
  return <PriceText {...rest} amount={formatKrw(amountKrw, locale)} />;
}

export function SecondPrice({ amount }: { amount: string }) {
  return (
    <span translate="no" className="tabular block text-ink-muted text-xs">
      {amount}
    </span>
  );
}
