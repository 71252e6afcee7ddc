import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ReservationNumber } from '@/components/reservation/reservation-number';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { formatKrw } from '@/components/ui/price';
import { guestName } from '@/lib/booking/guest-name';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { formatShortDay } from '@/lib/stay/format-day';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

export interface TableConfirmationProps {
  locale: string;
  reservation: TableReservationDetail;
  /** Buttons beside the way to My Page: calendar, print. */
  actions: ReactNode;
}

/** What was booked, fit to be printed: number, hour, place, and what giving it up costs. */
export function TableConfirmation({ locale, reservation, actions }: TableConfirmationProps) {
  const t = useTranslations('dining');
  const { tableReservationNo, restaurantName, hotelName, status, date, time, party, occasion, requests } = reservation;
  const cancelled = status === 'cancelled';
  const fee = formatKrw(reservation.penaltyKrw, locale);
  const freeUntil = formatSeoulInstant(reservation.freeUntil, locale);
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
          label={t('confirmation.number')}
          number={tableReservationNo}
          testId="table-no"
          className="mt-8"
        />
      </PageHeading>
      <div className="mt-12 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <DescriptionList
            items={[
              {
                term: t('table.when'),
                description: t('confirmation.moment', { day: formatShortDay(date, locale), time }),
                strong: true,
              },
              { term: t('table.who'), description: t('table.guests', { count: party }) },
              { term: t('confirmation.guest'), description: guestName(reservation) },
              { term: t('table.where'), description: `${restaurantName}, ${hotelName} · ${reservation.location}` },
              { term: t('confirmation.address'), description: reservation.address },
              {
                term: t('confirmation.telephone'),
                description: <a href={`tel:${reservation.telephone}`}>{reservation.telephone}</a>,
              },
              { term: t('confirmation.dress'), description: reservation.dressCode },
              {
                term: t('confirmation.occasion'),
                description: occasion === 'none' ? null : t(`occasions.${occasion}`),
              },
              { term: t('confirmation.requests'), description: requests === '' ? null : requests },
              {
                term: t('table.cancellation'),
                description: cancelled
                  ? null
                  : reservation.penaltyKrw === 0
                    ? t('table.freeAlways')
                    : reservation.cancelNowKrw > 0
                      ? t('table.feeNow', { fee })
                      : t('table.freeUntil', { instant: freeUntil, fee }),
              },
            ]}
          />
          <div data-screen-only className="flex flex-wrap gap-3">
            <ButtonLink
              prefetch={false}
              href={localizedPath(locale, paths.myPageReservationCheck.diningReservationDetail(tableReservationNo))}
            >
              {t('confirmation.toMyPage')}
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
