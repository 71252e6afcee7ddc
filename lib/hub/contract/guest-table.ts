import * as z from 'zod';
import { amountKrw, hubLanguage, seoulDay } from './common.ts';
import { partySize, tableDays } from './dining.ts';
import { endpoint } from './endpoint.ts';
import { guestCall, guestProof, issuedProof } from './guest-call.ts';
import { feeChangedData } from './reservation.ts';
import {
  cancelledTable,
  movedTable,
  tableBooked,
  tableBookingParts,
  tableFacts,
  tableMove,
  tableTakenData,
} from './table-reservation.ts';

export const createGuestTable = endpoint({
  ...guestCall,
  name: 'createGuestTable',
  path: '/dining/guest',
  retry: false,
  sends: 'confirmation',
  summary: 'Book a table without a membership. Refused as createTableReservation is.',
  body: tableBookingParts,
  response: tableBooked.extend(issuedProof),
  refusalData: { TABLE_TAKEN: tableTakenData },
  idempotent: true,
});

export const guestTableDetail = endpoint({
  ...guestCall,
  name: 'guestTableDetail',
  path: '/dining/guest/detail',
  retry: true,
  summary: 'The table that a proof is bound to. An expired proof is refused with PROOF_EXPIRED.',
  body: z.object({ proof: guestProof, lang: hubLanguage }),
  response: tableFacts,
});

export const guestTableAvailability = endpoint({
  ...guestCall,
  name: 'guestTableAvailability',
  path: '/dining/guest/table',
  retry: true,
  summary: 'As tableChangeAvailability, for the table of a proof.',
  body: z.object({
    proof: guestProof,
    lang: hubLanguage,
    date: seoulDay,
    party: partySize,
    daysFrom: seoulDay.optional(),
    dayCount: z.int().min(1).max(100).optional(),
  }),
  response: tableDays,
});

export const changeGuestTable = endpoint({
  ...guestCall,
  name: 'changeGuestTable',
  path: '/dining/guest/change',
  retry: false,
  sends: 'confirmation',
  summary: 'Move the table of a proof, by the rules of changeTableReservation.',
  body: tableMove.extend({ proof: guestProof }),
  response: movedTable,
  refusalData: { TABLE_TAKEN: tableTakenData },
  idempotent: true,
});

export const cancelGuestTable = endpoint({
  ...guestCall,
  name: 'cancelGuestTable',
  path: '/dining/guest/cancel',
  retry: false,
  sends: 'confirmation',
  summary: 'Give the table of a proof up, by the rules of cancelTableReservation. Repeating it answers the same.',
  body: z.object({ proof: guestProof, expectedFeeKrw: amountKrw }),
  response: cancelledTable,
  refusalData: { FEE_CHANGED: feeChangedData },
});
