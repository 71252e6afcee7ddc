import * as z from 'zod';
import { attachmentFacts, attachmentIds } from './attachment.ts';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from './centre-limits.ts';
import { emptyResult, entityId, hubLanguage, instant, seoulDay } from './common.ts';
import { endpoint } from './endpoint.ts';

export const helpCategory = z.enum(['membership', 'points', 'reservation', 'voucher', 'dining', 'website', 'other']);
export type HelpCategory = z.infer<typeof helpCategory>;

export const createEnquiry = endpoint({
  name: 'createEnquiry',
  method: 'POST',
  path: '/membership/enquiry',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'assumed',
  summary: 'Write to the rewards customer centre.',
  body: z.object({
    subject: z.string().trim().min(1).max(ENQUIRY_SUBJECT_MAX),
    text: z.string().trim().min(1).max(ENQUIRY_TEXT_MAX),
    category: helpCategory.default('other'),
    attachmentIds: attachmentIds.default([]),
    lang: hubLanguage.default('ko'),
  }),
  response: z.object({ enquiryNo: z.string(), receivedAt: instant }),
  envelope: 'data',
  idempotent: true,
});

export const enquirySummary = z.object({
  enquiryNo: entityId,
  subject: z.string(),
  category: helpCategory,
  state: z.enum(['received', 'answered']),
  receivedAt: instant,
  answeredAt: instant.nullable(),
  unread: z.boolean(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

export const listEnquiries = endpoint({
  name: 'listEnquiries',
  method: 'GET',
  path: '/membership/enquiry',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'The enquiries of the member, newest first.',
  response: z.object({ enquiries: z.array(enquirySummary) }),
  envelope: 'data',
});

export const enquiryFacts = enquirySummary.extend({
  text: z.string(),
  answer: z.string().nullable(),
  attachments: z.array(attachmentFacts),
});
export type EnquiryDetail = z.infer<typeof enquiryFacts>;

export const enquiryDetail = endpoint({
  name: 'enquiryDetail',
  method: 'GET',
  path: '/membership/enquiry/{enquiryNo}',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'One enquiry of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ enquiryNo: entityId }),
  response: enquiryFacts,
  envelope: 'data',
});

export const readEnquiry = endpoint({
  name: 'readEnquiry',
  method: 'POST',
  path: '/membership/enquiry/{enquiryNo}/read',
  base: 'hub',
  audience: 'member',
  retry: false,
  source: 'assumed',
  summary: 'The member has opened the answer.',
  params: z.object({ enquiryNo: entityId }),
  response: emptyResult,
  envelope: 'data',
});

export const unreadAnswers = endpoint({
  name: 'unreadAnswers',
  method: 'GET',
  path: '/membership/enquiry/unread',
  base: 'hub',
  audience: 'member',
  retry: true,
  source: 'assumed',
  summary: 'How many answers the member has not opened yet.',
  response: z.object({ count: z.int().min(0) }),
  envelope: 'data',
});

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const customerCentre = endpoint({
  name: 'customerCentre',
  method: 'GET',
  path: '/membership/centre',
  base: 'plain',
  audience: 'anyone',
  retry: true,
  source: 'assumed',
  summary: 'Telephone and hours of the customer centre, and the frequent questions.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    telephone: z.string(),
    /** ISO weekdays (1 is Monday) on which calls are answered, and from when until when in Korea. */
    weekdays: z.array(z.int().min(1).max(7)).min(1),
    opensAt: hour,
    closesAt: hour,
    closedDays: z.array(seoulDay),
    answerHours: z.int().min(1),
    questions: z.array(
      z.object({ questionId: entityId, category: helpCategory, question: z.string(), answer: z.string() }),
    ),
  }),
  envelope: 'data',
});
export type CustomerCentre = z.infer<(typeof customerCentre)['response']>;
export type FrequentQuestion = CustomerCentre['questions'][number];
