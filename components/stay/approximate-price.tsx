import { getLocale } from 'next-intl/server';
import { SecondPrice } from '@/components/ui/price';
import { approximately } from '@/lib/stay/exchange';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';

/** What an amount is about worth in the guest's own money; nothing unless they asked for it. */
export async function ApproximatePrice({ amountKrw }: { amountKrw: number }) {
  const locale = await getLocale();
  const rate = await loadExchangeRate(locale);
  return rate && <SecondPrice amount={approximately(amountKrw, rate, locale)} />;
}
