import clsx from 'clsx';
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { CancelReservation } from '@/components/reservation/cancel-reservation';
import { staySubject } from '@/components/reservation/cancel-subject';
import { cancelledResultId } from '@/components/reservation/cancelled-result';
import { MailAgain } from '@/components/reservation/mail-again';
import { ReservationTerms } from '@/components/stay/reservation-terms';
import { ButtonLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { localizedPath } from '@/lib/i18n/localized-path';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';

export function ReservationCancellation({ reservation }: { reservation: ReservationDetail }) {
  const t = useTranslations('myPage.reservation');
  const locale = useLocale();
  const { cancel, terms } = useMessages().common;
  const { reservationNo, status } = reservation;
  const isOpen = status === 'confirmed';
  return (
    // Keeps its place in the tree when cancelled: the button moves the focus to the result.
    <Section rule={isOpen} title={isOpen ? t('cancellation') : undefined}>
      {isOpen && <ReservationTerms locale={locale} stay={reservation} className="max-w-reading" />}
      <div className={clsx('flex flex-wrap items-center gap-3 print:hidden', isOpen && 'mt-8')}>
        {reservation.guestsChangeableYn === 'Y' && (
          <ButtonLink
            variant="secondary"
            href={localizedPath(locale, paths.myPageReservationCheck.roomReservationChange(reservationNo))}
          >
            {t('change')}
          </ButtonLink>
        )}
        <NextIntlClientProvider locale={locale} messages={{ common: { cancel, terms } }}>
          <CancelReservation
            subject={staySubject(reservation, locale)}
            reservationNo={reservationNo}
            path={hubCall('cancelReservation', { reservationNo })}
            cancellable={reservation.cancellableYn === 'Y'}
            cancelNowKrw={reservationTerms(reservation).nowKrw}
            voucherName={reservation.voucher?.name}
            paid={reservation.points && { totalKrw: reservation.totalKrw, points: reservation.points }}
            resultId={cancelledResultId}
            earlierKrw={roomFeesDueKrw(reservation.cancelledRooms)}
          />
        </NextIntlClientProvider>
        {isOpen && <MailAgain of="booking" booker="member" number={reservationNo} email={reservation.contact.email} />}
        {isOpen && reservation.cancellableYn === 'N' && <p className="text-ink-soft">{t('notCancellable')}</p>}
      </div>
    </Section>
  );
}
