import type { useTranslations } from 'next-intl';
import { ContactLines } from '@/components/reservation/contact-lines';
import type { DescriptionItem } from '@/components/ui/description-list';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { arrivalText } from '@/lib/booking/arrival-times';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

interface Words {
  locale: string;
  t: ReturnType<typeof useTranslations<'booking'>>;
  common: ReturnType<typeof useTranslations<'common.stay'>>;
}

/** In the order in which a guest needs them. */
export function confirmationFacts(reservation: ReservationDetail, { locale, t, common }: Words): DescriptionItem[] {
  const { checkInDate, checkOutDate, telephone, contact } = reservation;
  const nights = common('nights', { count: countNights(checkInDate, checkOutDate) });
  return [
    { term: t('confirmation.hotel'), description: <span className="font-medium">{reservation.hotelName}</span> },
    { term: t('confirmation.address'), description: reservation.address },
    {
      term: t('confirmation.telephone'),
      description: <TelephoneLink number={telephone} />,
    },
    {
      term: t('summary.checkIn'),
      description: `${formatShortDay(checkInDate, locale)} ${t('summary.from', { time: reservation.checkInFrom })}`,
    },
    {
      term: common('arrival'),
      description:
        reservation.arrivalTime && arrivalText(reservation.arrivalTime, (words) => common('arrivalNight', words)),
    },
    {
      term: t('summary.checkOut'),
      description: `${formatShortDay(checkOutDate, locale)} ${t('summary.until', { time: reservation.checkOutUntil })}`,
    },
    {
      term: t('confirmation.stay'),
      description: `${nights}\u00A0· ${common('rooms', { count: reservation.rooms.length })}`,
    },
    { term: t('confirmation.contact'), description: <ContactLines contact={contact} /> },
  ];
}
