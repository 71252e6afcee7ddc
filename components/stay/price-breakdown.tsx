import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { Price } from '@/components/ui/price';
import { formatShortDay } from '@/lib/dates/format';
import type { PriceBreakdown as Breakdown } from '@/lib/hub/contract/offer';
import type { Locale } from '@/lib/i18n/languages';
import { partsOf } from '@/lib/stay/price-parts';

export async function PriceBreakdown({ locale, price }: { locale: Locale; price: Breakdown }) {
  const t = await getTranslations({ locale, namespace: 'search' });
  const common = await getTranslations({ locale, namespace: 'common.stay' });
  const amount = (amountKrw: number) => <Price amountKrw={amountKrw} locale={locale} size="sm" />;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2">
      <DescriptionList
        layout="row"
        items={price.nights.map(({ date, amountKrw }) => ({
          term: formatShortDay(date, locale),
          description: amount(amountKrw),
        }))}
      />
      <DescriptionList
        layout="row"
        items={[
          ...partsOf(price).map(({ part, amountKrw }) => ({
            term: common(`parts.${part}`),
            description: amount(amountKrw),
          })),
          { term: t('offers.totalPart'), description: amount(price.totalKrw), strong: true },
        ]}
      />
    </div>
  );
}
