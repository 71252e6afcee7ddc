import { getTranslations } from 'next-intl/server';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';

type Words = (
  key: 'detail.doorWidth' | 'detail.rollInShower' | 'detail.visualAlarm',
  values?: { width: number },
) => string;

/** What makes a room accessible, in words. @param t translations of the namespace `hotels` */
export function accessibilityTexts(facts: NonNullable<RoomType['accessibility']>, t: Words): string[] {
  return [
    t('detail.doorWidth', { width: facts.doorWidthCm }),
    ...(facts.rollInShower ? [t('detail.rollInShower')] : []),
    ...(facts.visualAlarm ? [t('detail.visualAlarm')] : []),
  ];
}

/** What makes a room accessible; nothing for other rooms. */
export async function AccessibleRoomFacts({ locale, room }: { locale: Locale; room: RoomType }) {
  const { accessibility } = room;
  if (accessibility === null) return null;
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return (
    <div className="mt-3 border-brass border-l-2 pl-4 text-sm">
      <p className="font-medium">{t('detail.accessibleRoom')}</p>
      <p className="text-ink-soft">{accessibilityTexts(accessibility, t).join('\u00A0· ')}</p>
      {accessibility.facts.map((fact) => (
        <p key={fact} className="text-ink-soft">
          {fact}
        </p>
      ))}
    </div>
  );
}
