import { useLocale, useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { accessibilityTexts } from '@/components/stay/accessible-room-facts';
import { exceptionSentences } from '@/components/stay/notice-sentences';
import { DescriptionList } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/dates/format';
import type { FacilityFacts } from '@/lib/hub/contract/facility-facts';
import type { HotelDetail, RoomType } from '@/lib/hub/contract/hotel';
import { groupFacilities } from '@/lib/stay/facility-groups';
import { roomAnchor } from './hotel-rooms';
import { Paragraphs } from './paragraphs';

export async function HotelFacts({ hotel }: { hotel: HotelDetail }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
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
        <AccessibleRooms rooms={hotel.roomTypes} />
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

async function AccessibleRooms({ rooms }: { rooms: readonly RoomType[] }) {
  const t = await getTranslations('hotels');
  const words = await getTranslations('common.accessible');
  const accessible = rooms.flatMap(({ accessibility, ...room }) => (accessibility ? [{ ...room, accessibility }] : []));
  if (accessible.length === 0) return null;
  return (
    <>
      <h3 className="eyebrow mt-8 mb-2">{t('detail.accessibleRooms')}</h3>
      <ul className="divide-y divide-stone border-stone border-y">
        {accessible.map(({ roomTypeId, name, accessibility }) => (
          <li key={roomTypeId} className="py-3.5">
            <a href={`#${roomAnchor(roomTypeId)}`} className="underline decoration-brass/50 underline-offset-4">
              {name}
            </a>
            <p className="text-ink-soft text-sm">{accessibilityTexts(accessibility, words).join('\u00A0· ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

const MOST_EXCEPTIONS = 2;

/** Hours, price and rules of one facility, and when it differs next. Nothing is said of what the hub does not know. */
function FacilityFactLines({ facts }: { facts: FacilityFacts }) {
  const t = useTranslations('hotels.detail.facilityFacts');
  const notices = useTranslations('common.stayNotices');
  const locale = useLocale();
  const { hours, price, admittedFromAge, accompaniedBelowAge, rule, exceptions } = facts;
  const known = [
    hours && `${hours.from}–${hours.until}`,
    price && (price.amountKrw === 0 ? t('free') : t(`per.${price.per}`, { price: formatKrw(price.amountKrw, locale) })),
    admittedFromAge && t('admitted', { age: admittedFromAge }),
    accompaniedBelowAge && t('accompanied', { age: accompaniedBelowAge }),
  ].filter((fact) => fact !== null);
  const lines = [
    ...(known.length > 0 ? [known.join('\u00A0· ')] : []),
    ...(rule === null ? [] : [rule]),
    ...exceptionSentences(exceptions.slice(0, MOST_EXCEPTIONS), { t: notices, locale }),
  ];
  return lines.map((line) => (
    <span key={line} className="tabular keep-words block text-ink-soft text-sm first-letter:uppercase">
      {line}
    </span>
  ));
}
