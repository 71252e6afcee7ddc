import { getTranslations } from 'next-intl/server';
import { accessibilityTexts } from '@/components/stay/accessibility-texts';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { roomAnchor } from './hotel-rooms';

export async function AccessibleRooms({ locale, rooms }: { locale: Locale; rooms: readonly RoomType[] }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
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
            <p className="text-ink-soft text-sm">{accessibilityTexts(accessibility, t).join('\u00A0· ')}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
