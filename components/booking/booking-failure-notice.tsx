import { usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useTransition } from 'react';
import { SpendingCheck } from '@/components/identity/spending-check';
import { AlreadyBookedNotice } from '@/components/reservation/already-booked-notice';
import { AttemptFailure } from '@/components/reservation/attempt-failure';
import { FrozenNotice } from '@/components/reservation/frozen-notice';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { useWaiting } from '@/components/ui/use-waiting';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { offersOfBooking, type StayToBook, writeBookingParams } from '@/lib/stay/booking-params';
import { everyHotel } from '@/lib/stay/result-params';
import type { FailedBooking } from './use-confirm-booking';

interface BookingFailureNoticeProps {
  failed: FailedBooking;
  booking: StayToBook;
  /** The total on the page, in won, a voucher deducted. */
  totalKrw: number;
  asGuest: boolean;
  onAnswered: () => void;
  onBookAgain: () => void;
  isVerified: boolean;
  onChecked: () => void;
  onWithoutVoucher: () => void;
  onPointsAgain: () => void;
}

export function BookingFailureNotice(props: BookingFailureNoticeProps) {
  const { failed, booking, totalKrw, asGuest, onAnswered, onBookAgain, onWithoutVoucher, onPointsAgain } = props;
  const { failure } = failed;
  const t = useTranslations('booking');
  const locale = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const [accepting, startAccepting] = useTransition();
  useWaiting(accepting);
  const button = (label: ReactNode, act: () => void) => (
    <Button onClick={() => startAccepting(act)} pending={accepting}>
      {label}
    </Button>
  );

  switch (failure.kind) {
    case 'priceChanged': {
      const now = formatKrw(failure.totalKrw, locale);
      const accepted = writeBookingParams({ ...booking, expectedTotalKrw: failure.roomsKrw });
      const offers = paths.hotelOffers(booking.hotelId, offersOfBooking(booking));
      const accept = () => {
        // Renders the page with current prices, which the next attempt confirms.
        router.replace(`${pathname}?${accepted}`, { scroll: false });
        onAnswered();
      };
      return (
        <Notice
          live
          tone="warning"
          title={t('priceChanged.title')}
          actions={
            <>
              {button(<span className="tabular">{t('priceChanged.accept', { now })}</span>, accept)}
              <ButtonLink variant="secondary" href={localizedPath(locale, offers)}>
                {t('priceChanged.decline')}
              </ButtonLink>
            </>
          }
        >
          {t('priceChanged.sentence', { before: formatKrw(totalKrw, locale), now })}{' '}
          {t(failure.totalKrw > totalKrw ? 'priceChanged.more' : 'priceChanged.less', {
            difference: formatKrw(Math.abs(failure.totalKrw - totalKrw), locale),
          })}
        </Notice>
      );
    }
    case 'voucher': {
      const goOn = () => {
        onWithoutVoucher();
        router.refresh();
        onAnswered();
      };
      return (
        <Notice live tone="warning" title={t('voucher.gone')} actions={button(t('voucher.goOnWithout'), goOn)}>
          {t('voucher.goneSentence')}
        </Notice>
      );
    }
    case 'points': {
      const again = () => {
        // Loads the balance again, for the limit of the field.
        router.refresh();
        onPointsAgain();
      };
      return (
        <Notice live tone="warning" title={t('points.gone')} actions={button(t('points.again'), again)}>
          {failure.balance === null ? t('points.goneSentence') : t('points.goneBalance', { balance: failure.balance })}
        </Notice>
      );
    }
    case 'identity': {
      // Short enough to come back to: where the list was does not matter here.
      const href = localizedPath(locale, paths.booking(writeBookingParams({ ...booking, ...everyHotel })));
      const { isVerified, onChecked } = props;
      return <SpendingCheck until={failure.until} href={href} isVerified={isVerified} onChecked={onChecked} />;
    }
    case 'frozen':
      return <FrozenNotice live telephone={failure.telephone} />;
    case 'alreadySent':
    case 'earlierBooked': {
      const bookedBy = failure.kind === 'earlierBooked' ? failure.bookedBy : asGuest ? 'guest' : 'member';
      const texts = {
        title: t(`${failure.kind}.title`),
        sentence: failure.kind === 'earlierBooked' ? t(`earlierBooked.${bookedBy}`) : t('alreadySent.sentence'),
        show: t(bookedBy === 'guest' ? 'alreadySent.lookUp' : 'alreadySent.reservations'),
        again: t('alreadySent.again'),
      };
      const way = bookedBy === 'guest' ? paths.guestReservation() : paths.myPageReservationCheck.roomReservation();
      return <AlreadyBookedNotice tone="error" texts={texts} href={localizedPath(locale, way)} onAgain={onBookAgain} />;
    }
    case 'justBooked': {
      const { reservationNo } = failure;
      const texts = {
        title: t('alreadyBooked.title'),
        sentence: t('alreadyBooked.sentence', { reservationNo }),
        show: t('alreadyBooked.show'),
        again: t('alreadyBooked.again'),
      };
      const href = localizedPath(locale, paths.bookingConfirmation(reservationNo));
      return <AlreadyBookedNotice tone="warning" texts={texts} href={href} onAgain={onBookAgain} />;
    }
    default:
      return <AttemptFailure of="booking" failed={failed} returnTo={`${pathname}?${writeBookingParams(booking)}`} />;
  }
}
