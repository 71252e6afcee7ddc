import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export async function HotelDining({ restaurants }: { restaurants: readonly RestaurantSummary[] }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  if (restaurants.length === 0) return null;
  return (
    <Section id="dining" title={t('detail.restaurants')} layout="beside" rule className="drawn-near mt-20">
      <ul className="divide-y divide-stone border-stone border-y">
        {restaurants.map(({ restaurantId, name, cuisine, description, hours, priceFromKrw, picture }) => (
          <li key={restaurantId} className="grid grid-cols-1 gap-5 py-7 sm:grid-cols-[11rem_1fr] sm:gap-8">
            <Picture
              picture={picture}
              sizes="(min-width: 40rem) 11rem, 100vw"
              className="aspect-landscape rounded-sm"
            />
            <div>
              <p className="eyebrow mb-1.5">{cuisine}</p>
              <h3 className="display text-xl">
                <TextLink href={localizedPath(locale, paths.restaurant(restaurantId))} tone="plain">
                  {name}
                </TextLink>
              </h3>
              <p className="mt-2 text-ink-soft">{description}</p>
              <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-ink-muted text-sm">
                <span className="tabular">{hours}</span>
                <Price amountKrw={priceFromKrw} locale={locale} size="sm" after={t('detail.perGuest')} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
