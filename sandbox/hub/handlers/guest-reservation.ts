import { mailboxKey } from '../../../lib/hub/contract/same-person.ts';
import { isMailAllowed, isMailToGuestAllowed } from '../member/mail-limits.ts';
import { sendMail } from '../member/outbox.ts';
import { Refusal } from '../refusal.ts';
import { bookRooms } from '../stay/booking.ts';
import { cancelReservation } from '../stay/cancelling.ts';
import { changeCalendar } from '../stay/change-calendar.ts';
import { changeReservation, quoteChange } from '../stay/changing.ts';
import { lookUpGuest } from '../stay/guest-lookup.ts';
import { issueProof, reservationNoOfProof } from '../stay/guest-proof.ts';
import { lostNumbersMail } from '../stay/lost-numbers.ts';
import { findGuestReservation, type ReservationRow } from '../stay/reservation-store.ts';
import { describeReservation } from '../stay/reservation-texts.ts';
import { cancelledStayMail, changedStayMail, stayMail, stayMailAgain } from '../stay/stay-mails.ts';
import { today, type World } from '../world.ts';
import type { Handlers } from './handler.ts';

/** To one address within ten minutes. */
const LOST_NUMBERS_MAILS = 3;

/** Reads the reservation of a proof; a stay that is over counts as one, as settlement does for a member's. */
export function finderOf(world: World, proof: string): () => ReservationRow | undefined {
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
    const row = findGuestReservation(world, booked.reservationNo);
    if (row && isMailToGuestAllowed(world, row.email)) {
      sendMail(world, ...stayMail(world, row, 'booked', call.body.lang));
    }
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
    if (before?.status === 'confirmed' && isMailToGuestAllowed(world, before.email)) {
      sendMail(world, ...cancelledStayMail(world, before, cancelled, call.language));
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
    if (row) sendMail(world, ...changedStayMail(world, row, call.body));
    return changed;
  },

  mailGuestReservation(call, world) {
    const row = finderOf(world, call.body.proof)();
    if (!row) throw new Refusal('NOT_FOUND');
    sendMail(world, ...stayMailAgain(world, row, call.body.lang));
    return {};
  },

  mailGuestNumbers(call, world) {
    const mail = lostNumbersMail(world, call.body);
    if (mail && isMailAllowed(world, 'lost-numbers', mailboxKey(mail[0]), LOST_NUMBERS_MAILS)) {
      if (isMailToGuestAllowed(world, mail[0])) sendMail(world, ...mail);
    }
    return {};
  },
} satisfies Handlers;
