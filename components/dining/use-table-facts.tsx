import { useLocale, useTranslations } from 'next-intl';
import type { DescriptionItem } from '@/components/ui/description-list';
import { formatKrw } from '@/components/ui/price';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { formatSeoulInstant, formatShortDay } from '@/lib/dates/format';
import { guestName } from '@/lib/hub/contract/guest-name';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';

export function useTableFacts(reservation: TableReservationDetail): DescriptionItem[] {
  const t = useTranslations('dining');
  const locale = useLocale();
  const { restaurantName, hotelName, date, time, party, occasion, requests, holdMinutes } = reservation;
  const cancelled = reservation.status === 'cancelled';
  const fee = formatKrw(reservation.penaltyKrw, locale);
  const freeUntil = formatSeoulInstant(reservation.freeUntil, locale);
  return [
    {
      term: t('table.when'),
      description: t('confirmation.moment', { day: formatShortDay(date, locale), time }),
      strong: true,
    },
    { term: t('table.who'), description: t('table.guests', { count: party }) },
    { term: t('confirmation.guest'), description: guestName(reservation) },
    { term: t('table.where'), description: `${restaurantName}\u00A0· ${hotelName}\u00A0· ${reservation.location}` },
    { term: t('confirmation.address'), description: reservation.address },
    { term: t('confirmation.telephone'), description: <TelephoneLink number={reservation.telephone} /> },
    { term: t('confirmation.dress'), description: reservation.dressCode },
    { term: t('confirmation.occasion'), description: occasion === 'none' ? null : t(`occasions.${occasion}`) },
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
    {
      term: t('table.late'),
      description: cancelled || holdMinutes === null ? null : t('table.hold', { minutes: holdMinutes }),
    },
  ];
}
