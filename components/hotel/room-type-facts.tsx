import { getTranslations } from 'next-intl/server';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';

export async function RoomTypeFacts({ locale, room }: { locale: Locale; room: RoomType }) {
  const t = await getTranslations({ locale, namespace: 'hotels.detail' });
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
      <AccessibleRoomFacts locale={locale} room={room} />
    </>
  );
}
