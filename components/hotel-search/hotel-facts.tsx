import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { addressLine } from '@/lib/stay/address-line';

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="space-y-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Facilities, accessibility, the way there, times and cancelling: everything a guest asks the desk. */
export async function HotelFacts({ locale, hotel }: { locale: Locale; hotel: HotelDetail }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const { latitude, longitude } = hotel.geo;
  return (
    <>
      <Section title={t('detail.facilities')} layout="beside" rule className="mt-20">
        <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {hotel.facilities.map(({ code, name }) => (
            <li key={code} className="border-stone border-b pb-3">
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('detail.accessibility')} layout="beside" rule className="mt-16">
        <Sentences sentences={hotel.accessibility} />
      </Section>
      <Section title={t('detail.location')} layout="beside" rule className="mt-16">
        <Sentences sentences={hotel.directions} />
        <DescriptionList
          className="mt-8"
          items={[
            { term: t('detail.address'), description: addressLine(hotel.address, locale) },
            { term: t('detail.coordinates'), description: `${latitude}, ${longitude}` },
            { term: t('detail.telephone'), description: <a href={`tel:${hotel.telephone}`}>{hotel.telephone}</a> },
            { term: t('detail.email'), description: <a href={`mailto:${hotel.email}`}>{hotel.email}</a> },
          ]}
        />
      </Section>
      <Section title={t('detail.fact')} layout="beside" rule className="mt-16">
        <DescriptionList
          items={[
            {
              term: t('detail.times'),
              description: (
                <>
                  {t('detail.checkInFrom', { time: hotel.checkInFrom })} –{' '}
                  {t('detail.checkOutUntil', { time: hotel.checkOutUntil })}
                </>
              ),
            },
            { term: t('detail.cancellation'), description: hotel.cancellationPolicy },
          ]}
        />
      </Section>
    </>
  );
}
