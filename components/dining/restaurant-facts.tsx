import { getLocale, getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { TextLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { addressLine } from '@/lib/stay/place-name';

export async function RestaurantFacts({ restaurant }: { restaurant: RestaurantDetail }) {
  const locale = await getLocale();
  const t = await getTranslations('dining');
  const won = (amountKrw: number) => formatKrw(amountKrw, locale);
  const { freeHoursBefore, lateFeePerGuestKrw, holdMinutes } = restaurant.terms;
  return (
    <Section title={t('detail.factsTitle')} layout="beside" rule className="mt-20">
      <DescriptionList
        items={[
          {
            term: t('detail.prices'),
            description: (
              <>
                {restaurant.prices.map(({ service, fromKrw, untilKrw }) => (
                  <span key={service} className="block">
                    <span>{t(`services.${service}`)}</span>{' '}
                    <span translate="no">
                      {fromKrw === untilKrw ? won(fromKrw) : `${won(fromKrw)}–${won(untilKrw)}`}
                    </span>
                  </span>
                ))}
                <span className="block text-ink-muted text-sm">{t('detail.pricesNote')}</span>
              </>
            ),
          },
          {
            term: t('detail.location'),
            description: (
              <>
                <span className="block">
                  <TextLink href={localizedPath(locale, paths.hotel(restaurant.hotelId))}>
                    {restaurant.hotelName}
                  </TextLink>
                  &nbsp;· {restaurant.location}
                </span>
                <span className="block text-ink-soft">{addressLine(restaurant.address, locale)}</span>
              </>
            ),
          },
          { term: t('detail.telephone'), description: <TelephoneLink number={restaurant.telephone} /> },
          { term: t('detail.seats'), description: t('detail.seatCount', { count: restaurant.seatCount }) },
          { term: t('detail.dress'), description: restaurant.dressCode },
          { term: t('detail.children'), description: restaurant.children },
          { term: t('detail.dietary'), description: restaurant.dietary },
          {
            term: t('detail.accessibility'),
            description: (
              <>
                {restaurant.accessibility.map((fact) => (
                  <span key={fact} className="block">
                    {fact}
                  </span>
                ))}
              </>
            ),
          },
          {
            term: t('detail.cancellation'),
            description: !restaurant.bookable
              ? null
              : lateFeePerGuestKrw === 0
                ? t('detail.cancellationFree')
                : t('detail.cancellationFee', { hours: freeHoursBefore, fee: won(lateFeePerGuestKrw) }),
          },
          {
            term: t('table.late'),
            description: restaurant.bookable && holdMinutes !== null ? t('table.hold', { minutes: holdMinutes }) : null,
          },
        ]}
      />
    </Section>
  );
}
