import { getLocale, getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { formatKrw, Price } from '@/components/ui/price';
import { formatShortDay } from '@/lib/dates/format';
import type { StayPackage } from '@/lib/hub/contract/package';
import { bookableHotels } from '@/lib/stay/package-dates';

interface PackageFactsProps {
  known: StayPackage;
}

export async function PackageInclusions({ known }: PackageFactsProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  const common = await getTranslations('common.stay.inclusions');
  return (
    <section aria-labelledby="offer-included">
      <h2 id="offer-included" className="display text-2xl">
        {t('includedTitle')}
      </h2>
      <p className="mt-4 max-w-reading text-ink-soft text-sm">{t('includedLead')}</p>
      <ul className="mt-6 divide-y divide-stone border-stone border-y">
        {known.inclusions.map(({ code, name, on, quantity, worthKrw }) => (
          <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-4">
            <span className="font-medium">{quantity === 1 ? name : common('several', { name, quantity })}</span>
            <span className="tabular flex flex-wrap gap-x-6 text-ink-soft text-sm">
              <span>{t(`on.${on}`)}</span>
              <span>{t('worth', { price: formatKrw(worthKrw, locale) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export async function PackageConditions({ known }: PackageFactsProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.packages');
  const common = await getTranslations('common.stay');
  const { booking, stay, leastNights, mostNights, blackoutDays, cancellation } = known;
  const day = (date: string) => formatShortDay(date, locale);
  const nights = (count: number) => common('nights', { count });
  const period = ({ from, until }: StayPackage['stay']) => t('period', { from: day(from), until: day(until) });
  const { freeDaysBefore, freeUntilTime } = cancellation;
  return (
    <section aria-labelledby="offer-conditions">
      <h2 id="offer-conditions" className="display mb-6 text-2xl">
        {t('conditionsTitle')}
      </h2>
      <DescriptionList
        items={[
          { term: t('forWhom'), description: await forWhomText(known.forWhom) },
          { term: t('booking'), description: period(booking) },
          { term: t('stay'), description: period(stay) },
          {
            term: t('nights'),
            description:
              leastNights === mostNights
                ? nights(leastNights)
                : t('nightRange', { least: nights(leastNights), most: nights(mostNights) }),
          },
          {
            term: t('blackout'),
            description: blackoutDays.length === 0 ? t('noBlackout') : blackoutDays.map(day).join('\u00A0· '),
          },
          {
            term: t('cancellation'),
            description:
              freeDaysBefore === null
                ? t('nonRefundable')
                : t('freeUntil', { days: freeDaysBefore, time: freeUntilTime }),
          },
        ]}
      />
    </section>
  );
}

export async function forWhomText(forWhom: StayPackage['forWhom']): Promise<string> {
  const t = await getTranslations('hotels.packages');
  if (forWhom.kind !== 'tier') return t(`for.${forWhom.kind}`);
  const tiers = await getTranslations('myPage.tier');
  return t('for.tier', { tier: tiers(forWhom.tier) });
}

interface PackagePriceProps {
  known: Pick<StayPackage, 'hotels' | 'leastNights'>;
  size?: 'sm' | 'md';
}

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
