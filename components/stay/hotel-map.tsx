import { getLocale, getTranslations } from 'next-intl/server';
import type { HotelDetail, RegionMap } from '@/lib/hub/contract/hotel';
import { drawMap } from '@/lib/stay/draw-map';
import { formatDistance } from '@/lib/stay/format-distance';
import { DrawnMap } from './drawn-map';

export interface HotelMapProps {
  hotel: Pick<HotelDetail, 'hotelId' | 'hotelName' | 'geo' | 'landmarks'>;
  /** Of the hotel's region. */
  map: RegionMap;
  className?: string;
}

/** A hotel and the places around it; nothing where the hub does not know where it is. */
export async function HotelMap({ hotel, map, className }: HotelMapProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels.map');
  const around = hotel.landmarks.flatMap(({ name, kind, geo }) => (geo ? { name, kind, geo } : []));
  const drawn = drawMap([hotel], around, map.water);
  return (
    drawn && (
      <DrawnMap
        map={drawn}
        label={t('around', { name: hotel.hotelName })}
        scale={formatDistance(drawn.bar.km, locale)}
        as="image"
        className={className}
      />
    )
  );
}
