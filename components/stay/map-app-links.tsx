import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/external-link';
import { Glyph } from '@/components/ui/glyph';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { mapLinks } from '@/lib/stay/map-links';

interface MapAppLinksProps {
  hotel: Pick<HotelDetail, 'hotelName' | 'geo' | 'address'>;
  className?: string;
}

/** The place of a hotel in the map apps of the reader's language. */
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
