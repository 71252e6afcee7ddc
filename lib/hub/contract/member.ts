import * as z from 'zod';
import { emptyResult, instant, seoulDay, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

export const tier = z.enum(['classic', 'silver', 'gold', 'platinum']);
export type Tier = z.infer<typeof tier>;

/** What the employee-referral dashboard and the membership status page read; one call serves both. */
export const dashboardInfo = endpoint({
  name: 'dashboardInfo',
  method: 'GET',
  path: '/membership/dashboard/info',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'specified',
  summary:
    'Dashboard of the member: tier and progress, balances, and for `type=employeeReferral` the referral figures.',
  query: z.object({ type: z.enum(['member', 'employeeReferral']).default('member') }),
  response: z.object({
    tier,
    tierSince: seoulDay,
    tierValidUntil: seoulDay,
    joinedOn: seoulDay,
    pointBalance: z.int().min(0),
    pointsExpiringSoon: z.object({ points: z.int().min(0), on: seoulDay }).nullable(),
    nightsThisYear: z.int().min(0),
    pointsThisYear: z.int().min(0),
    /** Either route reaches the next tier; null in the highest. */
    nextTier: z
      .object({
        tier,
        nightsNeeded: z.int().min(0),
        nightsTarget: z.int().min(1),
        pointsNeeded: z.int().min(0),
        pointsTarget: z.int().min(1),
        by: seoulDay,
      })
      .nullable(),
    /** What keeps the present tier after `tierValidUntil`; null in the lowest. */
    keepTier: z
      .object({
        nightsNeeded: z.int().min(0),
        nightsTarget: z.int().min(1),
        pointsNeeded: z.int().min(0),
        pointsTarget: z.int().min(1),
        by: seoulDay,
      })
      .nullable(),
    voucherCount: z.int().min(0),
    upcomingStayCount: z.int().min(0),
    /** Null for members who are not employees. */
    employeeReferral: z
      .object({
        referredCount: z.int().min(0),
        stayedCount: z.int().min(0),
        pointsEarned: z.int().min(0),
      })
      .nullable(),
  }),
  envelope: 'data',
});
export type DashboardInfo = z.infer<(typeof dashboardInfo)['response']>;

export const memberCompanyCode = endpoint({
  name: 'memberCompanyCode',
  method: 'GET',
  path: '/membership/member/comCode',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'specified',
  summary: 'Company code of an employee member.',
  response: z.object({ comCode: z.string(), companyName: z.string() }).nullable(),
  envelope: 'data',
});

export const employeeQrCode = endpoint({
  name: 'employeeQrCode',
  method: 'GET',
  path: '/membership/member/employee/qrCode',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'specified',
  summary: 'Referral address that an employee shows as a QR code.',
  response: z.object({ qrCode: z.string(), expiresAt: instant }).nullable(),
  envelope: 'data',
});

export const memberProfile = endpoint({
  name: 'memberProfile',
  method: 'GET',
  path: '/membership/member/profile',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: "The member's own data.",
  response: z.object({
    membershipId: z.string(),
    membershipNo: z.string(),
    memberName: z.string(),
    memberFirstName: z.string(),
    memberLastName: z.string(),
    memberEmail: z.string(),
    memberMobile: z.string(),
    memberGender: z.string(),
    birthDate: seoulDay.nullable(),
    country: z.string(),
    employeeStatus: yesNo,
    recommenderStatus: yesNo,
    temporaryYn: yesNo,
    // With the defaults of the membership user info, which a page is given from this after a sync.
    membershipYn: yesNo.default('N'),
    employeeRecommenderStatus: yesNo.default('N'),
  }),
  envelope: 'data',
});
export type MemberProfile = z.infer<(typeof memberProfile)['response']>;

/** Why a tier began: by joining, by nights or points within a year, or by the yearly review. */
export const tierReason = z.enum(['joined', 'nights', 'points', 'kept', 'lowered']);

export const tierHistory = endpoint({
  name: 'tierHistory',
  method: 'GET',
  path: '/membership/member/tier/history',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'The tiers that the member has had, newest first.',
  response: z.object({ changes: z.array(z.object({ tier, since: seoulDay, reason: tierReason })) }),
  envelope: 'data',
});
export type TierChange = z.infer<(typeof tierHistory)['response']>['changes'][number];

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'PUT',
  path: '/membership/member/password',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'assumed',
  summary: 'Change the password; ends the temporary state.',
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(8).max(20) }),
  // The member's own password is guessed by whoever sits at a device that they left open.
  tries: { kind: 'password', by: 'member' },
  response: emptyResult,
  envelope: 'data',
});
