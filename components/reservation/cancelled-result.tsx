import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

/** Id of the result, which takes the focus after a cancellation. */
export const cancelledResultId = 'cancelled';

export interface CancelledResultProps {
  locale: string;
  /** ISO 8601 with its offset. */
  cancelledAt: string;
  children: ReactNode;
}

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
