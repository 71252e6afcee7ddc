import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { RoomType } from '@/lib/hub/contract/hotel';

type Accessibility = NonNullable<RoomType['accessibility']>;

type Words = (key: 'doorWidth' | 'rollInShower' | 'visualAlarm', values?: { width: number }) => string;

/** What makes a room accessible, in words. @param t translations of the namespace `common.accessible` */
export function accessibilityTexts(facts: Accessibility, t: Words): string[] {
  return [
    t('doorWidth', { width: facts.doorWidthCm }),
    ...(facts.rollInShower ? [t('rollInShower')] : []),
    ...(facts.visualAlarm ? [t('visualAlarm')] : []),
  ];
}

export interface AccessibleRoomFactsProps {
  /** Null for a room that is not accessible: nothing is shown. */
  accessibility: Accessibility | null;
  held?: boolean;
  className?: string;
}

export function AccessibleRoomFacts({ accessibility, held = false, className }: AccessibleRoomFactsProps) {
  const t = useTranslations('common.accessible');
  if (accessibility === null) return null;
  return (
    <div data-testid="accessible-room" className={clsx('border-brass border-l-2 pl-4 text-sm', className)}>
      <p className="font-medium">{t(held ? 'held' : 'room')}</p>
      <p className="keep-words text-ink-soft">{accessibilityTexts(accessibility, t).join('\u00A0· ')}</p>
      {accessibility.facts.map((fact) => (
        <p key={fact} className="text-ink-soft">
          {fact}
        </p>
      ))}
    </div>
  );
}
