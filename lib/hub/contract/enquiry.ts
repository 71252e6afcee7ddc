import * as z from 'zod';
import { attachmentFacts, attachmentIds } from './attachment.ts';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from './centre-limits.ts';
import {
  emptyResult,
  entityId,
  hubLanguage,
  instant,
  listOf,
  MOST_OF_ALL,
  seoulDay,
  telephone,
  text,
} from './common.ts';
import { endpoint, memberRead, memberWrite, publicRead } from './endpoint.ts';
import { typedLine, typedText } from './typed-schema.ts';

export const helpCategory = z.enum(['membership', 'points', 'reservation', 'voucher', 'dining', 'website', 'other']);
export type HelpCategory = z.infer<typeof helpCategory>;

export const createEnquiry = endpoint({
  ...memberWrite,
  name: 'createEnquiry',
  path: '/membership/enquiry',
  summary: 'Write to the rewards customer centre.',
  tries: { kind: 'enquiry', by: 'member' },
  body: z.object({
    subject: typedLine(ENQUIRY_SUBJECT_MAX),
    text: typedText(ENQUIRY_TEXT_MAX).min(1),
    category: helpCategory.default('other'),
    attachmentIds: attachmentIds.default([]),
    lang: hubLanguage.default('ko'),
  }),
  response: z.object({ enquiryNo: text, receivedAt: instant }),
  idempotent: true,
});

const enquirySummary = z.object({
  enquiryNo: entityId,
  subject: text,
  category: helpCategory,
  state: z.enum(['received', 'answered']),
  receivedAt: instant,
  answeredAt: instant.nullable(),
  unread: z.boolean(),
});
export type EnquirySummary = z.infer<typeof enquirySummary>;

export const listEnquiries = endpoint({
  ...memberRead,
  name: 'listEnquiries',
  path: '/membership/enquiry',
  summary: 'The enquiries of the member, newest first.',
  response: z.object({ enquiries: listOf(enquirySummary) }),
});

const enquiryFacts = enquirySummary.extend({
  text: text,
  answer: text.nullable(),
  attachments: listOf(attachmentFacts),
});
export type EnquiryDetail = z.infer<typeof enquiryFacts>;

export const enquiryDetail = endpoint({
  ...memberRead,
  name: 'enquiryDetail',
  path: '/membership/enquiry/{enquiryNo}',
  summary: 'One enquiry of the member; somebody else’s answers as one that does not exist.',
  params: z.object({ enquiryNo: entityId }),
  response: enquiryFacts,
});

export const readEnquiry = endpoint({
  ...memberWrite,
  name: 'readEnquiry',
  path: '/membership/enquiry/{enquiryNo}/read',
  summary: 'The member has opened the answer.',
  params: z.object({ enquiryNo: entityId }),
  response: emptyResult,
});

export const unreadAnswers = endpoint({
  ...memberRead,
  name: 'unreadAnswers',
  path: '/membership/enquiry/unread',
  summary: 'How many answers the member has not opened yet.',
  response: z.object({ count: z.int().min(0).max(MOST_OF_ALL) }),
});

const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

export const customerCentre = endpoint({
  ...publicRead,
  name: 'customerCentre',
  path: '/membership/centre',
  summary: 'Telephone and hours of the customer centre, and the frequent questions.',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    telephone,
    /** ISO weekdays (1 is Monday) on which calls are answered, and from when until when in Korea. */
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
    opensAt: hour,
    closesAt: hour,
    closedDays: listOf(seoulDay),
    answerHours: z.int().min(1).max(MOST_OF_ALL),
    questions: listOf(z.object({ questionId: entityId, category: helpCategory, question: text, answer: text })),
  }),
});
export type CustomerCentre = z.infer<(typeof customerCentre)['response']>;
export type FrequentQuestion = CustomerCentre['questions'][number];
