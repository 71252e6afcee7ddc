'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/description-list';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import type { KeptBooking as Kept } from '@/lib/account/sign-up-draft';
import { useSignUpDraft } from './use-sign-up-draft';

/**
 * The booking that the visitor left to join; nothing where they came from elsewhere.
 * @param ofAddress on the first page, which stores it for the next ones
 */
export function KeptBooking({ ofAddress }: { ofAddress?: Kept | undefined }) {
  const t = useTranslations('auth.signUp.kept');
  const locale = useLocale();
  const draft = useSignUpDraft();
  const kept = ofAddress?.keptHotel ? ofAddress : draft;
  if (!kept?.keptHotel) return null;
  return (
    <Notice title={t('title')} className="mb-8">
      <p className="mb-3">{t('note')}</p>
      <DescriptionList
        items={[
          { term: t('hotel'), description: kept.keptHotel },
          { term: t('dates'), description: kept.keptDates },
          { term: t('rooms'), description: kept.keptRooms },
          { term: t('total'), description: formatKrw(Number(kept.keptTotalKrw), locale) },
        ]}
      />
    </Notice>
  );
}
