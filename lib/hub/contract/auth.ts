import * as z from 'zod';
import { emptyResult, yesNo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The 14 fields of the membership user info (section 3), with the specification's defaults. */
export const membershipUserInfo = z.object({
  country: z.string().default(''),
  membershipYn: yesNo.default('N'),
  membershipId: z.string().default(''),
  membershipNo: z.string().default(''),
  memberName: z.string().default(''),
  memberGender: z.string().default(''),
  memberEmail: z.string().default(''),
  memberMobile: z.string().default(''),
  memberFirstName: z.string().default(''),
  memberLastName: z.string().default(''),
  employeeStatus: yesNo.default('N'),
  recommenderStatus: yesNo.default('N'),
  temporaryYn: yesNo.default('N'),
  employeeRecommenderStatus: yesNo.default('N'),
});
export type MembershipUserInfo = z.infer<typeof membershipUserInfo>;

export const loginBody = z.object({
  membershipId: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
});

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/membership/login',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Exchange credentials for tokens (in the headers) and the membership user info.',
  body: loginBody,
  response: membershipUserInfo,
  envelope: 'data',
  issuesTokens: true,
});

export const refreshTokens = endpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: '/auth/refresh',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Exchange a refresh token for a new pair, which arrives in the headers.',
  body: z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) }),
  response: emptyResult,
  envelope: 'data',
  issuesTokens: true,
});

export const integrationBody = z.object({
  membershipId: z.string().min(1).max(100),
  password: z.string().min(1).max(200),
  agreedTermIds: z.array(z.string()),
});

export const membershipIntegration = endpoint({
  name: 'membershipIntegration',
  method: 'POST',
  path: '/membership/integration',
  base: 'plain',
  audience: 'server',
  retry: false,
  source: 'specified',
  summary: 'Join an older membership to the rewards programme; on HTTP 200 tokens arrive in the headers.',
  body: integrationBody,
  response: membershipUserInfo,
  envelope: 'data',
  issuesTokens: true,
});

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  base: 'hub',
  audience: 'server',
  retry: false,
  source: 'assumed',
  summary: 'Revoke the refresh-token family of the session.',
  body: z.object({ refreshToken: z.string().min(1) }),
  response: emptyResult,
  envelope: 'data',
});
