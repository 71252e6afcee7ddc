import { getLocale, getTranslations } from 'next-intl/server';
import { DrawnMap } from '@/components/stay/drawn-map';
import type { HotelSummary, RegionMap } from '@/lib/hub/contract/hotel';
import { listText } from '@/lib/i18n/list-text';
import { drawMap } from '@/lib/stay/draw-map';
import { formatDistance } from '@/lib/stay/format-distance';
import { HotelListRegion } from './hotel-list-region';

export interface PlaceListProps {
  /** Name of the place. */
  name: string;
  hotels: readonly HotelSummary[];
  /** Null for a place that is no region. */
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
