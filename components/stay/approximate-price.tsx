import { SecondPrice } from '@/components/ui/price';
import type { Locale } from '@/lib/i18n/languages';
import { approximately } from '@/lib/stay/exchange';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';

/** What an amount is about worth in the guest's own money; nothing unless they asked for it. */
export async function ApproximatePrice({ locale, amountKrw }: { locale: Locale; amountKrw: number }) {
  const rate = await loadExchangeRate(locale);
  return rate && <SecondPrice amount={approximately(amountKrw, rate, locale)} />;
}
