import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReservationNumber } from '@/components/reservation/reservation-number';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { tableFacts } from './table-facts';

export interface TableConfirmationProps {
  locale: string;
  reservation: TableReservationDetail;
  booker: 'member' | 'guest';
  actions: ReactNode;
}

/** What was booked, also for printing. */
export function TableConfirmation({ locale, reservation, booker, actions }: TableConfirmationProps) {
  const t = useTranslations('dining');
  const { tableReservationNo, restaurantName, hotelName, status } = reservation;
  const cancelled = status === 'cancelled';
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <PageHeading
        eyebrow={t('confirmation.eyebrow')}
        title={cancelled ? t('confirmation.cancelledTitle') : t('confirmation.title')}
        size="display"
        lead={
          cancelled ? t('confirmation.cancelledLead') : t('confirmation.lead', { email: reservation.contact.email })
        }
      >
        <ReservationNumber
          label={t('confirmation.reservationNo')}
          number={tableReservationNo}
          testId="table-no"
          className="mt-8"
        />
      </PageHeading>
      <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <DescriptionList items={tableFacts(reservation, { locale, t })} />
          <div data-screen-only className="flex flex-wrap gap-3">
            <ButtonLink
              prefetch={false}
              href={localizedPath(
                locale,
                booker === 'guest'
                  ? paths.guestReservation()
                  : paths.myPageReservationCheck.diningReservationDetail(tableReservationNo),
              )}
            >
              {t(booker === 'guest' ? 'confirmation.toLookUp' : 'confirmation.toMyPage')}
            </ButtonLink>
            {actions}
          </div>
        </div>
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
      </div>
    </main>
  );
}
