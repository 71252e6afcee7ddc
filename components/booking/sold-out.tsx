import { useLocale, useTranslations } from 'next-intl';
import { StoppedState } from '@/components/ui/stopped-state';
import type { BookingFailure } from '@/lib/booking/booking-failure';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { listOfBooking, offersOfBooking, type StayToBook } from '@/lib/stay/booking-params';

export type StayGone = Extract<BookingFailure, { kind: 'soldOut' | 'unbookable' }>;

/** The offer was sold between the review and the booking: the reason and alternatives. */
export function SoldOut({ booking, failure }: { booking: StayToBook; failure: StayGone }) {
  const t = useTranslations('booking.soldOut');
  const common = useTranslations('common.stay');
  const locale = useLocale();
  const titleOf = (): string => {
    if (failure.kind === 'soldOut') return t('title');
    const { obstacle } = failure;
    if (obstacle.reason !== 'minimumStay') return t(`reason.${obstacle.reason}`);
    return t('reason.minimumStay', { nights: common('nights', { count: obstacle.nights }) });
  };
  return (
    <div role="alert">
      <StoppedState
        level={2}
        title={titleOf()}
        sentence={t(failure.kind === 'soldOut' ? 'sentence' : 'nothingBooked')}
        links={[
          {
            label: t('otherRooms'),
            href: localizedPath(locale, paths.hotelOffers(booking.hotelId, offersOfBooking(booking, []))),
          },
          { label: t('search'), href: localizedPath(locale, paths.search(listOfBooking(booking))) },
        ]}
      />
    </div>
  );
}
