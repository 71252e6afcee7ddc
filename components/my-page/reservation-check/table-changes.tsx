import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { CancelTable } from '@/components/reservation/cancel-table';
import { ButtonLink } from '@/components/ui/link';
import { formatKrw } from '@/components/ui/price';
import { Section } from '@/components/ui/section';
import { seoulMoment } from '@/lib/dates/format';
import { writeTableParams } from '@/lib/dining/table-params';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';

export function TableChanges({ table }: { table: TableReservationDetail }) {
  const t = useTranslations('myPage.tables');
  const words = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { tableReservationNo, restaurantId, status, party, date } = table;
  const isOpen = status === 'confirmed';
  const penalty = formatKrw(table.penaltyKrw, locale);
  const terms =
    table.penaltyKrw === 0
      ? t('freeAlways')
      : table.cancelNowKrw > 0
        ? t('feeNow', { penalty })
        : t('freeUntil', { instant: words('instant', seoulMoment(table.freeUntil, locale)), penalty });
  return (
    // Keeps its place in the tree when cancelled: the button moves the focus to the result.
    <Section rule={isOpen} title={isOpen ? t('changesTitle') : undefined}>
      {isOpen && <p className="max-w-reading">{terms}</p>}
      {table.changeableYn === 'N' && table.cancellableYn === 'Y' && (
        <p className="mt-3 max-w-reading text-ink-soft">{t('notChangeable')}</p>
      )}
      <div className={clsx('flex flex-wrap gap-3 print:hidden', isOpen && 'mt-8')}>
        {table.changeableYn === 'Y' && (
          <ButtonLink
            variant="secondary"
            href={localizedPath(
              locale,
              paths.restaurantTable(restaurantId, writeTableParams({ party, date, changing: tableReservationNo })),
            )}
          >
            {t('change')}
          </ButtonLink>
        )}
        <CancelTable table={table} path={hubCall('cancelTableReservation', { tableReservationNo })} />
        {isOpen && table.cancellableYn === 'N' && <p className="text-ink-soft">{t('notCancellable')}</p>}
      </div>
    </Section>
  );
}
