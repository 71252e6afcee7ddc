import { usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { formatKrw } from '@/components/ui/price';
import { useWaiting } from '@/components/ui/use-waiting';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { type BookingRequest, writeBookingParams } from '@/lib/stay/booking-params';
import { offersOfBooking } from '@/lib/stay/offers-address';
import { EarlierBookingNotice } from './earlier-booking-notice';
import type { FailedBooking } from './use-confirm-booking';

interface BookingFailureNoticeProps {
  failed: FailedBooking;
  booking: BookingRequest;
  /** The total on the page, in won, a voucher deducted. */
  totalKrw: number;
  asGuest: boolean;
  onAnswered: () => void;
  /** The guest books these rooms in addition. */
  onAnew: () => void;
  /** Continues without the picked voucher. */
  onWithoutVoucher: () => void;
  onPointsAgain: () => void;
}

export function BookingFailureNotice(props: BookingFailureNoticeProps) {
  const { failed, booking, totalKrw, asGuest, onAnswered, onAnew, onWithoutVoucher, onPointsAgain } = props;
  const { failure, messageKey } = failed;
  const t = useTranslations('booking');
  const problems = useTranslations('problems');
  const locale = useLocale();
  const pathname = usePathname();
  const router = useRouter();
  const [accepting, startAccepting] = useTransition();
  useWaiting(accepting);

  switch (failure.kind) {
    case 'priceChanged': {
      const now = formatKrw(failure.totalKrw, locale);
      const accepted = writeBookingParams({ ...booking, expectedTotalKrw: failure.roomsKrw });
      const offers = paths.hotelOffers(booking.hotelId, offersOfBooking(booking));
      const accept = () =>
        startAccepting(() => {
          // Renders the page with current prices, which the next attempt confirms.
          router.replace(`${pathname}?${accepted}`, { scroll: false });
          onAnswered();
        });
      return (
        <Notice
          live
          tone="warning"
          title={t('priceChanged.title')}
          actions={
            <>
              <Button onClick={accept} pending={accepting}>
                <span className="tabular">{t('priceChanged.accept', { now })}</span>
              </Button>
              <ButtonLink variant="secondary" prefetch={false} href={localizedPath(locale, offers)}>
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
      const goOn = () =>
        startAccepting(() => {
          onWithoutVoucher();
          router.refresh();
          onAnswered();
        });
      return (
        <Notice
          live
          tone="warning"
          title={t('voucher.gone')}
          actions={
            <Button onClick={goOn} pending={accepting}>
              {t('voucher.goOnWithout')}
            </Button>
          }
        >
          {t('voucher.goneSentence')}
        </Notice>
      );
    }
    case 'points': {
      const again = () =>
        startAccepting(() => {
          // Loads the balance again, for the limit of the field.
          router.refresh();
          onPointsAgain();
        });
      return (
        <Notice
          live
          tone="warning"
          title={t('points.gone')}
          actions={
            <Button onClick={again} pending={accepting}>
              {t('points.again')}
            </Button>
          }
        >
          {failure.balance === null ? t('points.goneSentence') : t('points.goneBalance', { balance: failure.balance })}
        </Notice>
      );
    }
    case 'session': {
      const returnTo = `${pathname}?${writeBookingParams(booking)}`;
      return (
        <Notice
          live
          tone="error"
          title={t('session.title')}
          actions={
            <ButtonLink prefetch={false} href={localizedPath(locale, paths.membershipLogin({ returnTo }))}>
              {t('session.logIn')}
            </ButtonLink>
          }
        >
          {failure.earlierUnsure ? t('unsure.sentence') : t('session.sentence')}
        </Notice>
      );
    }
    case 'alreadySent':
      return <EarlierBookingNotice kind="alreadySent" bookedBy={asGuest ? 'guest' : 'member'} onAnew={onAnew} />;
    case 'earlierBooked':
      return <EarlierBookingNotice kind="earlierBooked" bookedBy={failure.bookedBy} onAnew={onAnew} />;
    case 'notSent':
      return (
        <Notice live tone="error" title={t('notSent.title')}>
          {t('notSent.sentence')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice live tone="error">
          {problems(messageKey)}
        </Notice>
      );
    default:
      return (
        <Notice live tone="error" title={t('unsure.title')}>
          {problems(messageKey)} {t('unsure.sentence')}
        </Notice>
      );
  }
}
