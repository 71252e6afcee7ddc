import * as z from 'zod';
import { ask, askKind, askOption, askReason, wantedAsk } from './ask.ts';
import { hubLanguage, listOf } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { guestProof, guestRead, guestWrite } from './guest-call.ts';
import { stayOfRates } from './party.ts';
import { reservationNo } from './reservation.ts';
import { spendingRefusals } from './spending-guard.ts';

const askedStay = { body: stayOfRates, response: z.object({ options: listOf(askOption) }) } as const;

export const bookingAsks = endpoint({
  ...memberRead,
  ...askedStay,
  name: 'bookingAsks',
  method: 'POST',
  path: '/reservation/room/asks',
  summary:
    'What the member can ask for with a stay before it is booked, and what happens: promised at once, answered by an hour, or not possible and why.',
});

export const guestBookingAsks = endpoint({
  ...guestRead,
  ...askedStay,
  name: 'guestBookingAsks',
  path: '/reservation/guest/asks',
  summary: 'As bookingAsks, without a membership.',
});

const askRefusals = { ASK_NOT_POSSIBLE: z.object({ reason: askReason }) };

const asked = wantedAsk.extend({ lang: hubLanguage });
const withdrawn = z.object({ kind: askKind, lang: hubLanguage });

export const askForStay = endpoint({
  ...memberWrite,
  name: 'askForStay',
  path: '/reservation/room/{reservationNo}/ask',
  sends: 'confirmation',
  summary:
    'Ask for something with one of the member’s stays. One of a kind stands: repeated, it answers as it is. Refused with ASK_NOT_POSSIBLE (its `data` carries the reason), with IDENTITY_REQUIRED (see `confirmIdentity`) or POINTS_FROZEN (see `reportEvent`) where it needs a voucher that may not be spent, and with RATE_LIMITED beyond twelve changes of one reservation in ten minutes.',
  params: z.object({ reservationNo }),
  body: asked,
  response: ask,
  refusalData: { ...askRefusals, ...spendingRefusals },
  idempotent: true,
});

export const withdrawAsk = endpoint({
  ...memberWrite,
  name: 'withdrawAsk',
  path: '/reservation/room/{reservationNo}/ask/withdraw',
  sends: 'confirmation',
  summary:
    'Withdraw what waits or is promised; its voucher is given back. Repeating it answers the same. Refused with ASK_CLOSED once it is kept or returned, and with RATE_LIMITED as askForStay is.',
  params: z.object({ reservationNo }),
  body: withdrawn,
  response: ask,
});

export const askForGuestStay = endpoint({
  ...guestWrite,
  name: 'askForGuestStay',
  path: '/reservation/guest/ask',
  sends: 'confirmation',
  summary: 'Ask for something with the stay of a proof, by the rules of askForStay.',
  body: asked.extend({ proof: guestProof }),
  response: ask,
  refusalData: askRefusals,
  idempotent: true,
});

export const withdrawGuestAsk = endpoint({
  ...guestWrite,
  name: 'withdrawGuestAsk',
  path: '/reservation/guest/ask/withdraw',
  sends: 'confirmation',
  summary: 'Withdraw an ask of the stay of a proof, by the rules of withdrawAsk.',
  body: withdrawn.extend({ proof: guestProof }),
  response: ask,
});
