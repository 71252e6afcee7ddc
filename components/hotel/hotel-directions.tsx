import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { HotelMap, MapAppLinks } from '@/components/stay/hotel-map';
import { lengthOfWay } from '@/components/stay/way-text';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { HotelDetail, RegionMap } from '@/lib/hub/contract/hotel';
import { addressLine } from '@/lib/stay/place-name';
import { Paragraphs } from './paragraphs';

const contactLink = 'underline decoration-brass/50 underline-offset-4 hover:decoration-brass';

export async function HotelDirections({ hotel, map }: { hotel: HotelDetail; map: RegionMap | null }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  const isDrawn = map !== null && hotel.geo !== null;
  const ways = await Promise.all(
    hotel.landmarks.map(async (landmark) => ({ ...landmark, way: await lengthOfWay(landmark) })),
  );
  return (
    <Section id="way" title={t('detail.location')} layout="beside" rule className="drawn-near mt-16">
      <div
        className={clsx(
          isDrawn && 'grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)]',
        )}
      >
        <div>
          <Paragraphs sentences={hotel.directions} />
          {!hotel.geo && <p className="mt-4 text-ink-soft text-sm">{t('map.absent')}</p>}
          <MapAppLinks hotel={hotel} className="mt-6" />
        </div>
        {isDrawn && <HotelMap hotel={hotel} map={map} className="self-start print:hidden" />}
      </div>
      <DescriptionList
        className="mt-8"
        items={[
          { term: t('detail.address'), description: addressLine(hotel.address, locale) },
          { term: t('detail.telephone'), description: <TelephoneLink number={hotel.telephone} /> },
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
      {ways.length > 0 && (
        <>
          <h3 className="eyebrow mt-10 mb-2">{t('detail.nearby')}</h3>
          <DescriptionList
            layout="row"
            items={ways.map(({ name, kind, way }) => ({
              term: `${name}\u00A0· ${t(`landmarkKinds.${kind}`)}`,
              description: way,
            }))}
          />
          <p className="mt-2 text-ink-muted text-xs">{t('detail.distanceNote')}</p>
        </>
      )}
    </Section>
  );
}
