import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Glyph } from '@/components/ui/glyph';
import { TextLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import { appliedFilterClass } from './applied-filter-class';

export interface AccessibleNeedProps {
  answer: RoomOffers;
  /** Whether the address says that an accessible room is needed. */
  needed: boolean;
  /** The same rooms with the need said or taken back. */
  href: string;
}

/** One link by which a guest says that they need an accessible room, or no longer do. */
export async function AccessibleNeed({ answer, needed, href }: AccessibleNeedProps) {
  const t = await getTranslations('search.offers');
  const filters = await getTranslations('results.filters');
  const accessible = answer.roomTypes.filter(({ accessibility }) => accessibility !== null);
  if (accessible.length === 0 && !needed) return null;
  const isOffered = answer.rooms.some(({ offers }) =>
    offers.some(({ roomTypeId }) => accessible.some((type) => type.roomTypeId === roomTypeId)),
  );
  const name = filters('accessible');
  return (
    <div className={clsx('flex flex-col items-start gap-4', needed && !isOffered && 'w-full')}>
      <TextLink
        href={href}
        scroll={false}
        tone={needed ? 'plain' : 'underlined'}
        aria-label={needed ? filters('remove', { filter: name }) : undefined}
        className={needed ? appliedFilterClass : 'inline-flex min-h-11 items-center text-sm lg:min-h-9'}
      >
        <span>{needed ? name : t('accessibleNeeded')}</span>
        {needed && <Glyph name="close" size={16} className="text-ink-muted" />}
      </TextLink>
      {needed && !isOffered && (
        <div role="status">
          <Notice tone="warning">{t('noAccessible')}</Notice>
        </div>
      )}
    </div>
  );
}
