import * as z from 'zod';
import { countryCode, emptyResult, instant, MOST_OF_ALL } from './common.ts';
import { endpoint, memberWrite } from './endpoint.ts';
import { latinName, typedCode, typedEmail, typedTelephone } from './typed-schema.ts';

/** Shows that the member has typed the password again: for ten minutes, and for the session that asked. */
const passwordProof = z.string().regex(/^[\w-]{43}$/);

export const provePassword = endpoint({
  ...memberWrite,
  name: 'provePassword',
  path: '/membership/member/password/check',
  summary:
    'Check the password again before personal data may be edited. Earlier proofs of the session stay valid: it may have several tabs.',
  costly: 'password',
  body: z.object({ password: z.string().min(1).max(200) }),
  tries: { kind: 'password', by: 'session' },
  response: z.object({ proof: passwordProof, expiresAt: instant }),
});

/** The Korean name comes from the identity verification and is not edited. */
export const profileEdit = z.object({
  memberFirstName: latinName,
  memberLastName: latinName,
  memberGender: z.enum(['', 'F', 'M']),
  country: countryCode,
});
export type ProfileEdit = z.infer<typeof profileEdit>;

export const updateProfile = endpoint({
  ...memberWrite,
  name: 'updateProfile',
  method: 'PUT',
  path: '/membership/member/profile',
  summary: 'Edit what a member may change without a verification; what is not sent stays.',
  body: profileEdit.partial().extend({ proof: passwordProof }),
  response: emptyResult,
});

const contact = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('email'), value: typedEmail }),
  z.object({ kind: z.literal('mobile'), value: typedTelephone }),
]);
export type Contact = z.infer<typeof contact>;

export const requestContactKey = endpoint({
  ...memberWrite,
  name: 'requestContactKey',
  path: '/membership/member/contact/request',
  summary: 'Send a verification key to a new e-mail address or mobile number.',
  body: z.object({ proof: passwordProof, contact }),
  tries: { kind: 'certification', by: 'member' },
  response: z.object({ expiresAt: instant }),
  sends: 'key',
});

export const confirmContact = endpoint({
  ...memberWrite,
  name: 'confirmContact',
  path: '/membership/member/contact/check',
  summary:
    'Check the verification key: the new address counts, as it was written when the key was asked for, every session of the member ends, and one starts for who asked. Both the old and the new address are told.',
  body: z.object({ proof: passwordProof, contact, verificationNumber: typedCode(20) }),
  tries: { kind: 'certification', by: 'member' },
  response: emptyResult,
  issuesTokens: true,
  sends: 'confirmation',
  refusalData: { KEY_WRONG: z.object({ triesLeft: z.int().min(0).max(MOST_OF_ALL) }) },
});
