import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

/** Id of what a page says of a cancelled reservation; whoever has just cancelled it is taken there. */
export const cancelledResultId = 'cancelled';

export interface CancelledResultProps {
  locale: string;
  /** ISO 8601 with its offset. */
  cancelledAt: string;
  /** What that costs, and what became of a voucher. */
  children: ReactNode;
}

/** Says that a stay or a table is cancelled, since when, and what that means. */
export function CancelledResult({ locale, cancelledAt, children }: CancelledResultProps) {
  const t = useTranslations('common.cancel');
  return (
    <div id={cancelledResultId} tabIndex={-1}>
      <Notice tone="success" title={t('done')}>
        <p>{t('cancelledAt', { instant: formatSeoulInstant(cancelledAt, locale) })}</p>
        {children}
      </Notice>
    </div>
  );
}
