import * as z from 'zod';
import { choicesOf, emptyResult, text, yesNo } from './common.ts';
import { endpoint, memberWrite, serverWrite } from './endpoint.ts';
import { opaque, typedCode } from './typed-schema.ts';

/** The 14 fields of the membership user info (section 3), with the specification's defaults. */
export const membershipUserInfo = z.object({
  country: text.default(''),
  membershipYn: yesNo.default('N'),
  membershipId: text.default(''),
  membershipNo: text.default(''),
  memberName: text.default(''),
  memberGender: text.default(''),
  memberEmail: text.default(''),
  memberMobile: text.default(''),
  memberFirstName: text.default(''),
  memberLastName: text.default(''),
  employeeStatus: yesNo.default('N'),
  recommenderStatus: yesNo.default('N'),
  temporaryYn: yesNo.default('N'),
  employeeRecommenderStatus: yesNo.default('N'),
});
export type MembershipUserInfo = z.infer<typeof membershipUserInfo>;

/** With or without the `Bearer ` in front (specification, section 3). */
const accessToken = z
  .string()
  .max(8_000)
  .regex(/^(?:Bearer )?[!-~]+$/);

export const loginBody = z.object({ membershipId: typedCode(100), password: z.string().min(1).max(200) });

export const login = endpoint({
  ...serverWrite,
  name: 'login',
  path: '/membership/login',
  summary: 'Exchange credentials for tokens (in the headers) and the membership user info.',
  costly: 'password',
  body: loginBody,
  response: membershipUserInfo,
  issuesTokens: true,
});

export const refreshTokens = endpoint({
  ...serverWrite,
  name: 'refreshTokens',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair, which arrives in the headers.',
  body: z.object({ accessToken, refreshToken: opaque(8_000) }),
  response: emptyResult,
  issuesTokens: true,
});

export const integrationBody = loginBody.extend({ agreedTermIds: choicesOf(opaque(100), 20) });

export const membershipIntegration = endpoint({
  ...serverWrite,
  name: 'membershipIntegration',
  path: '/membership/integration',
  summary: 'Join an older membership to the rewards programme; on HTTP 200 tokens arrive in the headers.',
  costly: 'password',
  body: integrationBody,
  response: membershipUserInfo,
  issuesTokens: true,
});

export const logout = endpoint({
  ...memberWrite,
  name: 'logout',
  path: '/auth/logout',
  audience: 'server',
  summary: 'Revoke the refresh-token family of the session.',
  body: z.object({ refreshToken: opaque(8_000) }),
  response: emptyResult,
});
