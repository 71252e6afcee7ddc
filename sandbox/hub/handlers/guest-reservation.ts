import { sendMail } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { cancellationEmail } from '../seed/cancellation-email.ts';
import { bookingEmail, changeEmail } from '../seed/emails.ts';
import { bookRooms } from '../stay/booking.ts';
import { cancelReservation } from '../stay/cancelling.ts';
import { changeCalendar } from '../stay/change-calendar.ts';
import { changeReservation, quoteChange } from '../stay/changing.ts';
import { lookUpGuest } from '../stay/guest-lookup.ts';
import { issueProof, reservationNoOfProof } from '../stay/guest-proof.ts';
import { findGuestReservation, type ReservationRow } from '../stay/reservation-store.ts';
import { describeReservation } from '../stay/reservation-texts.ts';
import { withTerms } from '../stay/terms-text.ts';
import { today, type World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** Reads the reservation of a proof; a stay that is over counts as one, as settlement does for a member's. */
function finderOf(world: World, proof: string): () => ReservationRow | undefined {
  const reservationNo = reservationNoOfProof(world, proof);
  return () => {
    const row = findGuestReservation(world, reservationNo);
    return row?.status === 'confirmed' && row.checkOut < today(world) ? { ...row, status: 'stayed' } : row;
  };
}

export const guestReservationHandlers = {
  /** Runs inside the transaction of its idempotency key. */
  createGuestReservation(call, world) {
    const booked = bookRooms(world, null, call.body);
    const { subject, text } = bookingEmail(
      call.body,
      withTerms(world, booked, call.body.lang),
      call.body.lang,
      'guest',
    );
    sendMail(world, call.body.contact.email, subject, text);
    return { ...booked, ...issueProof(world, booked.reservationNo) };
  },

  lookUpReservation(call, world) {
    const found = lookUpGuest(world, call.body);
    return { ...found, ...issueProof(world, found.reservationNo) };
  },

  guestReservationDetail(call, world) {
    const row = finderOf(world, call.body.proof)();
    if (!row) throw new Refusal('NOT_FOUND');
    return describeReservation(world, row, call.body.lang);
  },

  cancelGuestReservation(call, world) {
    const find = finderOf(world, call.body.proof);
    const before = find();
    const cancelled = cancelReservation(world, find, call.body.expectedFeeKrw);
    if (before?.status === 'confirmed') {
      const { subject, text } = cancellationEmail(cancelled, call.language);
      sendMail(world, before.email, subject, text);
    }
    return cancelled;
  },

  guestReservationNights(call, world) {
    return changeCalendar(world, finderOf(world, call.body.proof)(), call.body);
  },

  quoteGuestChange(call, world) {
    return quoteChange(world, finderOf(world, call.body.proof), call.body);
  },

  /** Runs inside the transaction of its idempotency key. */
  changeGuestReservation(call, world) {
    const find = finderOf(world, call.body.proof);
    const changed = changeReservation(world, find, call.body);
    const row = find();
    if (row) {
      const { subject, text } = changeEmail(withTerms(world, row, call.body.lang), call.body.lang);
      sendMail(world, row.email, subject, text);
    }
    return changed;
  },
} satisfies Handlers;
