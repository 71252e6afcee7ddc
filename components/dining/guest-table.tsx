import { useLocale, useTranslations } from 'next-intl';
import { CancelTable } from '@/components/reservation/cancel-table';
import { CancelledFee, CancelledResult } from '@/components/reservation/cancelled-result';
import { PrintButton, SaveCalendarButton } from '@/components/reservation/device-buttons';
import { LeaveReservation } from '@/components/reservation/leave-reservation';
import { MailAgain } from '@/components/reservation/mail-again';
import { ReservationNumber } from '@/components/reservation/reservation-number';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { PageHeading } from '@/components/ui/page-heading';
import { formatSeoulInstant } from '@/lib/dates/format';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import { writeTableParams } from '@/lib/dining/table-params';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { guestAddress } from '@/lib/routes/handlers';
import { paths } from '@/lib/routes/paths';
import { useTableFacts } from './use-table-facts';

export function GuestTable({ table, isChanged }: { table: TableReservationDetail; isChanged: boolean }) {
  const t = useTranslations('booking');
  const dining = useTranslations('dining');
  const locale = useLocale();
  const { tableReservationNo, restaurantId, status, cancelledAt, party, date } = table;
  return (
    <main id="content" className="page-width max-w-4xl py-10 md:py-16">
      <PageHeading
        eyebrow={`${t('lookUp.eyebrow')}\u00A0· ${table.hotelName}`}
        title={table.restaurantName}
        lead={t(`lookUp.status.${status}`)}
      >
        <ReservationNumber
          label={dining('confirmation.reservationNo')}
          number={tableReservationNo}
          testId="table-no"
          className="mt-6"
        />
      </PageHeading>
      {isChanged && status === 'confirmed' && (
        <Notice tone="success" live className="mt-8">
          {t('change.step.done')}
        </Notice>
      )}
      {status === 'cancelled' && cancelledAt !== null && (
        <div className="mt-8">
          <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
            <CancelledFee feeKrw={table.cancellationFeeKrw} />
          </CancelledResult>
        </div>
      )}
      <div className="mt-12 flex flex-col gap-10">
        <DescriptionList items={useTableFacts(table)} />
        <div data-screen-only className="flex flex-wrap items-center gap-3">
          {table.changeableYn === 'Y' && (
            <ButtonLink
              href={localizedPath(
                locale,
                paths.restaurantTable(restaurantId, writeTableParams({ party, date, changing: tableReservationNo })),
              )}
            >
              {t('lookUp.change')}
            </ButtonLink>
          )}
          {status === 'confirmed' && (
            <SaveCalendarButton label={dining('confirmation.saveCalendar')} file={tableCalendarFile(table)} />
          )}
          {status === 'confirmed' && (
            <MailAgain of="dining" booker="guest" number={tableReservationNo} email={table.contact.email} />
          )}
          <PrintButton label={dining('confirmation.print')} />
          <CancelTable table={table} path={guestAddress('cancel', tableReservationNo)} />
          {status === 'confirmed' && table.changeableYn === 'N' && (
            <p className="text-ink-soft">{dining('table.change.why.confirmed', { telephone: table.telephone })}</p>
          )}
        </div>
        <LeaveReservation />
      </div>
    </main>
  );
}
