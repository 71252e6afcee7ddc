import * as z from 'zod';
import { hubLanguage, seoulDay, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';
import { referralCode } from './referral.ts';

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
        /** First day on which this version holds. */
        effectiveFrom: seoulDay,
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
  /** Of the link by which the new member came: who referred them is registered with the membership. */
  referralCode: referralCode.optional(),
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
