import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { CancelReservation } from '@/components/reservation/cancel-reservation';
import { staySubject } from '@/components/reservation/cancel-subject';
import { CancelledResult, CancelledSummary, cancelledResultId } from '@/components/reservation/cancelled-result';
import { CancelledRooms } from '@/components/reservation/cancelled-rooms';
import { PrintButton } from '@/components/reservation/device-buttons';
import { LeaveReservation } from '@/components/reservation/leave-reservation';
import { MailAgain } from '@/components/reservation/mail-again';
import { ReservationNumber } from '@/components/reservation/reservation-number';
import { SaveStayButton } from '@/components/reservation/save-stay-button';
import { StayNotices } from '@/components/stay/stay-notices';
import { DescriptionList } from '@/components/ui/description-list';
import { ButtonLink, TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { roomToCancelQuery } from '@/lib/booking/room-to-cancel';
import { formatSeoulInstant } from '@/lib/dates/format';
import { roomFeesDueKrw } from '@/lib/hub/contract/point-payment';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { reservationTerms } from '@/lib/hub/contract/reservation-terms';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import type { Messages } from '@/lib/i18n/messages';
import { guestAddress } from '@/lib/routes/handlers';
import { paths } from '@/lib/routes/paths';
import { confirmationFacts } from './confirmation-facts';
import { ConfirmationRooms } from './confirmation-rooms';
import { ReservationSlip } from './reservation-slip';

export interface GuestReservationProps {
  locale: Locale;
  reservation: ReservationDetail;
  messages: Pick<Messages['common'], 'cancel'>;
}

export function GuestReservation({ locale, reservation, messages }: GuestReservationProps) {
  const t = useTranslations('booking');
  const common = useTranslations('common.stay');
  const { reservationNo, status, rooms, cancelledAt } = reservation;
  const isOpen = reservation.guestsChangeableYn === 'Y';
  const isSeveral = rooms.length > 1 && reservation.cancellableYn === 'Y';
  const cancelLinks = (isSeveral ? rooms : []).map((_, index) => ({
    href: localizedPath(locale, paths.guestReservationChange(roomToCancelQuery(index, reservation))),
    label: t('change.cancelRoom', { number: index + 1 }),
  }));
  return (
    <main id="content" className="page-width py-10 md:py-16">
      <PageHeading eyebrow={t('lookUp.eyebrow')} title={reservation.hotelName} lead={t(`lookUp.status.${status}`)}>
        <ReservationNumber
          label={t('confirmation.reservationNo')}
          number={reservationNo}
          testId="reservation-no"
          className="mt-6"
        />
      </PageHeading>
      {status === 'cancelled' && cancelledAt !== null && (
        <div className="mt-8">
          <CancelledResult cancelledAt={formatSeoulInstant(cancelledAt, locale)}>
            <CancelledSummary locale={locale} reservation={reservation} />
          </CancelledResult>
        </div>
      )}
      <div className="mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <DescriptionList items={confirmationFacts(reservation, { locale, t, common })} />
          <ConfirmationRooms
            rooms={rooms}
            actions={cancelLinks.map(({ href, label }) => (
              <TextLink key={href} href={href} className="inline-flex min-h-11 items-center text-sm print:hidden">
                {label}
              </TextLink>
            ))}
          />
          <CancelledRooms rooms={reservation.cancelledRooms} />
          <StayNotices notices={reservation.notices} />
          <div data-screen-only className="flex flex-wrap items-center gap-3">
            {isOpen && (
              <ButtonLink href={localizedPath(locale, paths.guestReservationChange())}>{t('lookUp.change')}</ButtonLink>
            )}
            {status !== 'cancelled' && (
              <SaveStayButton locale={locale} label={t('confirmation.saveCalendar')} reservation={reservation} />
            )}
            {status === 'confirmed' && (
              <MailAgain of="booking" booker="guest" number={reservationNo} email={reservation.contact.email} />
            )}
            <PrintButton label={t('confirmation.print')} />
            <NextIntlClientProvider locale={locale} messages={{ common: messages }}>
              <CancelReservation
                subject={staySubject(reservation, locale)}
                reservationNo={reservationNo}
                path={guestAddress('cancel', reservationNo)}
                cancellable={reservation.cancellableYn === 'Y'}
                cancelNowKrw={reservationTerms(reservation).nowKrw}
                voucherName={reservation.voucher?.name}
                resultId={cancelledResultId}
                earlierKrw={roomFeesDueKrw(reservation.cancelledRooms)}
              />
            </NextIntlClientProvider>
            {status === 'confirmed' && !isOpen && <p className="text-ink-soft">{t('lookUp.tooLate')}</p>}
          </div>
          <LeaveReservation locale={locale} />
        </div>
        <ReservationSlip locale={locale} reservation={reservation} />
      </div>
    </main>
  );
}
