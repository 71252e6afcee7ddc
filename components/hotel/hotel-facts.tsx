import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/components/ui/description-list';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/dates/format';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { groupFacilities } from '@/lib/stay/facility-groups';
import { AccessibleRooms } from './accessible-rooms';
import { FacilityFactLines } from './facility-fact-lines';
import { Paragraphs } from './paragraphs';

export async function HotelFacts({ locale, hotel }: { locale: Locale; hotel: HotelDetail }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const facilityCodes = new Set(hotel.facilities.map(({ code }) => code));
  const services = hotel.facts.filter(({ code }) => !facilityCodes.has(code));
  const confirmedOn = hotel.facts[0]?.confirmedOn;
  return (
    <>
      <Section id="facilities" title={t('detail.facilities')} layout="beside" rule className="drawn-near mt-20">
        <dl className="grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2">
          {groupFacilities(hotel.facilities).map(({ group, facilities }) => (
            <div key={group}>
              <dt className="eyebrow mb-3">{t(`facilityGroups.${group}`)}</dt>
              {facilities.map(({ code, name }) => (
                <dd key={code} className="border-stone border-b py-2.5">
                  <span>{name}</span>
                  {hotel.facts
                    .filter((facts) => facts.code === code)
                    .map((facts) => (
                      <FacilityFactLines key={code} facts={facts} />
                    ))}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </Section>
      <Section id="accessibility" title={t('detail.accessibility')} layout="beside" rule className="drawn-near mt-16">
        <Paragraphs sentences={hotel.accessibility} />
        <AccessibleRooms locale={locale} rooms={hotel.roomTypes} />
      </Section>
      <Section id="facts" title={t('detail.fact')} layout="beside" rule className="drawn-near mt-16">
        <DescriptionList
          items={[
            {
              term: t('detail.times'),
              description: [
                t('detail.checkInFrom', { time: hotel.checkInFrom }),
                t('detail.checkOutUntil', { time: hotel.checkOutUntil }),
              ].join(' – '),
            },
            ...services.map((facts) => ({ term: facts.name, description: <FacilityFactLines facts={facts} /> })),
            {
              term: t('detail.cancellation'),
              description: (
                <>
                  <span>{hotel.cancellationPolicy}</span>{' '}
                  <span className="block text-ink-soft">{t('detail.cancellationExact')}</span>
                </>
              ),
            },
          ]}
        />
        {confirmedOn && (
          <p className="mt-4 text-ink-muted text-xs">
            {t('detail.facilityFacts.confirmed', { day: formatDay(confirmedOn, locale) })}
          </p>
        )}
      </Section>
    </>
  );
}
