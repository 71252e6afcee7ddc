import { getTranslations } from 'next-intl/server';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { accessibilityTexts } from './accessibility-texts';

export interface RoomTypeFactsProps {
  locale: Locale;
  room: RoomType;
  /** `full` adds amenities and accessibility. */
  depth?: 'short' | 'full';
}

export async function RoomTypeFacts({ locale, room, depth = 'short' }: RoomTypeFactsProps) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const { occupancy, accessibility } = room;
  const line = [
    { term: t('detail.area'), value: t('detail.areaValue', { area: room.areaM2 }) },
    { term: t('detail.bed'), value: room.bed.name },
    { term: t('detail.view'), value: room.view.name },
    {
      term: t('detail.occupancy'),
      value: t('detail.occupancyValue', { guests: occupancy.maxGuests, adults: occupancy.maxAdults }),
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
      {depth === 'full' && (
        <p className="mt-3 text-ink-soft text-sm">
          <span className="text-ink-muted">{t('detail.amenities')}</span> {room.amenities.join('\u00A0· ')}
        </p>
      )}
      {accessibility && (
        <div className="mt-3 border-brass border-l-2 pl-4 text-sm">
          <p className="font-medium">{t('detail.accessibleRoom')}</p>
          <p className="text-ink-soft">{accessibilityTexts(accessibility, t).join('\u00A0· ')}</p>
          {accessibility.facts.map((fact) => (
            <p key={fact} className="text-ink-soft">
              {fact}
            </p>
          ))}
        </div>
      )}
    </>
  );
}
