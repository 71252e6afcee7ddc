import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeading } from '@/components/ui/page-heading';
import { Picture } from '@/components/ui/picture';
import { arrivalText } from '@/lib/booking/arrival-times';
import { countNights } from '@/lib/dates/day';
import { formatShortDay, seoulMoment } from '@/lib/dates/format';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { statusTone } from '@/lib/my-page/reservation-views';

export function ReservationHead({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const { checkInDate, checkOutDate, status } = reservation;
  const booked = seoulMoment(reservation.bookedAt, locale);
  return (
    <div>
      <PageHeading eyebrow={reservation.cityName} title={reservation.hotelName}>
        <p className="mt-4">
          <Badge tone={statusTone[status]}>{t(`reservations.status.${status}`)}</Badge>
        </p>
      </PageHeading>
      <Picture
        picture={reservation.picture}
        alt=""
        sizes="(min-width: 1201px) 900px, 100vw"
        priority
        className="mt-8 aspect-landscape rounded-sm md:aspect-[21/9] print:hidden"
      />
      <DescriptionList
        className="mt-8"
        items={[
          { term: t('reservation.number'), description: reservation.reservationNo, strong: true },
          {
            term: t('reservation.checkIn'),
            description: t('reservation.from', {
              day: formatShortDay(checkInDate, locale),
              time: reservation.checkInFrom,
            }),
          },
          {
            term: common('arrival'),
            description:
              reservation.arrivalTime && arrivalText(reservation.arrivalTime, (words) => common('arrivalNight', words)),
          },
          {
            term: t('reservation.checkOut'),
            description: t('reservation.until', {
              day: formatShortDay(checkOutDate, locale),
              time: reservation.checkOutUntil,
            }),
          },
          {
            term: t('reservation.stay'),
            description: `${t('units.nights', { nights: countNights(checkInDate, checkOutDate) })}\u00A0· ${t('units.rooms', { count: reservation.roomCount })}`,
          },
          { term: t('reservation.bookedAt'), description: t('reservation.instant', booked) },
        ]}
      />
    </div>
  );
}
