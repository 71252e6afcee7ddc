import { useLocale, useTranslations } from 'next-intl';
import { StayReservation, type StayReservationProps } from '@/components/reservation/stay-reservation';
import { TextLink } from '@/components/ui/link';
import { localizedPath } from '@/lib/i18n/localized-path';
import { hasReceipt } from '@/lib/my-page/receipt';
import { paths } from '@/lib/routes/paths';

type MemberReservationProps = Pick<StayReservationProps, 'reservation' | 'isVerified' | 'way'>;

export function MemberReservation({ reservation, isVerified, way }: MemberReservationProps) {
  const t = useTranslations('myPage');
  const locale = useLocale();
  const { reservationNo, status } = reservation;
  const { roomReservation, roomReservationReceipt } = paths.myPageReservationCheck;
  const link = 'inline-flex min-h-11 items-center';
  return (
    <>
      <StayReservation
        reservation={reservation}
        booker="member"
        isVerified={isVerified}
        way={way}
        papers={
          <p data-screen-only className="mt-4 flex flex-wrap gap-x-8">
            {hasReceipt(reservation) && (
              <TextLink href={localizedPath(locale, roomReservationReceipt(reservationNo))} className={link}>
                {t(`receipt.link.${status}`)}
              </TextLink>
            )}
            {status === 'stayed' && (
              <TextLink
                href={localizedPath(locale, paths.myPagePoint.pointsAdjustment({ stay: reservationNo }))}
                className={link}
              >
                {t('reservation.pointsMissing')}
              </TextLink>
            )}
          </p>
        }
      />
      <p data-screen-only className="mt-12">
        <TextLink href={localizedPath(locale, roomReservation())}>{t('reservation.back')}</TextLink>
      </p>
    </>
  );
}
