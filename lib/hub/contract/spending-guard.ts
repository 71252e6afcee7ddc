import * as z from 'zod';
import { instant, telephone, text, yesNo } from './common.ts';
import { endpoint, memberWrite, serverWrite } from './endpoint.ts';
import { opaque } from './typed-schema.ts';

/** Points and vouchers that cannot be spent until the customer centre has cleared up who changed the account. */
export const frozenSpending = z.object({ since: instant, telephone });
export type FrozenSpending = z.infer<typeof frozenSpending>;

/** Of every call that spends points or a voucher. `until`: from then on nothing is asked, unless the account changes again. */
export const spendingRefusals = {
  IDENTITY_REQUIRED: z.object({ until: instant }),
  POINTS_FROZEN: frozenSpending,
};

export const confirmIdentity = endpoint({
  ...memberWrite,
  name: 'confirmIdentity',
  path: '/membership/member/identity/check',
  audience: 'server',
  summary:
    'Name a verified request, so that this session may spend points and vouchers although e-mail address, mobile number or password have just changed: for half an hour from the verification, until the next change. `N`: it has verified another person than the member, and counts for nothing. The request is used up either way; one that verified nobody, too long ago or before the last change, is refused with IDENTITY_USED.',
  body: z.object({ requestNo: opaque(64) }),
  response: z.object({ samePersonYn: yesNo }),
});

export const eventToken = z.string().regex(/^[\w-]{43}$/);

export const reportEvent = endpoint({
  ...serverWrite,
  name: 'reportEvent',
  path: '/membership/member/event/report',
  source: 'assumed',
  summary:
    'Say, with the token of the mail about it (which only addresses of before the changes get), that an event of the account was not the member’s own: a change of e-mail address, mobile number or password, or a booking, change or ask that has spent points or vouchers. The hub mails each of them, with a token that holds for a week. Ends every session, makes the password useless, puts back the addresses of before it and before earlier changes, each less than a week before the next, lets temporary passwords be mailed again, undoes what was spent since, and in the week before by a session that made one of these changes: stays booked with points or a voucher are cancelled without a fee, other stays give back what was added, and those that have begun or were charged a fee are named in the enquiry. Freezes points and vouchers and opens an enquiry, once: a repeated call answers the same with `doneBeforeYn` Y. A token that is unknown or over is refused with NOT_FOUND.',
  costly: 'password',
  body: z.object({ token: eventToken }),
  response: z.object({
    /** Stays on the server: the sessions of this member end. */
    membershipId: text,
    enquiryNo: text,
    /** Where the next step was mailed to, masked. */
    mailedTo: text,
    doneBeforeYn: yesNo,
  }),
  sends: 'confirmation',
});
