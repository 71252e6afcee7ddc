import * as z from 'zod';
import { emptyResult, listOf, MOST_OF_ALL, seoulDay, text, yesNo } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { referralCode } from './referral.ts';
import { frozenSpending } from './spending-guard.ts';

export const tier = z.enum(['classic', 'silver', 'gold', 'platinum']);
export type Tier = z.infer<typeof tier>;

const tierGoal = z.object({
  nightsNeeded: z.int().min(0).max(MOST_OF_ALL),
  nightsTarget: z.int().min(1).max(MOST_OF_ALL),
  pointsNeeded: z.int().min(0).max(MOST_OF_ALL),
  pointsTarget: z.int().min(1).max(MOST_OF_ALL),
  by: seoulDay,
});

/** What the employee-referral dashboard and the membership status page read; one call serves both. */
export const dashboardInfo = endpoint({
  ...memberRead,
  name: 'dashboardInfo',
  path: '/membership/dashboard/info',
  source: 'specified',
  summary:
    'Dashboard of the member: tier and progress, balances, and for `type=employeeReferral` the referral figures.',
  query: z.object({ type: z.enum(['member', 'employeeReferral']).default('member') }),
  /** Null where the hub has no data: the specification's menu asks for a call that "has succeeded and returned data". */
  response: z
    .object({
      tier,
      tierSince: seoulDay,
      tierValidUntil: seoulDay,
      joinedOn: seoulDay,
      pointBalance: z.int().min(0).max(MOST_OF_ALL),
      /** Null where points and vouchers can be spent. */
      frozen: frozenSpending.nullable().default(null),
      pointsExpiringSoon: z.object({ points: z.int().min(0).max(MOST_OF_ALL), on: seoulDay }).nullable(),
      nightsThisYear: z.int().min(0).max(MOST_OF_ALL),
      pointsThisYear: z.int().min(0).max(MOST_OF_ALL),
      /** Either route reaches the next tier; null in the highest. */
      nextTier: tierGoal.extend({ tier }).nullable(),
      /** What keeps the present tier after `tierValidUntil`; null in the lowest. */
      keepTier: tierGoal.nullable(),
      voucherCount: z.int().min(0).max(MOST_OF_ALL),
      upcomingStayCount: z.int().min(0).max(MOST_OF_ALL),
      employeeReferral: z
        .object({
          referredCount: z.int().min(0).max(MOST_OF_ALL),
          stayedCount: z.int().min(0).max(MOST_OF_ALL),
          pointsEarned: z.int().min(0).max(MOST_OF_ALL),
        })
        .nullable(),
    })
    .nullable(),
});
export type DashboardInfo = NonNullable<z.infer<(typeof dashboardInfo)['response']>>;

export const memberCompanyCode = endpoint({
  ...memberRead,
  name: 'memberCompanyCode',
  path: '/membership/member/comCode',
  source: 'specified',
  summary: 'Company code of an employee member.',
  response: z.object({ comCode: text, companyName: text }).nullable(),
});

export const employeeQrCode = endpoint({
  ...memberRead,
  name: 'employeeQrCode',
  path: '/membership/member/employee/qrCode',
  source: 'specified',
  summary:
    "Code of the employee's referral link, which the web shows as a QR code; null without one. Its shape is assumed.",
  response: z.object({ qrCode: referralCode }).nullable(),
});

export const memberProfile = endpoint({
  ...memberRead,
  name: 'memberProfile',
  path: '/membership/member/profile',
  summary: "The member's own data.",
  response: z.object({
    membershipId: text,
    membershipNo: text,
    memberName: text,
    memberFirstName: text,
    memberLastName: text,
    memberEmail: text,
    memberMobile: text,
    memberGender: text,
    birthDate: seoulDay.nullable(),
    country: text,
    employeeStatus: yesNo,
    recommenderStatus: yesNo,
    temporaryYn: yesNo,
    // With the defaults of the membership user info, which a page is given from this after a sync.
    membershipYn: yesNo.default('N'),
    employeeRecommenderStatus: yesNo.default('N'),
  }),
});
export type MemberProfile = z.infer<(typeof memberProfile)['response']>;

/** Why a tier began: by joining, by nights or points within a year, or by the yearly review. */
const tierReason = z.enum(['joined', 'nights', 'points', 'kept', 'lowered']);

export const tierHistory = endpoint({
  ...memberRead,
  name: 'tierHistory',
  path: '/membership/member/tier/history',
  summary: 'The tiers that the member has had, newest first.',
  response: z.object({ changes: listOf(z.object({ tier, since: seoulDay, reason: tierReason })) }),
});
export type TierChange = z.infer<(typeof tierHistory)['response']>['changes'][number];

export const changePassword = endpoint({
  ...memberWrite,
  name: 'changePassword',
  method: 'PUT',
  path: '/membership/member/password',
  summary:
    'Change the password; ends the temporary state and every session of the member, and starts one for who asked. The e-mail address is told.',
  costly: 'password',
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(8).max(20) }),
  sends: 'confirmation',
  // The member's own password can be guessed by a person at a device that they left open.
  tries: { kind: 'password', by: 'session' },
  response: emptyResult,
  issuesTokens: true,
});
