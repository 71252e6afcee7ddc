'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import type { KeptBooking as Kept } from '@/lib/account/sign-up-draft';
import { isSeoulDay } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import { useSignUpDraft } from './use-sign-up-draft';

/**
 * The booking that the visitor left to join; nothing where they came from elsewhere.
 * @param ofAddress on the first page, which stores it for the next ones
 */
export function KeptBooking({ ofAddress }: { ofAddress?: Kept | undefined }) {
  const t = useTranslations('auth.signUp.kept');
  const locale = useLocale();
  const { draft } = useSignUpDraft();
  const { keptHotel, keptCheckIn, keptCheckOut, keptRooms, keptTotalKrw } = ofAddress?.keptHotel ? ofAddress : draft;
  if (keptHotel === '' || !isSeoulDay(keptCheckIn) || !isSeoulDay(keptCheckOut)) return null;
  return (
    <Notice title={t('title')} className="mb-8">
      <p className="mb-3">{t('note')}</p>
      <DescriptionList
        items={[
          { term: t('hotel'), description: keptHotel },
          {
            term: t('dates'),
            description: `${formatShortDay(keptCheckIn, locale)} – ${formatShortDay(keptCheckOut, locale)}`,
          },
          { term: t('rooms'), description: keptRooms },
          { term: t('total'), description: formatKrw(Number(keptTotalKrw), locale) },
        ]}
      />
    </Notice>
  );
}
