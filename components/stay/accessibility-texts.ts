import type { RoomType } from '@/lib/hub/contract/hotel';

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
