import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SelectField } from '@/components/ui/select-field';
import { daysFrom, partsOf } from '@/lib/dates/day';
import { weekdayNames } from '@/lib/dates/format';
import { seoulToday } from '@/lib/dates/moment';
import { endsNextDay, openingHoursOf, weekInOrder } from '@/lib/dining/week';
import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { restaurantJsonLd } from '@/lib/structured-data/restaurant-json-ld';
import { RestaurantFacts } from './restaurant-facts';
import { TodayMark } from './today-mark';

export async function RestaurantPage({ restaurant, origin }: { restaurant: RestaurantDetail; origin: string }) {
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
      <div className="page-width pb-section">
        <Section title={t('detail.hoursTitle')} layout="beside" rule className="mt-20">
          <WeekHours restaurant={restaurant} />
        </Section>
        <RestaurantFacts restaurant={restaurant} />
      </div>
    </>
  );
}

async function WeekHours({ restaurant: { week, closedNote } }: { restaurant: RestaurantDetail }) {
  const locale = await getLocale();
  const t = await getTranslations('dining');
  const names = weekdayNames('long', locale);
  const today = seoulToday(new Date());
  const days = new Map(daysFrom(today, 7).map((day) => [partsOf(day).weekday, day]));
  return (
    <>
      <table className="w-full border-stone border-y text-start">
        <caption className="sr-only">{t('detail.hoursTitle')}</caption>
        <tbody className="divide-y divide-stone">
          {weekInOrder(week, languageOf(locale).weekStartsOn).map(({ weekday, services }) => (
            <tr key={weekday} className="align-top">
              <th scope="row" className="w-2/5 py-3 text-start font-normal sm:w-1/3">
                {names[weekday - 1]}
                <TodayMark day={days.get(weekday)} renderedOn={today} label={t('detail.today')} />
              </th>
              <td className="tabular py-3 text-ink-soft">
                {services.length === 0 ? (
                  <span className="text-ink-muted">{t('detail.closed')}</span>
                ) : (
                  services.map((service) => (
                    <p key={service.service} className="flex flex-wrap gap-x-3">
                      <span className="min-w-14 text-ink-muted text-sm">{t(`services.${service.service}`)}</span>
                      <span>
                        {endsNextDay(service)
                          ? t('detail.untilNextDay', service)
                          : t('detail.fromUntil', { from: service.from, until: service.until })}
                      </span>
                    </p>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {closedNote && <p className="mt-4 text-ink-muted text-sm">{closedNote}</p>}
    </>
  );
}
