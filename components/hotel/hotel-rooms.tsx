import clsx from 'clsx';
import { getLocale, getTranslations } from 'next-intl/server';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import { BedPlan } from '@/components/stay/bed-plan';
import { RoomPictures } from '@/components/stay/room-pictures';
import { Price } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import type { RoomType } from '@/lib/hub/contract/hotel';

export const roomAnchor = (roomTypeId: string) => `room-${roomTypeId}`;

const toDates =
  'inline-flex min-h-control items-center text-sm underline decoration-brass/50 underline-offset-4 hover:text-brass print:hidden';

export async function HotelRooms({ rooms }: { rooms: readonly RoomType[] }) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  return (
    <Section id="rooms" title={t('detail.rooms')} lead={t('detail.roomsLead', { count: rooms.length })} rule>
      <ul className="divide-y divide-stone-deep border-stone-deep border-y">
        {rooms.map((room, index) => (
          <li
            key={room.roomTypeId}
            id={roomAnchor(room.roomTypeId)}
            className={clsx(
              'grid grid-cols-1 scroll-mt-24 gap-6 py-8 md:grid-cols-[5fr_7fr] md:gap-10 lg:grid-cols-[7fr_6fr]',
              index > 0 &&
                'drawn-near [contain-intrinsic-block-size:auto_65rem] md:[contain-intrinsic-block-size:auto_35rem] lg:[contain-intrinsic-block-size:auto_28rem]',
            )}
          >
            <RoomPictures pictures={room.pictures} sizes="(min-width: 48rem) 28rem, 100vw" layout="beside" />
            <div className="flex flex-col">
              <h3 className="display text-xl">{room.name}</h3>
              <p className="mt-2 mb-4 text-ink-soft">{room.description}</p>
              <RoomTypeFacts room={room} />
              <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-5">
                {room.lowestNightKrw === null ? (
                  <span className="text-ink-muted text-sm">{t('price.none')}</span>
                ) : (
                  <Price
                    amountKrw={room.lowestNightKrw}
                    locale={locale}
                    before={t('price.from')}
                    after={t('price.perNight')}
                  />
                )}
                <a href="#stay-dates" className={toDates}>
                  {t('detail.toDates')}
                  <span className="sr-only"> {room.name}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

async function RoomTypeFacts({ room }: { room: RoomType }) {
  const t = await getTranslations('hotels.detail');
  const { occupancy } = room;
  const line = [
    { term: t('area'), value: t('areaValue', { area: room.areaM2 }) },
    { term: t('bed'), value: room.bed.name },
    { term: t('view'), value: room.view.name },
    {
      term: t('occupancy'),
      value: t('occupancyValue', { guests: occupancy.maxGuests, adults: occupancy.maxAdults }),
    },
  ];
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {line.map(({ term, value }) => (
          <div key={term} className="flex gap-2">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        <span className="text-ink-muted">{t('amenities')}</span> {room.amenities.join('\u00A0· ')}
      </p>
      <BedPlan sleeping={room.sleeping} />
      <AccessibleRoomFacts accessibility={room.accessibility} className="mt-3" />
    </>
  );
}
