import * as z from 'zod';
import { instant, listOf, MOST_OF_ALL, seoulDay, text, yesNo } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { REFERRAL_CODE } from './referral-code.ts';

/** `common`: a member by a member; `company`: an employee by a colleague of the same company. */
const referralType = z.enum(['common', 'company']);
export type ReferralType = z.infer<typeof referralType>;

export const referralCode = z.string().regex(REFERRAL_CODE);

export const listReferrals = endpoint({
  ...memberRead,
  name: 'listReferrals',
  path: '/membership/referral',
  summary: 'Members referred, with how far each has come.',
  query: z.object({ type: referralType.default('common') }),
  response: z.object({
    referrals: listOf(
      z.object({
        maskedName: text,
        joinedAt: instant,
        progress: z.enum(['joined', 'booked', 'stayed', 'rewarded']),
        points: z.int().min(0).max(MOST_OF_ALL),
        rewardOn: seoulDay.nullable().default(null),
      }),
    ),
  }),
});
export type ReferredMember = z.infer<(typeof listReferrals)['response']>['referrals'][number];

const referrer = z.object({ maskedName: text, registeredAt: instant });

export const ownReferral = endpoint({
  ...memberRead,
  name: 'ownReferral',
  path: '/membership/referral/own',
  summary: "The member's own code, who referred the member, and the rules. `company` is for employees only.",
  query: z.object({ type: referralType.default('common') }),
  response: z.object({
    code: referralCode,
    referrer: referrer.nullable(),
    mayRegisterYn: yesNo,
    registerUntil: seoulDay.nullable(),
    rewardPoints: z.int().min(0).max(MOST_OF_ALL),
    rewardAfterDays: z.int().min(0).max(MOST_OF_ALL),
  }),
});
export type OwnReferral = z.infer<(typeof ownReferral)['response']>;

export const registerReferrer = endpoint({
  ...memberWrite,
  name: 'registerReferrer',
  path: '/membership/referral',
  summary:
    'Register who referred the member, once. Refused with ALREADY_REFERRED, REFERRAL_TOO_LATE, SELF_REFERRAL, REFERRAL_CIRCLE, or REFERRER_UNKNOWN, which answers alike for an unknown number and for one that cannot refer.',
  body: z.object({
    type: referralType.default('common'),
    referrer: z.discriminatedUnion('by', [
      z.object({ by: z.literal('number'), membershipNo: z.string().regex(/^\d{10}$/) }),
      z.object({ by: z.literal('code'), code: referralCode }),
    ]),
  }),
  tries: { kind: 'lookup', by: 'member' },
  response: referrer,
});
