import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { SearchForm } from '@/components/search-form/search-form';
import { GalleryTexts } from '@/components/stay/gallery-link';
import { SearchTexts } from '@/components/stay/search-texts';
import { ViewedItem } from '@/components/stay/viewed-item';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { seoulToday } from '@/lib/dates/moment';
import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import type { HotelDetail, RegionMap } from '@/lib/hub/contract/hotel';
import type { StayPackage } from '@/lib/hub/contract/package';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { placeName } from '@/lib/stay/place-name';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { hotelJsonLd } from '@/lib/structured-data/hotel-json-ld';
import { HotelDirections } from './hotel-directions';
import { HotelFacts } from './hotel-facts';
import { HotelGallery } from './hotel-gallery';
import { HotelRooms } from './hotel-rooms';
import { PackageLinks } from './package-links';

export interface HotelPageProps {
  hotel: HotelDetail;
  restaurants: readonly RestaurantSummary[];
  packages: readonly StayPackage[];
  map: RegionMap | null;
  origin: string;
}

export async function HotelPage({ hotel, restaurants, packages, map, origin }: HotelPageProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  const common = await getTranslations('common');
  const trail = [
    { label: common('brand.name'), href: localizedPath(locale, paths.home()) },
    { label: t('list.title'), href: localizedPath(locale, paths.hotels()) },
    { label: hotel.hotelName, href: localizedPath(locale, paths.hotel(hotel.hotelId)) },
  ];
  return (
    <GalleryTexts>
      <JsonLd data={hotelJsonLd({ hotel, url: new URL(trail[2]?.href ?? '', origin).href, origin })} />
      <JsonLd data={breadcrumbJsonLd(trail, origin)} />
      <ViewedItem
        item={{
          item_id: hotel.hotelId,
          item_name: hotel.hotelName,
          item_category: hotel.regionName,
          price: hotel.lowestNightKrw ?? undefined,
        }}
      />
      <HotelGallery hotel={hotel} />
      <div className="page-width pt-6 pb-section">
        <Breadcrumb label={t('detail.breadcrumb')} items={trail} />
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_1fr] print:mb-10">
          <PageHeading size="display" eyebrow={placeName(hotel)} title={hotel.hotelName} lead={hotel.tagline} />
          <div className="space-y-4 self-end text-ink-soft">
            {hotel.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <HotelSectionLinks hasRestaurants={restaurants.length > 0} />
        <section aria-labelledby="stay-dates" className="relative z-10 mt-10 mb-14 print:hidden">
          <h2 id="stay-dates" className="mb-4 scroll-mt-24 text-ink-soft text-sm">
            {t('detail.stayTitle')}
          </h2>
          <SearchTexts>
            <SearchForm
              locale={locale}
              today={seoulToday(new Date())}
              catalogue={{ categories: [], hotels: [] }}
              hotel={{ hotelId: hotel.hotelId, hotelName: hotel.hotelName }}
            />
          </SearchTexts>
          <div className="mt-4 text-ink-soft text-sm">
            <p className="for-members">{t('detail.memberRate')}</p>
            <p className="for-guests">
              {t('detail.memberRateForGuests')}{' '}
              <TextLink href={localizedPath(locale, paths.membershipLogin())}>{t('detail.logIn')}</TextLink>
            </p>
          </div>
        </section>
        <HotelRooms rooms={hotel.roomTypes} />
        <PackageLinks title={t('packages.hotelTitle')} packages={packages} rule className="drawn-near mt-20" />
        <HotelDining restaurants={restaurants} />
        <HotelFacts hotel={hotel} />
        <HotelDirections hotel={hotel} map={map} />
      </div>
    </GalleryTexts>
  );
}

async function HotelSectionLinks({ hasRestaurants }: { hasRestaurants: boolean }) {
  const t = await getTranslations('hotels.detail');
  const parts = [
    { id: 'rooms', name: t('rooms') },
    ...(hasRestaurants ? [{ id: 'dining', name: t('restaurants') }] : []),
    { id: 'facilities', name: t('facilities') },
    { id: 'accessibility', name: t('accessibility') },
    { id: 'facts', name: t('fact') },
    { id: 'way', name: t('location') },
  ];
  return (
    <nav aria-label={t('jumps')} className="mt-10 border-stone border-y py-1 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-7">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-sm underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function HotelDining({ restaurants }: { restaurants: readonly RestaurantSummary[] }) {
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
