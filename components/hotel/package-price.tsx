import { getTranslations } from 'next-intl/server';
import { Price } from '@/components/ui/price';
import type { StayPackage } from '@/lib/hub/contract/package';
import type { Locale } from '@/lib/i18n/languages';
import { bookableHotels } from '@/lib/stay/package-dates';

interface PackagePriceProps {
  locale: Locale;
  known: Pick<StayPackage, 'hotels' | 'leastNights'>;
  size?: 'sm' | 'md';
}

/** The lowest total of all hotels, for two adults and the least number of nights. */
export async function PackagePrice({ locale, known, size = 'sm' }: PackagePriceProps) {
  const t = await getTranslations({ locale, namespace: 'hotels.packages' });
  const common = await getTranslations({ locale, namespace: 'common.stay' });
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
