'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CancelButton } from '@/components/reservation/cancel-button';
import { ButtonLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { writeTableParams } from '@/lib/dining/table-params';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { cancelTable } from '@/lib/my-page/cancel-table';
import { seoulMoment } from '@/lib/my-page/format-moment';
import { paths } from '@/lib/paths';
import { CancelledSection } from './cancelled-section';

export interface TableChangesProps {
  table: TableReservationDetail;
  onCancelled: (feeKrw: number) => void;
}

/** What moving or giving up a table costs, in won and hours; the buttons as long as they can be used. */
export function TableChanges({ table, onCancelled }: TableChangesProps) {
  const t = useTranslations('myPage.tables');
  const words = useTranslations('myPage.reservation');
  const locale = useLocale();
  const client = useQueryClient();
  const { tableReservationNo, restaurantId, status, party, date, cancelledAt, cancellationFeeKrw } = table;
  if (status === 'dined') return null;
  if (status === 'cancelled') {
    return <CancelledSection cancelledAt={cancelledAt} cancellationFeeKrw={cancellationFeeKrw} />;
  }
  const penalty = formatKrw(table.penaltyKrw, locale);
  const terms =
    table.penaltyKrw === 0
      ? t('freeAlways')
      : table.cancelNowKrw > 0
        ? t('feeNow', { penalty })
        : t('freeUntil', { instant: words('instant', seoulMoment(table.freeUntil, locale)), penalty });
  return (
    <Section rule title={t('changesTitle')}>
      <p className="max-w-reading">{terms}</p>
      {table.changeableYn === 'N' && table.cancellableYn === 'Y' && (
        <p className="mt-3 max-w-reading text-ink-soft">{t('notChangeable')}</p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {table.changeableYn === 'Y' && (
          <ButtonLink
            variant="secondary"
            prefetch={false}
            href={localizedPath(
              locale,
              paths.restaurantTable(restaurantId, writeTableParams({ party, date, changing: tableReservationNo })),
            )}
          >
            {t('change')}
          </ButtonLink>
        )}
        {table.cancellableYn === 'Y' ? (
          <CancelButton
            cancel={(feeKrw) => cancelTable(client, tableReservationNo, feeKrw)}
            cancelNowKrw={table.cancelNowKrw}
            onCancelled={onCancelled}
          />
        ) : (
          <p className="text-ink-soft">{t('notCancellable')}</p>
        )}
      </div>
    </Section>
  );
}
