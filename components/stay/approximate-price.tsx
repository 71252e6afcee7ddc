import type { Locale } from '@/lib/i18n/languages';
import { approximateAmount } from '@/lib/stay/exchange';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';

/** What an amount is about worth in the guest's own money; nothing unless they asked for it. */
export async function ApproximatePrice({ locale, amountKrw }: { locale: Locale; amountKrw: number }) {
  const rate = await loadExchangeRate(locale);
  if (rate === null) return null;
  return (
    <span translate="no" className="tabular block text-ink-muted text-xs">
      {`≈ ${approximateAmount(amountKrw, rate, locale)}`}
    </span>
  );
}
