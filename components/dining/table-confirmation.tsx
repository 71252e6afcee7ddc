import { useTranslations } from 'next-intl';
import { ConfirmationPage } from '@/components/reservation/confirmation-page';
import { SaveCalendarButton } from '@/components/reservation/device-buttons';
import { Picture } from '@/components/ui/picture';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { paths } from '@/lib/routes/paths';
import { useTableFacts } from './use-table-facts';

export interface TableConfirmationProps {
  reservation: TableReservationDetail;
  booker: 'member' | 'guest';
}

export function TableConfirmation({ reservation, booker }: TableConfirmationProps) {
  const t = useTranslations('dining');
  const { tableReservationNo: number, restaurantName, hotelName, status } = reservation;
  return (
    <ConfirmationPage
      of="dining"
      reservation={reservation}
      number={number}
      testId="table-no"
      detailPath={booker === 'guest' ? null : paths.myPageReservationCheck.diningReservationDetail(number)}
      facts={useTableFacts(reservation)}
      saveButton={
        status === 'confirmed' && (
          <SaveCalendarButton label={t('confirmation.saveCalendar')} file={tableCalendarFile(reservation)} />
        )
      }
      columns="lg:grid-cols-[minmax(0,1fr)_22rem]"
      aside={
        <aside className="border border-stone bg-paper print:hidden">
          <Picture
            picture={reservation.picture}
            sizes="(min-width: 64rem) 22rem, 100vw"
            alt=""
            className="aspect-landscape"
          />
          <div className="p-6">
            <p className="eyebrow mb-2">{reservation.cuisine}</p>
            <p className="display text-xl">{restaurantName}</p>
            <p className="mt-1 text-ink-soft text-sm">{hotelName}</p>
          </div>
        </aside>
      }
    />
  );
}
