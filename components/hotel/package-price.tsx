import { getLocale, getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import type { StayPackage } from '@/lib/hub/contract/package';
import { bookableHotels } from '@/lib/stay/package-dates';

interface PackagePriceProps {
  known: Pick<StayPackage, 'hotels' | 'leastNights'>;
  size?: 'sm' | 'md';
}

/** The lowest total of all hotels, for two adults and the least number of nights. */
export async function PackagePrice({ known, size = 'sm' }: PackagePriceProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  const common = await getTranslations('common.stay');
  const [cheapest] = bookableHotels(known);
  if (!cheapest) return <span className="text-ink-muted text-sm">{t('soldOut')}</span>;
  return (
    <Price
      amountKrw={cheapest.lowest.totalKrw}
      locale={locale}
      size={size}
      before={t('from')}
      after={t('forStay', { nights: common('nights', { count: known.leastNights }) })}
    />
  );
}
