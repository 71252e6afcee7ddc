/** All calls about a membership. Longer than a file should be: section 7 makes one noun of them, and half of it is plain schema. */
import * as z from 'zod';
import { emptyResult, hubLanguage, instant, seoulDay, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

export const tier = z.enum(['classic', 'silver', 'gold', 'platinum']);
export type Tier = z.infer<typeof tier>;

export const findAccount = endpoint({
  name: 'findAccount',
  method: 'POST',
  path: '/membership/member/find/account',
  base: 'plain',
  audience: 'anyone',
  retry: false,
  source: 'specified',
  summary: 'Find a membership id, or have a temporary password sent.',
  body: z.object({
    type: z.enum(['id', 'password']),
    memberName: z.string().min(1).max(100),
    memberEmail: z.email().max(254),
    membershipId: z.string().max(100).optional(),
  }),
  response: z.object({ maskedMembershipId: z.string().optional(), sentYn: yesNo }),
  envelope: 'data',
});

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

export const checkMembershipId = endpoint({
  name: 'checkMembershipId',
  method: 'GET',
  path: '/membership/id/check',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'specified',
  summary: 'Is this membership id still free?',
  query: z.object({ membershipId: z.string().min(1).max(100) }),
  response: z.object({ availableYn: yesNo }),
  envelope: 'data',
});

export const searchTerms = endpoint({
  name: 'searchTerms',
  method: 'GET',
  path: '/membership/search/terms',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'specified',
  summary: 'Terms and consents of the programme and of booking, required and optional ones apart.',
  query: z.object({
    lang: hubLanguage.default('ko'),
    purpose: z.enum(['join', 'booking']).default('join'),
  }),
  response: z.object({
    terms: z.array(
      z.object({
        termId: z.string(),
        title: z.string(),
        body: z.string(),
        requiredYn: yesNo,
        version: z.string(),
      }),
    ),
  }),
  envelope: 'data',
});
export type Term = z.infer<(typeof searchTerms)['response']>['terms'][number];

export const checkCertification = endpoint({
  name: 'checkCertification',
  method: 'POST',
  path: '/certi/check',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Check a verified identity against existing memberships.',
  body: z.object({ requestNo: z.string().min(1).max(64) }),
  response: z.object({ registeredYn: yesNo, maskedMembershipId: z.string().optional() }),
  envelope: 'data',
});

const joinBody = z.object({
  membershipId: z.string().min(1).max(100),
  password: z.string().min(8).max(20),
  memberFirstName: z.string().min(1).max(50),
  memberLastName: z.string().min(1).max(50),
  memberEmail: z.email().max(254),
  memberMobile: z.string().min(1).max(30),
  country: z.string().length(2),
  agreedTermIds: z.array(z.string()),
  requestNo: z.string().max(64).optional(),
});

export const joinMembership = endpoint({
  name: 'joinMembership',
  method: 'POST',
  path: '/membership/join',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Join the rewards programme.',
  body: joinBody,
  response: z.object({ membershipNo: z.string(), memberName: z.string() }),
  envelope: 'whole',
});

export const joinMember = endpoint({
  name: 'joinMember',
  method: 'POST',
  path: '/member/join',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Join as a web member without the rewards programme.',
  body: joinBody,
  response: z.object({ membershipNo: z.string(), memberName: z.string() }),
  envelope: 'data',
});

export const requestEmailCertification = endpoint({
  name: 'requestEmailCertification',
  method: 'POST',
  path: '/membership/certi/request/email',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'specified',
  summary: 'Send a verification key to a company e-mail address.',
  body: z.object({ membershipNo: z.string().min(1), email: z.email().max(254) }),
  response: z.object({ code: z.int() }),
  envelope: 'whole',
});

export const checkEmailCertification = endpoint({
  name: 'checkEmailCertification',
  method: 'POST',
  path: '/membership/certi/check/email',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'specified',
  summary: 'Check the verification key; code 200 means certified.',
  body: z.object({
    membershipNo: z.string().min(1),
    memberName: z.string().min(1),
    email: z.email().max(254),
    verificationNumber: z.string().min(1).max(20),
  }),
  response: z.object({ code: z.int(), message: z.string().optional() }),
  envelope: 'whole',
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
  }),
  envelope: 'data',
});
export type MemberProfile = z.infer<(typeof memberProfile)['response']>;

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
  response: emptyResult,
  envelope: 'data',
});
