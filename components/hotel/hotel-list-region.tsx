import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { DrawnMap } from '@/components/stay/drawn-map';
import { TextLink } from '@/components/ui/link';
import type { HotelSummary, RegionMap } from '@/lib/hub/contract/hotel';
import { listText } from '@/lib/i18n/list-text';
import { drawMap } from '@/lib/stay/draw-map';
import { formatDistance } from '@/lib/stay/format-distance';
import { HotelCard } from './hotel-card';

export interface HotelListRegionProps {
  /** Omitted on a list of one place, whose page has its name already. */
  region?: { detail: string; name: string; href: string };
  hotels: readonly HotelSummary[];
  isFirst: boolean;
  showOnMap?: string;
}

const columnsOf = (count: number) => ({ 1: 'md:max-w-[60%]', 2: 'md:grid-cols-2' })[count] ?? 'md:grid-cols-3';
const columnsBesideMap = (count: number) => (count === 1 ? 'md:max-lg:max-w-[60%]' : 'md:grid-cols-2');

/** One region of the hotel list. A single hotel is shown larger. */
export function HotelListRegion({ region, hotels, isFirst, showOnMap }: HotelListRegionProps) {
  const columns = showOnMap ? columnsBesideMap(hotels.length) : columnsOf(hotels.length);
  const list = (
    <ul className={`grid grid-cols-1 gap-x-8 gap-y-12 ${columns}`}>
      {hotels.map((hotel, index) => (
        <li
          key={hotel.hotelId}
          id={`hotel-${hotel.hotelId}`}
          data-nth={showOnMap && index + 1}
          data-item-id={hotel.hotelId}
          className={clsx('flex flex-col', !(isFirst && index === 0) && 'drawn-near')}
        >
          <HotelCard
            hotel={hotel}
            sizes={`(min-width: 48rem) ${Math.round(100 / Math.max(1.6, Math.min(3, hotels.length)))}vw, 100vw`}
            priority={isFirst && index === 0}
            titleLevel={region ? 3 : 2}
          />
          {showOnMap && hotel.geo && (
            <a
              href={`#map-${hotel.hotelId}`}
              className="text-link inline-flex min-h-11 items-center self-start text-sm lg:hidden"
            >
              {showOnMap}
              <span className="sr-only">{`, ${hotel.hotelName}`}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
  if (!region) return list;
  return (
    <section aria-labelledby={`region-${region.detail}`} className="mt-16 lg:mt-24">
      <h2 id={`region-${region.detail}`} className="display mb-8 text-2xl">
        <TextLink href={region.href} tone="plain">
          {region.name}
        </TextLink>
      </h2>
      {list}
    </section>
  );
}

interface PlaceListProps {
  name: string;
  hotels: readonly HotelSummary[];
  map: RegionMap | null;
}

/** The hotels of one place, beside a map of the region. What is chosen in one of them is marked in both (`map.css`). */
export async function PlaceList({ name, hotels, map }: PlaceListProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.map');
  const drawn = map && drawMap(hotels, map.places, map.water);
  const absent = hotels.filter(({ geo }) => geo === null).map(({ hotelName }) => hotelName);
  const list = <HotelListRegion hotels={hotels} isFirst showOnMap={drawn ? t('show') : undefined} />;
  if (!drawn) return <div className="mt-12 lg:mt-16">{list}</div>;
  return (
    <div className="chosen-together mt-12 grid grid-cols-1 gap-x-12 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
      {list}
      <section
        id="map"
        aria-labelledby="map-title"
        className="scroll-mt-24 self-start max-lg:border-stone-deep max-lg:border-t max-lg:pt-8 md:max-lg:grid md:max-lg:grid-cols-[1fr_24rem] md:max-lg:gap-x-8 lg:sticky lg:top-24 print:hidden"
      >
        <div>
          <h2 id="map-title" className="display text-xl">
            {t('title', { name })}
          </h2>
          <p className="mt-2 mb-4 text-ink-soft text-sm">{t('lead')}</p>
          {absent.length > 0 && (
            <p className="mb-4 text-ink-muted text-xs">{t('notShown', { names: listText(absent, locale) })}</p>
          )}
        </div>
        <DrawnMap map={drawn} label={t('title', { name })} scale={formatDistance(drawn.bar.km, locale)} as="links" />
      </section>
    </div>
  );
}
