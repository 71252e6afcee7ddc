import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { Glyph } from '@/components/ui/glyph';
import type { HotelDetail, RegionMap } from '@/lib/hub/contract/hotel';
import { drawMap } from '@/lib/stay/draw-map';
import { formatDistance } from '@/lib/stay/format-distance';
import { mapLinks } from '@/lib/stay/map-links';
import { DrawnMap } from './drawn-map';

export interface HotelMapProps {
  hotel: Pick<HotelDetail, 'hotelId' | 'hotelName' | 'geo' | 'landmarks'>;
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

interface MapAppLinksProps {
  hotel: Pick<HotelDetail, 'hotelName' | 'geo' | 'address'>;
  className?: string;
}

export async function MapAppLinks({ hotel, className }: MapAppLinksProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  return (
    <ul aria-label={t('detail.maps')} className={clsx('flex flex-wrap gap-3 print:hidden', className)}>
      {mapLinks(hotel, locale).map(({ app, href }) => (
        <li key={app}>
          <ExternalLink
            href={href}
            className="inline-flex min-h-control items-center gap-2 rounded-sm border border-stone-deep px-5 text-sm transition-colors hover:border-brass hover:text-brass"
          >
            {t(`mapApps.${app}`)}
            <Glyph name="external" size={16} />
            <span className="sr-only">{t('detail.newWindow')}</span>
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
