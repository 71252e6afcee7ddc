import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { createEnquiry, EnquiryDetail, EnquirySummary, HelpCategory } from '../../../lib/hub/contract/enquiry.ts';
import { Refusal } from '../refusal.ts';
import { answerEmail, answerText } from '../seed/centre-emails.ts';
import type { Lang } from '../seed/texts.ts';
import { nowIso, type World } from '../world.ts';
import { attachmentsOf, useAttachments } from './attachments.ts';
import { findMember } from './member-store.ts';
import { sendMail } from './outbox.ts';

/** An enquiry is answered the next day at the same hour. */
export const ANSWER_HOURS = 24;

interface EnquiryRow {
  readonly enquiryNo: string;
  readonly membershipNo: string;
  readonly category: HelpCategory;
  readonly subject: string;
  readonly text: string;
  readonly lang: Lang;
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly answer: string | null;
  readonly readAt: string | null;
}

const columns = `enquiry_no AS enquiryNo, membership_no AS membershipNo, category, subject, text, lang,
  received_at AS receivedAt, answered_at AS answeredAt, answer, read_at AS readAt`;

/** Answers what has waited long enough, each once, with a email; of all members, because the centre works by itself. */
export function settleEnquiries(world: World): void {
  const dueMs = world.clock.now().getTime() - ANSWER_HOURS * 60 * 60_000;
  world.db.immediate(() => {
    const due = world.db.all<EnquiryRow>(
      `SELECT ${columns} FROM enquiry WHERE answered_at IS NULL AND received_at <= ?`,
      new Date(dueMs).toISOString(),
    );
    for (const row of due) {
      const answeredAt = new Date(Date.parse(row.receivedAt) + ANSWER_HOURS * 60 * 60_000).toISOString();
      const answer = answerText(row.category, row.lang);
      world.db.run(
        'UPDATE enquiry SET answered_at = ?, answer = ? WHERE enquiry_no = ?',
        answeredAt,
        answer,
        row.enquiryNo,
      );
      const { subject, text } = answerEmail(row, answer);
      sendMail(world, findMember(world, row.membershipNo)?.email ?? '', subject, text);
    }
  });
}

type CreateEnquiry = z.output<(typeof createEnquiry)['body']>;

/** @throws ATTACHMENT_GONE */
export function makeEnquiry(world: World, membershipNo: string, body: CreateEnquiry) {
  return world.db.immediate(() => {
    const enquiryNo = `Q-${randomBytes(5).toString('hex').toUpperCase()}`;
    const receivedAt = nowIso(world);
    world.db.run(
      `INSERT INTO enquiry (enquiry_no, membership_no, category, subject, text, lang, received_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      enquiryNo,
      membershipNo,
      body.category,
      body.subject,
      body.text,
      body.lang,
      receivedAt,
    );
    useAttachments(world, membershipNo, body.attachmentIds, enquiryNo);
    return { enquiryNo, receivedAt };
  });
}

const summaryOf = ({ enquiryNo, subject, category, receivedAt, answeredAt, readAt }: EnquiryRow): EnquirySummary => ({
  enquiryNo,
  subject,
  category,
  state: answeredAt === null ? 'received' : 'answered',
  receivedAt,
  answeredAt,
  unread: answeredAt !== null && readAt === null,
});

/** Newest first. */
export function enquiriesOf(world: World, membershipNo: string): EnquirySummary[] {
  settleEnquiries(world);
  return world.db
    .all<EnquiryRow>(
      `SELECT ${columns} FROM enquiry WHERE membership_no = ? ORDER BY received_at DESC, rowid DESC`,
      membershipNo,
    )
    .map(summaryOf);
}

function findEnquiry(world: World, membershipNo: string, enquiryNo: string): EnquiryRow {
  settleEnquiries(world);
  const row = world.db.get<EnquiryRow>(
    `SELECT ${columns} FROM enquiry WHERE enquiry_no = ? AND membership_no = ?`,
    enquiryNo,
    membershipNo,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** @throws NOT_FOUND for another member's */
export function enquiryDetailOf(world: World, membershipNo: string, enquiryNo: string): EnquiryDetail {
  const row = findEnquiry(world, membershipNo, enquiryNo);
  return { ...summaryOf(row), text: row.text, answer: row.answer, attachments: attachmentsOf(world, enquiryNo) };
}

/** Only an answer can be read. @throws NOT_FOUND for another member's */
export function markRead(world: World, membershipNo: string, enquiryNo: string): void {
  const { answeredAt } = findEnquiry(world, membershipNo, enquiryNo);
  if (answeredAt === null) return;
  world.db.run('UPDATE enquiry SET read_at = ? WHERE enquiry_no = ? AND read_at IS NULL', nowIso(world), enquiryNo);
}
