import * as z from 'zod';
import {
  amountKrw,
  entityId,
  hubLanguage,
  instant,
  listOf,
  MOST_OF_ALL,
  picture,
  seoulDay,
  seoulTime,
  telephone,
  text,
  yesNo,
} from './common.ts';
import { holdMinutes, partySize, tableAlternative, tableDays, tableDaysQuery, tableReservationNo } from './dining.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import {
  bookingContact,
  earlierBookedData,
  earlierKeys,
  feeChangedData,
  guestNames,
  mailAgain,
  revision,
  shownContact,
} from './reservation.ts';
import { typedText } from './typed-schema.ts';
import { REQUESTS_MAX } from './typed-text.ts';

const tableReservationStatus = z.enum(['confirmed', 'cancelled', 'dined']);

const tableOccasion = z.enum(['none', 'birthday', 'anniversary', 'proposal', 'business', 'familyMeeting']);
export type TableOccasion = z.infer<typeof tableOccasion>;

export const tableTakenData = z.object({ alternatives: listOf(tableAlternative) });

const seatingWish = { date: seoulDay, time: seoulTime, party: partySize };

export const tableBookingParts = z.object({
  restaurantId: entityId,
  ...seatingWish,
  ...guestNames,
  contact: bookingContact,
  occasion: tableOccasion.default('none'),
  requests: typedText(REQUESTS_MAX).default(''),
  earlierKeys,
  lang: hubLanguage,
});
export const tableBookingRefusals = { TABLE_TAKEN: tableTakenData, EARLIER_BOOKED: earlierBookedData };
export const tableBooked = z.object({ tableReservationNo, ...seatingWish });

export const createTableReservation = endpoint({
  ...memberWrite,
  name: 'createTableReservation',
  path: '/dining/reservation',
  sends: 'confirmation',
  summary:
    'Book a table. Refused with TABLE_TAKEN (its `data` carries ways on) when the last one has gone meanwhile, with EARLIER_BOOKED when an attempt of `earlierKeys` has booked, with TOO_MANY_HELD where the member has many tables of the restaurant on that day.',
  body: tableBookingParts,
  response: tableBooked,
  refusalData: tableBookingRefusals,
  idempotent: true,
});
export type CreateTableReservationBody = z.input<(typeof createTableReservation)['body']>;

const tableReservationSummary = z.object({
  tableReservationNo,
  status: tableReservationStatus,
  restaurantId: entityId,
  restaurantName: text,
  cuisine: text,
  hotelId: entityId,
  hotelName: text,
  cityName: text,
  picture,
  ...seatingWish,
});
export type TableReservationSummary = z.infer<typeof tableReservationSummary>;

export const listTableReservations = endpoint({
  ...memberRead,
  name: 'listTableReservations',
  path: '/dining/reservation',
  summary: "The member's tables, next ones first, then past and cancelled ones.",
  query: z.object({ lang: hubLanguage }),
  response: z.object({ tableReservations: listOf(tableReservationSummary) }),
});

export const tableFacts = tableReservationSummary.extend({
  address: text,
  telephone,
  location: text,
  dressCode: text,
  minParty: partySize,
  maxParty: partySize,
  durationMinutes: z.int().min(1).max(MOST_OF_ALL),
  guestFirstName: text,
  guestLastName: text,
  contact: shownContact,
  occasion: tableOccasion,
  requests: text,
  /** Cancelling and changing cost nothing until this instant, then cancelling costs `penaltyKrw`. */
  freeUntil: instant,
  penaltyKrw: amountKrw,
  cancelNowKrw: amountKrw,
  holdMinutes,
  cancellableYn: yesNo,
  changeableYn: yesNo,
  revision,
  bookedAt: instant,
  changedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancellationFeeKrw: amountKrw.nullable(),
});

export const tableReservationDetail = endpoint({
  ...memberRead,
  name: 'tableReservationDetail',
  path: '/dining/reservation/{tableReservationNo}',
  summary: 'One table of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ tableReservationNo }),
  query: z.object({ lang: hubLanguage }),
  response: tableFacts,
});
export type TableReservationDetail = z.infer<(typeof tableReservationDetail)['response']>;

export const tableChangeAvailability = endpoint({
  ...memberRead,
  name: 'tableChangeAvailability',
  path: '/dining/reservation/{tableReservationNo}/table',
  summary: 'As tableAvailability, for a table of the member that is to be moved: its own place counts as free.',
  params: z.object({ tableReservationNo }),
  query: tableDaysQuery,
  response: tableDays,
});

export const tableMove = z.object({
  ...seatingWish,
  occasion: tableOccasion,
  requests: typedText(REQUESTS_MAX),
  /** Of the table that is moved: after another change it is refused with CHANGED_MEANWHILE. */
  revision,
  lang: hubLanguage,
});
export const movedTable = z.object({ tableReservationNo, ...seatingWish, revision });

export const changeTableReservation = endpoint({
  ...memberWrite,
  name: 'changeTableReservation',
  path: '/dining/reservation/{tableReservationNo}/change',
  sends: 'confirmation',
  summary:
    'Move a table to another seating or party under its number; nothing is given up unless the new one is had. Refused with TABLE_TAKEN, CHANGED_MEANWHILE, NOTHING_CHANGED or NOT_CHANGEABLE, and with RATE_LIMITED beyond twelve of one reservation in ten minutes.',
  params: z.object({ tableReservationNo }),
  body: tableMove,
  response: movedTable,
  refusalData: { TABLE_TAKEN: tableTakenData },
  idempotent: true,
});
export type ChangeTableReservationBody = z.input<(typeof changeTableReservation)['body']>;

export const cancelledTable = z.object({ tableReservationNo, cancellationFeeKrw: amountKrw, cancelledAt: instant });

export const cancelTableReservation = endpoint({
  ...memberWrite,
  name: 'cancelTableReservation',
  path: '/dining/reservation/{tableReservationNo}/cancel',
  sends: 'confirmation',
  summary:
    'Give a table up for the fee that the member saw; another fee is refused with FEE_CHANGED. The email is in the language of Accept-Language. Repeating it answers the same.',
  params: z.object({ tableReservationNo }),
  body: z.object({ expectedFeeKrw: amountKrw }),
  response: cancelledTable,
  refusalData: { FEE_CHANGED: feeChangedData },
});

export const mailTable = endpoint({
  ...memberWrite,
  ...mailAgain,
  name: 'mailTable',
  path: '/dining/reservation/{tableReservationNo}/mail',
  summary: 'Send the email of a confirmed table again, as mailReservation does.',
  params: z.object({ tableReservationNo }),
});
