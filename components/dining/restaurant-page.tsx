import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { SelectField } from '@/components/ui/select-field';
import { openingHoursOf } from '@/lib/dining/week';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { restaurantJsonLd } from '@/lib/structured-data/restaurant-json-ld';
import { RestaurantFacts } from './restaurant-facts';
import { WeekHours } from './week-hours';

export interface RestaurantPageProps {
  restaurant: RestaurantDetail;
  origin: string;
}

export async function RestaurantPage({ restaurant, origin }: RestaurantPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('dining');
  const common = await getTranslations('common');
  const { restaurantId, name, cuisine, description, picture, telephone, address, minParty, maxParty } = restaurant;
  const parties = Array.from({ length: maxParty - minParty + 1 }, (_, index) => minParty + index);
  const trail = [
    { label: common('brand.name'), href: localizedPath(locale, paths.home()) },
    { label: t('list.title'), href: localizedPath(locale, paths.dining()) },
    { label: name, href: localizedPath(locale, paths.restaurant(restaurantId)) },
  ];
  const absolute = (href: string) => new URL(href, origin).href;
  const facts = {
    name,
    description,
    cuisine,
    telephone,
    address,
    pictures: [picture],
    openingHours: openingHoursOf(restaurant.week),
    hotel: { name: restaurant.hotelName, url: absolute(localizedPath(locale, paths.hotel(restaurant.hotelId))) },
    acceptsReservations: restaurant.bookable,
  };
  return (
    <>
      <JsonLd data={restaurantJsonLd({ restaurant: facts, url: absolute(trail[2]?.href ?? ''), origin })} />
      <JsonLd data={breadcrumbJsonLd(trail, origin)} />
      <div>
        <Picture
          picture={picture}
          sizes="100vw"
          priority
          className="aspect-landscape max-h-[60svh] w-full md:aspect-[21/9]"
        />
        <div className="page-width pt-6">
          <Breadcrumb label={t('list.breadcrumb')} items={trail} />
          <div className="mt-10 grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              <PageHeading
                size="display"
                eyebrow={`${cuisine}\u00A0· ${restaurant.hotelName}`}
                title={name}
                lead={description}
              />
              <div className="mt-10 max-w-reading space-y-5 text-ink-soft">
                {restaurant.story.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </div>
            <section aria-labelledby="book-table" className="self-start lg:sticky lg:top-28">
              <h2 id="book-table" className="display mb-5 text-xl">
                {t('detail.bookTitle')}
              </h2>
              {restaurant.bookable ? (
                // The next page has the calendar, at the nearest day with a table.
                <form
                  method="get"
                  action={localizedPath(locale, paths.restaurantTable(restaurantId))}
                  className="grid grid-cols-1 items-end gap-5 border-brass border-t pt-6"
                >
                  <SelectField
                    label={t('detail.party')}
                    name="party"
                    defaultValue={String(Math.min(2, maxParty))}
                    options={parties.map((party) => ({
                      value: String(party),
                      label: t('table.guests', { count: party }),
                    }))}
                  />
                  <Button type="submit">{t('detail.find')}</Button>
                  <p className="text-ink-muted text-sm">{t('detail.partyLimit', { max: maxParty, telephone })}</p>
                </form>
              ) : (
                <Notice>{t('detail.walkIn')}</Notice>
              )}
            </section>
          </div>
        </div>
      </div>
      <div className="page-width pb-section">
        <section
          aria-labelledby="hours"
          className="mt-20 grid grid-cols-1 gap-x-12 gap-y-8 border-stone-deep border-t pt-8 md:pt-12 lg:grid-cols-[minmax(14rem,1fr)_3fr]"
        >
          <h2 id="hours" className="display text-2xl">
            {t('detail.hoursTitle')}
          </h2>
          <div>
            <WeekHours week={restaurant.week} closedNote={restaurant.closedNote} />
          </div>
        </section>
        <div>
          <RestaurantFacts restaurant={restaurant} />
        </div>
      </div>
    </>
  );
}
