import * as z from 'zod';
import { attachmentFacts, attachmentIds } from './attachment.ts';
import { CLAIM_POINTS_MAX, CLAIM_TEXT_MAX } from './centre-limits.ts';
import { entityId, hubLanguage, instant, listOf, MOST_OF_ALL, seoulDay, text } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { typedText } from './typed-schema.ts';

const claimReason = z.enum(['missing', 'short', 'other']);
export type ClaimReason = z.infer<typeof claimReason>;
const claimState = z.enum(['received', 'reviewing', 'done', 'refused']);
export type ClaimState = z.infer<typeof claimState>;

const MOST_HOTELS = 20_000;

const stayFacts = z.object({
  hotelId: entityId,
  hotelName: text,
  checkInDate: seoulDay,
  checkOutDate: seoulDay,
});

const claimSummary = z.object({
  claimNo: entityId,
  state: claimState,
  stay: stayFacts.extend({ reservationNo: entityId.nullable() }),
  receivedAt: instant,
  reviewingAt: instant.nullable(),
  decidedAt: instant.nullable(),
  decisionBy: seoulDay,
  points: z.int().min(1).max(MOST_OF_ALL).nullable(),
  refusal: z.enum(['noProof', 'alreadyCredited']).nullable(),
});
export type ClaimSummary = z.infer<typeof claimSummary>;

export const listClaims = endpoint({
  ...memberRead,
  name: 'listClaims',
  path: '/membership/claim',
  summary: 'The points adjustment requests of the member, newest first.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({ claims: listOf(claimSummary) }),
});

const claimFacts = claimSummary.extend({
  reason: claimReason,
  text: text,
  expectedPoints: z.int().min(-MOST_OF_ALL).max(MOST_OF_ALL).nullable(),
  attachments: listOf(attachmentFacts),
});
export type ClaimDetail = z.infer<typeof claimFacts>;

export const claimDetail = endpoint({
  ...memberRead,
  name: 'claimDetail',
  path: '/membership/claim/{claimNo}',
  summary: 'One request of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ claimNo: entityId }),
  query: z.object({ lang: hubLanguage }),
  response: claimFacts,
});

export const claimableStays = endpoint({
  ...memberRead,
  name: 'claimableStays',
  path: '/membership/claim/stay',
  summary: 'The past stays for which points can be asked for, the hotels of the group, and the rules.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    stays: listOf(
      stayFacts.extend({
        reservationNo: entityId,
        earnedPoints: z.int().min(0).max(MOST_OF_ALL),
        /** What a claim would add to them; 0 where nothing is missing. */
        missingPoints: z.int().min(0).max(MOST_OF_ALL).default(0),
        claimNo: entityId.nullable(),
      }),
    ),
    hotels: z.array(z.object({ hotelId: entityId, hotelName: text })).max(MOST_HOTELS),
    checkOutFrom: seoulDay,
    checkOutUntil: seoulDay,
    decisionDays: z.int().min(1).max(MOST_OF_ALL),
  }),
});
export type ClaimableStays = z.infer<(typeof claimableStays)['response']>;

export const createClaim = endpoint({
  ...memberWrite,
  name: 'createClaim',
  path: '/membership/claim',
  tries: { kind: 'enquiry', by: 'member' },
  sends: 'confirmation',
  summary:
    'Ask for the points of a past stay. Refused with NOT_FOUND for somebody else’s stay, NOT_CLAIMABLE for one that is not over or cancelled, CLAIM_TOO_OLD, INVALID_STAY, CLAIM_EXISTS (its `data` names the request) for a second time, and POINTS_ADDED (its `data` has the points) where `missing` is claimed for a stay whose points were added.',
  body: z.object({
    stay: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('reservation'), reservationNo: entityId }),
      z.object({ kind: z.literal('typed'), hotelId: entityId, checkInDate: seoulDay, checkOutDate: seoulDay }),
    ]),
    reason: claimReason,
    text: typedText(CLAIM_TEXT_MAX),
    expectedPoints: z.int().min(1).max(CLAIM_POINTS_MAX).nullable(),
    attachmentIds,
    lang: hubLanguage,
  }),
  response: z.object({ claimNo: entityId, receivedAt: instant }),
  refusalData: { CLAIM_EXISTS: z.object({ claimNo: entityId }), POINTS_ADDED: z.object({ points: z.int().min(1) }) },
  idempotent: true,
});
export type CreateClaimBody = z.input<(typeof createClaim)['body']>;
