import { getLocale, getTranslations } from 'next-intl/server';
import { formatKrw, Price, type PriceProps, PriceText, SecondPrice } from '@/components/ui/price';
import { pointPrice } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { approximately } from '@/lib/stay/exchange';
import { loadExchangeRate } from '@/lib/stay/load-exchange-rate';

/** Writes an amount in the unit of a page. @param rules null for won */
export async function priceWriter(rules: SpendingRules | null) {
  const locale = await getLocale();
  const t = await getTranslations('common.stay');
  return (amountKrw: number): string =>
    rules === null ? formatKrw(amountKrw, locale) : t('pointPrice', { points: pointPrice(amountKrw, rules) });
}

interface StayPriceProps extends Pick<PriceProps, 'size' | 'after'> {
  amountKrw: number;
  /** By which the price is in points; null for won. */
  rules: SpendingRules | null;
}

/** A price in the unit of its page: in points with its won below, or in won; and about what that is in another currency. */
export async function StayPrice({ amountKrw, rules, ...look }: StayPriceProps) {
  const locale = await getLocale();
  const write = await priceWriter(rules);
  return (
    <>
      {rules === null ? (
        <Price amountKrw={amountKrw} locale={locale} {...look} />
      ) : (
        <>
          <PriceText amount={write(amountKrw)} {...look} />
          <SecondPrice amount={formatKrw(amountKrw, locale)} />
        </>
      )}
      <ApproximatePrice amountKrw={amountKrw} />
    </>
  );
}

/** What an amount is about worth in the guest's own money; nothing unless they asked for it. */
async function ApproximatePrice({ amountKrw }: { amountKrw: number }) {
  const locale = await getLocale();
  const rate = await loadExchangeRate(locale);
  return rate && <SecondPrice amount={approximately(amountKrw, rate, locale)} />;
}
