import { getLocale, getTranslations } from 'next-intl/server';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { placeName } from '@/lib/stay/place-name';

export interface RestaurantRowProps {
  restaurant: RestaurantSummary;
  priority: boolean;
}

export async function RestaurantRow({ restaurant, priority }: RestaurantRowProps) {
  const locale = await getLocale();
  const t = await getTranslations('dining.list');
  const { restaurantId, name, cuisine, description, hotelName, hours } = restaurant;
  return (
    <article className="group relative grid grid-cols-1 gap-x-16 gap-y-6 border-stone-deep border-t py-10 md:grid-cols-[minmax(0,1fr)_minmax(14rem,22rem)] md:py-14">
      <div className="order-last flex min-w-0 flex-col md:order-none">
        <p className="eyebrow mb-3">{cuisine}</p>
        <h2 className="display text-2xl">
          <TextLink
            href={localizedPath(locale, paths.restaurant(restaurantId))}
            tone="plain"
            className="after:absolute after:inset-0"
          >
            {name}
          </TextLink>
        </h2>
        <p className="mt-4 max-w-reading text-lg text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-8 text-sm">
          <p className="text-ink-soft">
            {hotelName}
            <span className="text-ink-muted"> — {placeName(restaurant)}</span>
          </p>
          <Price
            amountKrw={restaurant.priceFromKrw}
            locale={locale}
            size="sm"
            before={t('from')}
            after={t('perGuest')}
          />
        </div>
        <p className="tabular mt-2 text-ink-muted text-sm">
          <span>{hours}</span>
          {!restaurant.bookable && <span>{`\u00A0· ${t('walkIn')}`}</span>}
        </p>
      </div>
      <div className="overflow-hidden rounded-sm">
        <Picture
          picture={restaurant.picture}
          alt=""
          sizes="(min-width: 48rem) 22rem, 100vw"
          priority={priority}
          className="aspect-landscape transition-transform duration-240 ease-quiet motion-safe:group-hover:scale-[1.015]"
        />
      </div>
    </article>
  );
}
