import * as z from 'zod';
import { amountKrw, emptyResult, hubLanguage } from './common.ts';
import { endpoint } from './endpoint.ts';
import { bookedFrom, bookedKind, guestProof, guestRead, guestWrite, issuedProof } from './guest-call.ts';
import {
  bookingParts,
  bookingRefusals,
  cancellation,
  feeChangedData,
  mailAgain,
  reservationFacts,
  reservationNo,
} from './reservation.ts';
import {
  agreedChange,
  changed,
  changeQuote,
  changeRefusals,
  changeWish,
  nightsForChange,
  nightsWish,
} from './reservation-change.ts';
import { typedContact, typedEmail, typedName } from './typed-schema.ts';
import { GUEST_NAME_MAX } from './typed-text.ts';

export const createGuestReservation = endpoint({
  ...guestWrite,
  name: 'createGuestReservation',
  path: '/reservation/guest',
  sends: 'confirmation',
  summary:
    'Book rooms of one hotel without a membership, at the rates for everybody. Refused as createReservation is, but for GRACE_USED_UP, and with TOO_MANY_HELD by `bookedFrom`: contacts of guests are unproven. From one address at most a quarter of the rooms that a night has free, from a /48 half, and two in any case; a change to other nights is refused alike. A member rate is refused with MEMBER_RATE. To one mailbox at most twenty confirmations of what guests book and cancel are sent in ten minutes; further ones are done without a mail.',
  body: bookingParts.extend({ bookedFrom }),
  response: z.object({ reservationNo, totalKrw: amountKrw, ...issuedProof }),
  refusalData: bookingRefusals,
  idempotent: true,
});

export const lookUpReservation = endpoint({
  ...guestWrite,
  name: 'lookUpReservation',
  path: '/reservation/guest/lookup',
  summary:
    'Find a reservation of rooms or of a table that was made without a membership; its number with or without the hyphen. An unknown number, a wrong name and a wrong contact answer the same, after the same work.',
  body: z.object({ reservationNo, lastName: typedName(GUEST_NAME_MAX), contact: typedContact }),
  response: z.object({ reservationNo, kind: bookedKind.default('room'), ...issuedProof }),
});

export const guestReservationDetail = endpoint({
  ...guestRead,
  name: 'guestReservationDetail',
  path: '/reservation/guest/detail',
  summary: 'The reservation that a proof is bound to. An expired proof is refused with PROOF_EXPIRED.',
  body: z.object({ proof: guestProof, lang: hubLanguage }),
  response: reservationFacts,
});

export const cancelGuestReservation = endpoint({
  ...guestWrite,
  name: 'cancelGuestReservation',
  path: '/reservation/guest/cancel',
  sends: 'confirmation',
  summary:
    'Cancel the reservation of a proof, by the rules of cancelReservation. Confirmations are limited as those of createGuestReservation. Repeating it answers the same.',
  body: z.object({ proof: guestProof, expectedFeeKrw: amountKrw }),
  response: cancellation,
  refusalData: { FEE_CHANGED: feeChangedData },
});

export const guestReservationNights = endpoint({
  ...guestRead,
  name: 'guestReservationNights',
  path: '/reservation/guest/nights',
  summary: 'Nights to which the reservation of a proof could be moved, by the rules of reservationNights.',
  body: nightsWish.extend({ proof: guestProof }),
  response: nightsForChange,
  refusalData: { FEE_DUE: feeChangedData },
});

export const quoteGuestChange = endpoint({
  ...guestRead,
  name: 'quoteGuestChange',
  path: '/reservation/guest/quote',
  summary: 'What a change of the reservation of a proof would cost, by the rules of quoteChange.',
  body: changeWish.extend({ proof: guestProof }),
  response: changeQuote,
  refusalData: changeRefusals,
});

export const changeGuestReservation = endpoint({
  ...guestWrite,
  name: 'changeGuestReservation',
  path: '/reservation/guest/change',
  sends: 'confirmation',
  summary: 'Change the reservation of a proof, by the rules of changeReservation.',
  body: agreedChange.extend({ proof: guestProof }),
  response: changed,
  refusalData: changeRefusals,
  idempotent: true,
});

export const mailGuestReservation = endpoint({
  ...guestWrite,
  ...mailAgain,
  name: 'mailGuestReservation',
  path: '/reservation/guest/mail',
  summary: 'Send the email of the reservation of a proof again, as mailReservation does.',
  body: mailAgain.body.extend({ proof: guestProof }),
});

export const mailGuestNumbers = endpoint({
  ...guestWrite,
  name: 'mailGuestNumbers',
  path: '/reservation/guest/number',
  sends: 'key',
  summary:
    'Email the numbers of the coming reservations, of rooms and of tables, that were made without a membership under this family name and address. Answers the same where there are none, and sends at most three to one address in ten minutes.',
  body: z.object({ lastName: typedName(GUEST_NAME_MAX), email: typedEmail, lang: hubLanguage }),
  response: emptyResult,
});
