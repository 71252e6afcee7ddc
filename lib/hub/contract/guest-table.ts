import * as z from 'zod';
import { amountKrw, hubLanguage } from './common.ts';
import { partySize, tableDays, tableDaysQuery } from './dining.ts';
import { endpoint } from './endpoint.ts';
import { bookedFrom, guestProof, guestRead, guestWrite, issuedProof } from './guest-call.ts';
import { bookingConsents, feeChangedData, mailAgain, missingTerms } from './reservation.ts';
import {
  cancelledTable,
  movedTable,
  tableBooked,
  tableBookingParts,
  tableBookingRefusals,
  tableFacts,
  tableMove,
  tableTakenData,
} from './table-reservation.ts';

export const createGuestTable = endpoint({
  ...guestWrite,
  name: 'createGuestTable',
  path: '/dining/guest',
  sends: 'confirmation',
  summary:
    'Book a table without a membership. Refused as createTableReservation is, with TOO_MANY_HELD by `bookedFrom` as createGuestReservation (a quarter or half of the tables that a seating has free, one in any case), and with TERMS_REQUIRED (its `data` names the terms). Confirmations are limited as those of createGuestReservation.',
  body: tableBookingParts.extend({ consents: bookingConsents, bookedFrom }),
  response: tableBooked.extend(issuedProof),
  refusalData: { ...tableBookingRefusals, TERMS_REQUIRED: missingTerms },
  idempotent: true,
});
export type CreateGuestTableBody = z.input<(typeof createGuestTable)['body']>;

export const guestTableDetail = endpoint({
  ...guestRead,
  name: 'guestTableDetail',
  path: '/dining/guest/detail',
  summary: 'The table that a proof is bound to. An expired proof is refused with PROOF_EXPIRED.',
  body: z.object({ proof: guestProof, lang: hubLanguage }),
  response: tableFacts,
});

export const guestTableAvailability = endpoint({
  ...guestRead,
  name: 'guestTableAvailability',
  path: '/dining/guest/table',
  summary: 'As tableChangeAvailability, for the table of a proof.',
  body: tableDaysQuery.extend({
    proof: guestProof,
    party: partySize,
    dayCount: z.int().min(1).max(100).optional(),
  }),
  response: tableDays,
});

export const changeGuestTable = endpoint({
  ...guestWrite,
  name: 'changeGuestTable',
  path: '/dining/guest/change',
  sends: 'confirmation',
  summary: 'Move the table of a proof, by the rules of changeTableReservation.',
  body: tableMove.extend({ proof: guestProof }),
  response: movedTable,
  refusalData: { TABLE_TAKEN: tableTakenData },
  idempotent: true,
});

export const cancelGuestTable = endpoint({
  ...guestWrite,
  name: 'cancelGuestTable',
  path: '/dining/guest/cancel',
  sends: 'confirmation',
  summary:
    'Give the table of a proof up, by the rules of cancelTableReservation. Confirmations are limited as those of createGuestReservation. Repeating it answers the same.',
  body: z.object({ proof: guestProof, expectedFeeKrw: amountKrw }),
  response: cancelledTable,
  refusalData: { FEE_CHANGED: feeChangedData },
});

export const mailGuestTable = endpoint({
  ...guestWrite,
  ...mailAgain,
  name: 'mailGuestTable',
  path: '/dining/guest/mail',
  summary: 'Send the email of the table of a proof again, as mailReservation does.',
  body: mailAgain.body.extend({ proof: guestProof }),
});
