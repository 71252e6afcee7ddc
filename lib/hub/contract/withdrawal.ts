import * as z from 'zod';
import { emptyResult, hubLanguage, listOf, MOST_OF_ALL, seoulDay, text } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { tier } from './member.ts';

export const withdrawalPreview = endpoint({
  ...memberRead,
  name: 'withdrawalPreview',
  path: '/membership/member/withdrawal',
  summary: 'What a member loses by leaving, and the reservations that have to be settled first.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    tier,
    pointBalance: z.int().min(0).max(MOST_OF_ALL),
    tranches: listOf(z.object({ points: z.int().min(1).max(MOST_OF_ALL), expiresOn: seoulDay })),
    vouchers: listOf(z.object({ voucherId: text, name: text, validUntil: seoulDay })),
    stays: listOf(z.object({ reservationNo: text, hotelName: text, checkInDate: seoulDay, checkOutDate: seoulDay })),
    tables: listOf(z.object({ tableReservationNo: text, restaurantName: text, date: seoulDay, time: text })),
  }),
});
export type WithdrawalPreview = z.infer<(typeof withdrawalPreview)['response']>;

export const withdrawalBody = z.object({ password: z.string().min(1).max(200) });

/** With 401: every token of a member who has left the programme is refused so. Their number is not reused. */
export const MEMBERSHIP_ENDED = 'MEMBERSHIP_ENDED';

export const withdraw = endpoint({
  ...memberWrite,
  name: 'withdraw',
  path: '/membership/member/withdrawal',
  audience: 'server',
  sends: 'confirmation',
  summary:
    'End the membership: every session ends, personal data, points and vouchers go. Refused while reservations lie ahead. From then on every token of the member is refused with 401 MEMBERSHIP_ENDED, this call again included.',
  costly: 'password',
  body: withdrawalBody,
  response: emptyResult,
});
