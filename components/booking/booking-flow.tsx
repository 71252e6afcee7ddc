'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReservationTerms, type ReservationTermsProps } from '@/components/stay/reservation-terms';
import { StayNotices } from '@/components/stay/stay-notices';
import { showResult } from '@/components/ui/show-result';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { trackCheckout } from '@/lib/analytics/stay-events';
import { bookingItems } from '@/lib/booking/analytics-items';
import { chosenAsks, wantedAskOf } from '@/lib/booking/ask-choice';
import { bookingVisitStore, GUEST_OWNER, guestFormKey, visitKey } from '@/lib/booking/booking-visit';
import { type GuestForm, reservationBody, type ShownTerm, withDefaults } from '@/lib/booking/guest-form';
import { useVisit } from '@/lib/booking/use-visit';
import type { AskOption } from '@/lib/hub/contract/ask';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import type { RoomType } from '@/lib/hub/contract/hotel';
import { languageOf } from '@/lib/i18n/languages';
import type { StayToBook } from '@/lib/stay/booking-params';
import { AlreadyBooked } from './already-booked';
import { BookingFailureNotice } from './booking-failure-notice';
import { BookingReview } from './booking-review';
import { BookingSteps } from './booking-steps';
import { GuestDetailsForm } from './guest-details-form';
import { usePaymentChoice } from './payment-choice';
import { PreferencesContext, type PreferencesLoad } from './preference-offer';
import { SoldOut } from './sold-out';
import { type FailedBooking, useConfirmBooking } from './use-confirm-booking';

export interface BookingFlowProps {
  booking: StayToBook;
  hotelName: string;
  /** Current prices, for the total and for analytics. */
  rooms: readonly (ReservationTermsProps['stay']['rooms'][number] & {
    ratePlanName: string;
    accessibility: RoomType['accessibility'];
    price: { totalKrw: number };
    /** What its rate includes, where the summary beside the review is folded. */
    included: ReactNode;
  })[];
  asOf: string;
  notices: readonly StayNotice[];
  terms: readonly ShownTerm[];
  askOptions: readonly AskOption[];
  /** Membership number; null for a guest. */
  owner: string | null;
  prefilled: GuestForm;
  preferences: PreferencesLoad;
  /** The member comes back from the identity check, which was shown in place of this page. */
  isVerified: boolean;
}

const mustAnswer = [
  'priceChanged',
  'voucher',
  'points',
  'identity',
  'frozen',
  'alreadySent',
  'earlierBooked',
  'justBooked',
  'session',
];

export function BookingFlow(props: BookingFlowProps) {
  const { booking, hotelName, rooms, terms, askOptions, owner, prefilled } = props;
  const t = useTranslations('booking');
  const locale = useLocale();
  const { code } = languageOf(locale);
  const visitOwner = owner ?? GUEST_OWNER;
  const { visit, restoredForm, update, startOver } = useVisit(bookingVisitStore, {
    key: visitKey(booking, visitOwner),
    guestKey: visitKey(booking, GUEST_OWNER),
    formKey: guestFormKey(booking),
    owner: visitOwner,
    roomCount: booking.rooms.length,
  });
  const { confirm, isHeld, pending, failed, clearFailure, bookAgain } = useConfirmBooking(update, {
    booking,
    owner: visitOwner,
  });
  const { voucher, chooseVoucher, paid, error: pointError, typePoints, totalKrw } = usePaymentChoice();
  const title = useRef<HTMLHeadingElement>(null);
  const stage = visit?.stage ?? 'details';
  const isBooked = visit !== null && visit.reservationNo !== null;

  const checkoutDue = visit !== null && !visit.checkoutTracked && !isBooked;
  useEffect(() => {
    if (!checkoutDue) return;
    update({ checkoutTracked: true });
    const items = bookingItems({ hotelId: booking.hotelId, hotelName }, rooms);
    trackCheckout({ totalKrw, items });
  }, [checkoutDue, update, booking.hotelId, hotelName, rooms, totalKrw]);

  const storedVoucherId = visit?.voucherId ?? null;
  useEffect(() => chooseVoucher(storedVoucherId), [chooseVoucher, storedVoucherId]);
  const storedPoints = visit?.form?.points ?? prefilled.points ?? '';
  useEffect(() => typePoints(storedPoints), [typePoints, storedPoints]);

  const [atPoints, setAtPoints] = useState(false);
  const [returned, setReturned] = useState(props.isVerified);
  function goTo(next: 'details' | 'review', form: GuestForm) {
    clearFailure();
    setAtPoints(false);
    update({ stage: next, form });
    showResult(title.current);
  }

  // Back leads from the review to the details, on the same page.
  useBackCloses(stage === 'review' && !isBooked, () => {
    if (!pending && visit?.form) goTo('details', visit.form);
  });

  if (isBooked && !pending) {
    const onGone = () => {
      bookAgain();
      startOver();
    };
    return <AlreadyBooked reservationNo={visit.reservationNo ?? ''} asGuest={owner === null} onGone={onGone} />;
  }
  const gone = failed?.failure;
  if (gone?.kind === 'soldOut' || gone?.kind === 'unbookable') return <SoldOut booking={booking} failure={gone} />;
  const form = visit?.form ?? null;
  const typed = form ?? restoredForm;
  // Balance or price may have changed since the points were typed.
  const failedNow: FailedBooking | null =
    failed ??
    (pointError && { failure: { kind: 'points', balance: null }, messageKey: 'conflict' }) ??
    (returned ? { failure: { kind: 'identity', until: null }, messageKey: 'conflict' } : null);
  const bodyOf = (complete: GuestForm) =>
    reservationBody({
      booking,
      shownTotalKrw: totalKrw,
      form: complete,
      terms,
      voucherId: voucher?.voucherId ?? null,
      paid,
      asks: chosenAsks(askOptions, complete.asks).map(wantedAskOf),
      language: code,
    });
  const onChecked = () => {
    setReturned(false);
    clearFailure();
    // Of another sum the guest decides.
    if (form !== null && isHeld(bodyOf(form))) confirm(bodyOf(form));
  };
  return (
    <section aria-labelledby="booking-step">
      <BookingSteps current={stage} />
      <h2 ref={title} id="booking-step" tabIndex={-1} className="display mb-8 text-xl focus-visible:outline-none">
        {stage === 'details' ? t('form.title') : t('review.title')}
      </h2>
      <StayNotices notices={props.notices} className="mb-8" />
      {stage === 'review' && visit && form ? (
        <BookingReview
          form={form}
          rooms={rooms}
          terms={terms}
          asks={chosenAsks(askOptions, form.asks)}
          voucher={voucher}
          points={paid}
          totalKrw={totalKrw}
          conditions={<ReservationTerms stay={{ rooms, totalKrw, points: paid, asOf: props.asOf }} />}
          pending={pending}
          canConfirm={!mustAnswer.includes(failedNow?.failure.kind ?? '')}
          failure={
            failedNow && (
              <BookingFailureNotice
                failed={failedNow}
                booking={booking}
                totalKrw={totalKrw}
                asGuest={owner === null}
                onAnswered={clearFailure}
                onBookAgain={bookAgain}
                isVerified={returned}
                onChecked={onChecked}
                onWithoutVoucher={() => update({ voucherId: null })}
                onPointsAgain={() => {
                  goTo('details', form);
                  setAtPoints(true);
                }}
              />
            )
          }
          onChange={() => goTo('details', form)}
          onConfirm={() => confirm(bodyOf(form))}
        />
      ) : (
        <PreferencesContext value={props.preferences}>
          <GuestDetailsForm
            key={restoredForm ? 'restored' : 'prefilled'}
            roomCount={booking.rooms.length}
            stay={booking}
            initial={typed ? withDefaults(typed, prefilled) : prefilled}
            terms={terms}
            askOptions={askOptions}
            onDraft={(draft) => update({ form: draft })}
            atPoints={atPoints}
            onVoucher={(voucherId) => update({ voucherId })}
            onComplete={(complete) => goTo('review', complete)}
          />
        </PreferencesContext>
      )}
    </section>
  );
}
