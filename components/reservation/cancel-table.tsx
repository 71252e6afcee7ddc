import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { CancelReservation } from './cancel-reservation';
import { tableSubject } from './cancel-subject';

/** @param path of the member's call, or of the guest's */
export function CancelTable({ table, path }: { table: TableReservationDetail; path: string }) {
  const locale = useLocale();
  const { cancel } = useMessages().common;
  return (
    <NextIntlClientProvider locale={locale} messages={{ common: { cancel } }}>
      <CancelReservation
        subject={tableSubject(table, locale)}
        reservationNo={table.tableReservationNo}
        path={path}
        cancellable={table.cancellableYn === 'Y'}
        cancelNowKrw={table.cancelNowKrw}
      />
    </NextIntlClientProvider>
  );
}
