import * as z from 'zod';
import { countryCode, hubLanguage, listOf, seoulDay, text, yesNo } from './common.ts';
import { endpoint, publicRead, serverWrite } from './endpoint.ts';
import { referralCode } from './referral.ts';
import { latinName, opaque, typedCode, typedEmail, typedTelephone } from './typed-schema.ts';
import { EARLIEST_BIRTH_DATE } from './typed-text.ts';

export const checkMembershipId = endpoint({
  ...publicRead,
  name: 'checkMembershipId',
  path: '/membership/id/check',
  source: 'specified',
  summary: 'Is this membership id still free?',
  query: z.object({ membershipId: typedCode(100) }),
  tries: { kind: 'idCheck' },
  response: z.object({ availableYn: yesNo }),
});

export const searchTerms = endpoint({
  ...publicRead,
  name: 'searchTerms',
  path: '/membership/search/terms',
  source: 'specified',
  summary:
    'Terms and consents of the programme, of booking rooms and of tables without a membership, required and optional ones apart.',
  query: z.object({
    lang: hubLanguage.default('ko'),
    purpose: z.enum(['join', 'booking', 'dining']).default('join'),
  }),
  response: z.object({
    terms: listOf(
      z.object({
        termId: text,
        title: text,
        body: text,
        requiredYn: yesNo,
        version: text,
        effectiveFrom: seoulDay,
        /** Of an optional term: the ids of the terms of which one has to be agreed to first. */
        needsOneOf: listOf(text).default([]),
      }),
    ),
  }),
});
export type Term = z.infer<(typeof searchTerms)['response']>['terms'][number];

export const checkCertification = endpoint({
  ...serverWrite,
  name: 'checkCertification',
  path: '/certi/check',
  summary: 'Check a verified identity against existing memberships.',
  body: z.object({ requestNo: opaque(64) }),
  response: z.object({
    registeredYn: yesNo,
    /** `Y` where the person has an account that is no membership yet, and can be integrated. */
    integrableYn: yesNo.optional(),
    maskedMembershipId: text.optional(),
  }),
});

const agreedTerm = z.object({ termId: opaque(100), version: opaque(50) });

const newMember = z.object({
  membershipId: typedCode(100),
  password: z.string().min(8).max(20),
  memberFirstName: latinName,
  memberLastName: latinName,
  memberEmail: typedEmail,
  country: countryCode,
  agreedTerms: z.array(agreedTerm).max(20),
  /** Of the link by which the new member came: who referred them is registered with the membership. */
  referralCode: referralCode.optional(),
  lang: hubLanguage,
});

const verifiedMember = newMember.extend({ requestNo: opaque(64) });

const birthDate = seoulDay.refine((day) => day >= EARLIEST_BIRTH_DATE);

const unverifiedMember = newMember.extend({ memberMobile: typedTelephone, birthDate });

const joined = z.object({ membershipNo: text, memberName: text });

const joinRefusals =
  'Refused with ID_TAKEN, ID_NOT_ALLOWED, WEAK_PASSWORD, UNDER_AGE, TERMS_REQUIRED (a required term is not agreed to, or not in the version that holds now)';

export const joinMembership = endpoint({
  ...serverWrite,
  name: 'joinMembership',
  path: '/membership/join',
  sends: 'confirmation',
  summary: `Join the rewards programme with a verified identity. ${joinRefusals}, ALREADY_MEMBER, and IDENTITY_USED when the verification is too old or has made a member. A refusal uses no verification.`,
  costly: 'password',
  body: verifiedMember,
  response: joined,
  envelope: 'whole',
});

export const joinMember = endpoint({
  ...serverWrite,
  name: 'joinMember',
  path: '/member/join',
  sends: 'confirmation',
  summary: `Join without the Korean identity verification, which asks for a Korean mobile number: who lives abroad. ${joinRefusals}.`,
  costly: 'password',
  body: unverifiedMember,
  response: joined,
});
