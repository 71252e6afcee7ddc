'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import type { ChangeFailure } from '@/lib/booking/change-stay';

/** Why a change was not made, and where to go when the session or the look-up is over. */
export function ChangeFailureNotice({ failure, expiredHref }: { failure: ChangeFailure; expiredHref: string }) {
  const t = useTranslations('booking.change');
  const locale = useLocale();
  const isOver = failure.kind === 'expired' || failure.kind === 'session';
  return (
    <Notice
      live
      tone="error"
      actions={
        isOver && (
          <ButtonLink prefetch={false} href={expiredHref}>
            {t('again')}
          </ButtonLink>
        )
      }
    >
      {failure.kind === 'feeDue'
        ? t('failure.feeDue', { fee: formatKrw(failure.feeKrw, locale) })
        : t(`failure.${failure.kind}`)}
    </Notice>
  );
}
