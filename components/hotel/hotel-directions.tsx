import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { ExternalLink } from '@/components/ui/external-link';
import { Glyph } from '@/components/ui/glyph';
import { Section } from '@/components/ui/section';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { perLocale } from '@/lib/i18n/per-locale';
import { addressLine } from '@/lib/stay/address-line';
import { mapLinks } from '@/lib/stay/map-links';
import { Paragraphs } from './paragraphs';

const contactLink = 'underline decoration-brass/50 underline-offset-4 hover:decoration-brass';

const distance = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

export async function HotelDirections({ locale, hotel }: { locale: Locale; hotel: HotelDetail }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return (
    <Section id="way" title={t('detail.location')} layout="beside" rule className="drawn-near mt-16">
      <Paragraphs sentences={hotel.directions} />
      <ul aria-label={t('detail.maps')} className="mt-6 flex flex-wrap gap-3 print:hidden">
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
      <DescriptionList
        className="mt-8"
        items={[
          { term: t('detail.address'), description: addressLine(hotel.address, locale) },
          {
            term: t('detail.telephone'),
            description: (
              <a href={`tel:${hotel.telephone}`} className={contactLink}>
                {hotel.telephone}
              </a>
            ),
          },
          {
            term: t('detail.email'),
            description: (
              <a href={`mailto:${hotel.email}`} className={contactLink}>
                {hotel.email}
              </a>
            ),
          },
        ]}
      />
      {hotel.landmarks.length > 0 && (
        <>
          <h3 className="eyebrow mt-10 mb-2">{t('detail.nearby')}</h3>
          <DescriptionList
            layout="row"
            items={hotel.landmarks.map(({ name, kind, distanceKm }) => ({
              term: `${name}\u00A0· ${t(`landmarkKinds.${kind}`)}`,
              description: t('detail.distance', { distance: distance(locale).format(distanceKm) }),
            }))}
          />
          <p className="mt-2 text-ink-muted text-xs">{t('detail.distanceNote')}</p>
        </>
      )}
    </Section>
  );
}
