import { tableDetailOf } from '../dining/restaurant-texts.ts';
import { isMailToGuestAllowed } from '../member/mail-limits.ts';
import { sendMail } from '../member/outbox.ts';
import { issueProof, reservationNoOfProof } from '../stay/guest-proof.ts';
import { requireConsents } from '../stay/required-consents.ts';
import type { World } from '../world.ts';
import { bookedTable, cancelledTable, daysToMoveTo, movedTable, requireTable, tableMailAgain } from './dining.ts';
import type { Handlers } from './handler.ts';

const tableOf = (world: World, proof: string) => ({
  membershipNo: null,
  tableReservationNo: reservationNoOfProof(world, proof),
});

export const guestTableHandlers = {
  /** Runs inside the transaction of its idempotency key. */
  createGuestTable({ body }, world) {
    requireConsents('dining', body.consents);
    const { booked, mail } = bookedTable(world, null, body, body.consents);
    if (isMailToGuestAllowed(world, mail[0])) sendMail(world, ...mail);
    return { ...booked, ...issueProof(world, booked.tableReservationNo) };
  },

  guestTableDetail({ body }, world) {
    return tableDetailOf(world, requireTable(world, tableOf(world, body.proof)), body.lang);
  },

  guestTableAvailability({ body }, world) {
    return daysToMoveTo(world, tableOf(world, body.proof), body);
  },

  /** Runs inside the transaction of its idempotency key. */
  changeGuestTable({ body }, world) {
    const { moved, mail } = movedTable(world, tableOf(world, body.proof), body);
    sendMail(world, ...mail);
    return moved;
  },

  cancelGuestTable({ body, language }, world) {
    const { cancelled, mail } = cancelledTable(world, tableOf(world, body.proof), body.expectedFeeKrw, language);
    if (mail && isMailToGuestAllowed(world, mail[0])) sendMail(world, ...mail);
    return cancelled;
  },

  mailGuestTable({ body }, world) {
    sendMail(world, ...tableMailAgain(world, tableOf(world, body.proof), body.lang));
    return {};
  },
} satisfies Handlers;
