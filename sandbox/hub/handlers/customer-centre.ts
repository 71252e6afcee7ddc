import { keepAttachment, readAttachment } from '../member/attachments.ts';
import { claimsOf } from '../member/claim-store.ts';
import { claimableStaysOf, claimDetailOf, findClaim, makeClaim, summaryOf } from '../member/claims.ts';
import { ANSWER_HOURS, enquiriesOf, enquiryDetailOf, makeEnquiry, markRead } from '../member/enquiries.ts';
import { sendMail } from '../member/outbox.ts';
import { settle } from '../member/settlement.ts';
import { claimReceivedEmail } from '../seed/centre-emails.ts';
import { centreHours, centreTelephone } from '../seed/customer-centre.ts';
import { frequentQuestions } from '../seed/frequent-questions.ts';
import type { Handlers } from './handler.ts';
import { viewerOf } from './viewer-of.ts';

export const customerCentreHandlers = {
  uploadAttachment(call, world) {
    return keepAttachment(world, viewerOf(call).membershipNo, call.body.fileName, call.body.content);
  },

  attachment(call, world) {
    const row = readAttachment(world, viewerOf(call).membershipNo, call.params.attachmentId);
    return { ...row, content: Buffer.from(row.content).toString('base64') };
  },

  claimableStays(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return claimableStaysOf(world, membershipNo, call.query.lang);
  },

  listClaims(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return { claims: claimsOf(world, membershipNo).map((claim) => summaryOf(claim, call.query.lang)) };
  },

  claimDetail(call, world) {
    const { membershipNo } = viewerOf(call);
    settle(world, membershipNo);
    return claimDetailOf(world, findClaim(world, membershipNo, call.params.claimNo), call.query.lang);
  },

  createClaim(call, world) {
    const { membershipNo, email } = viewerOf(call);
    settle(world, membershipNo);
    const claim = makeClaim(world, membershipNo, call.body);
    const { subject, text } = claimReceivedEmail(claim);
    sendMail(world, email, subject, text);
    return { claimNo: claim.claimNo, receivedAt: claim.receivedAt };
  },

  customerCentre({ query }) {
    return {
      telephone: centreTelephone,
      ...centreHours,
      answerHours: ANSWER_HOURS,
      questions: frequentQuestions.map(({ questionId, category, question, answer }) => ({
        questionId,
        category,
        question: question[query.lang],
        answer: answer[query.lang],
      })),
    };
  },

  createEnquiry(call, world) {
    return makeEnquiry(world, viewerOf(call).membershipNo, call.body);
  },

  listEnquiries(call, world) {
    return { enquiries: enquiriesOf(world, viewerOf(call).membershipNo) };
  },

  unreadAnswers(call, world) {
    return { count: enquiriesOf(world, viewerOf(call).membershipNo).filter(({ unread }) => unread).length };
  },

  enquiryDetail(call, world) {
    return enquiryDetailOf(world, viewerOf(call).membershipNo, call.params.enquiryNo);
  },

  readEnquiry(call, world) {
    markRead(world, viewerOf(call).membershipNo, call.params.enquiryNo);
    return {};
  },
} satisfies Handlers;
