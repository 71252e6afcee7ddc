import { getLocale, getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { Price } from '@/components/ui/price';
import { formatShortDay } from '@/lib/dates/format';
import type { PriceBreakdown } from '@/lib/hub/contract/offer';
import { nightPoints, pointPrice } from '@/lib/hub/contract/point-payment';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { pricePartsOf } from '@/lib/stay/price-parts';

interface RatePriceProps {
  price: PriceBreakdown;
  /** By which nights and total are in points too; null for won alone. */
  rules: SpendingRules | null;
}

export async function RatePrice({ price, rules }: RatePriceProps) {
  const locale = await getLocale();
  const t = await getTranslations('search');
  const common = await getTranslations('common.stay');
  const amount = (amountKrw: number, points?: number) => (
    <Price
      amountKrw={amountKrw}
      locale={locale}
      size="sm"
      before={points === undefined ? undefined : common('pointPrice', { points })}
    />
  );
  const points = rules === null ? [] : nightPoints(price.nights, rules);
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-4 sm:grid-cols-2">
      <DescriptionList
        layout="row"
        items={price.nights.map(({ date, amountKrw }, index) => ({
          term: formatShortDay(date, locale),
          description: amount(amountKrw, points[index]?.points),
        }))}
      />
      <DescriptionList
        layout="row"
        items={[
          ...pricePartsOf(price).map(({ part, amountKrw }) => ({
            term: common(`parts.${part}`),
            description: amount(amountKrw),
          })),
          {
            term: t('offers.totalPart'),
            description: amount(price.totalKrw, rules === null ? undefined : pointPrice(price.totalKrw, rules)),
            strong: true,
          },
        ]}
      />
    </div>
  );
}
