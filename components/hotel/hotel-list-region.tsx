import clsx from 'clsx';
import { TextLink } from '@/components/ui/link';
import type { HotelSummary } from '@/lib/hub/contract/hotel';
import { HotelCard } from './hotel-card';

export interface HotelListRegionProps {
  /** Omitted on a list of one place, whose page has its name already. */
  region?: { detail: string; name: string; href: string };
  hotels: readonly HotelSummary[];
  isFirst: boolean;
  /** Words of the link to a hotel's mark, where a map is beside the list. */
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
