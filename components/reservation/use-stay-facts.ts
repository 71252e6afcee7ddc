import { useLocale, useTranslations } from 'next-intl';
import type { DescriptionItem } from '@/components/ui/description-list';
import { arrivalText } from '@/lib/booking/arrival-times';
import { countNights } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/dates/format';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';

export function useStayFacts(reservation: ReservationDetail): DescriptionItem[] {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const { checkInDate, checkOutDate, checkInFrom, checkOutUntil, arrivalTime, rooms } = reservation;
  const nights = common('nights', { count: countNights(checkInDate, checkOutDate) });
  return [
    {
      term: t('summary.checkIn'),
      description: `${formatShortDay(checkInDate, locale)} ${t('summary.from', { time: checkInFrom })}`,
    },
    {
      term: common('arrival'),
      description: arrivalTime && arrivalText(arrivalTime, (words) => common('arrivalNight', words)),
    },
    {
      term: t('summary.checkOut'),
      description: `${formatShortDay(checkOutDate, locale)} ${t('summary.until', { time: checkOutUntil })}`,
    },
    {
      term: t('confirmation.stay'),
      description: `${nights}\u00A0· ${common('rooms', { count: rooms.length })}`,
    },
  ];
}
