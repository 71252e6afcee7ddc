import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { ReservationTerms } from '@/components/stay/reservation-terms';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { seoulMoment } from '@/lib/dates/format';
import { roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import { localizedPath } from '@/lib/i18n/localized-path';
import { guestAddress } from '@/lib/routes/handlers';
import { hubCall } from '@/lib/routes/hub-calls';
import { paths } from '@/lib/routes/paths';
import { CancelReservation } from './cancel-reservation';
import { staySubject } from './cancel-subject';
import { ContactLines } from './contact-lines';
import { PrintButton } from './device-buttons';
import { MailAgain } from './mail-again';

export function changePathOf(
  booker: 'member' | 'guest',
  reservationNo: string,
  query: Parameters<typeof paths.guestReservationChange>[0] = {},
): string {
  return booker === 'guest'
    ? paths.guestReservationChange(query)
    : paths.myPageReservationCheck.roomReservationChange(reservationNo, query);
}

export function StayChanges({ reservation, booker }: { reservation: ReservationDetail; booker: 'member' | 'guest' }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { cancel, terms } = useMessages().common;
  const { reservationNo, status, contact } = reservation;
  const isConfirmed = status === 'confirmed';
  const isChangeable = reservation.guestsChangeableYn === 'Y';
  const isCancellable = reservation.cancellableYn === 'Y';
  return (
    // Keeps its place in the tree when cancelled: the button moves the focus to the result.
    <Section rule title={t(isConfirmed ? 'reservation.changesTitle' : 'reservation.bookedTitle')}>
      {isConfirmed && <ReservationTerms stay={reservation} className="mb-8 max-w-reading" />}
      <div data-screen-only className="mb-8 flex flex-wrap items-center gap-3">
        {isChangeable && (
          <ButtonLink href={localizedPath(locale, changePathOf(booker, reservationNo))}>
            {t('lookUp.change')}
          </ButtonLink>
        )}
        <NextIntlClientProvider locale={locale} messages={{ common: { cancel, terms } }}>
          <CancelReservation
            subject={staySubject(reservation, locale)}
            reservationNo={reservationNo}
            path={
              booker === 'guest'
                ? guestAddress('cancel', reservationNo)
                : hubCall('cancelReservation', { reservationNo })
            }
            cancellable={isCancellable}
            cancelNowKrw={reservationTerms(reservation).nowKrw}
            voucherName={reservation.voucher?.name}
            paid={reservation.points && { totalKrw: reservation.totalKrw, points: reservation.points }}
            earlierKrw={roomFeesDueKrw(reservation.cancelledRooms)}
          />
        </NextIntlClientProvider>
        {isConfirmed && <MailAgain of="booking" booker={booker} number={reservationNo} email={contact.email} />}
        <PrintButton label={t('confirmation.print')} />
        {isConfirmed && !isChangeable && <p className="text-ink-soft">{t('lookUp.tooLate')}</p>}
        {isConfirmed && isChangeable && !isCancellable && (
          <p className="text-ink-soft">{t('reservation.notCancellable')}</p>
        )}
      </div>
      <DescriptionList items={[{ term: t('confirmation.contact'), description: <ContactLines contact={contact} /> }]} />
      <p className="mt-4 text-ink-muted text-sm">
        {t('reservation.bookedAt', seoulMoment(reservation.bookedAt, locale))}
      </p>
    </Section>
  );
}
