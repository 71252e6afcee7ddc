import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import type { ProblemError } from '@/lib/bff/problem-error';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import type { HelpCategory } from '@/lib/hub/contract/enquiry';
import { lengthOf, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { isSentAttachment, type SentAttachment } from './attachments';
import { hasTexts } from './draft';

export const helpCategories = [
  'membership',
  'points',
  'reservation',
  'voucher',
  'dining',
  'website',
  'other',
] as const satisfies readonly HelpCategory[];

export const isHelpCategory = (value: unknown): value is HelpCategory =>
  helpCategories.some((category) => category === value);

export interface EnquiryForm {
  category: string;
  subject: string;
  text: string;
  files: SentAttachment[];
}

export const emptyEnquiry: EnquiryForm = { category: '', subject: '', text: '', files: [] };

export function isEnquiryForm(value: unknown): value is EnquiryForm {
  if (!hasTexts(value, ['category', 'subject', 'text'])) return false;
  const { files } = value as { files?: unknown };
  return Array.isArray(files) && files.every(isSentAttachment);
}

export type EnquiryProblem =
  | 'categoryRequired'
  | 'subjectRequired'
  | 'subjectTooLong'
  | 'textRequired'
  | 'textTooLong'
  | 'filesGone';
export type EnquiryProblems = Partial<Record<'category' | 'subject' | 'text' | 'files', EnquiryProblem>>;

function lengthProblem<Problem>(text: string, max: number, required: Problem, tooLong: Problem): Problem | null {
  const length = lengthOf(tidyText(text));
  if (length === 0) return required;
  return length > max ? tooLong : null;
}

export function enquiryProblems({ category, subject, text }: EnquiryForm): EnquiryProblems {
  const ofSubject = lengthProblem(subject, ENQUIRY_SUBJECT_MAX, 'subjectRequired' as const, 'subjectTooLong' as const);
  const ofText = lengthProblem(text, ENQUIRY_TEXT_MAX, 'textRequired' as const, 'textTooLong' as const);
  return {
    ...(isHelpCategory(category) ? {} : { category: 'categoryRequired' as const }),
    ...(ofSubject ? { subject: ofSubject } : {}),
    ...(ofText ? { text: ofText } : {}),
  };
}

export const enquiryRefusal = ({ hubCode }: ProblemError): EnquiryProblems | null =>
  hubCode === 'ATTACHMENT_GONE' ? { files: 'filesGone' } : null;

export interface SentEnquiry {
  form: EnquiryForm;
  lang: LanguageCode;
}

export async function sendEnquiry({ form, lang }: SentEnquiry): Promise<{ enquiryNo: string }> {
  const { category, subject, text, files } = form;
  const attachmentIds = files.map(({ attachmentId }) => attachmentId);
  const body = { category, subject, text, attachmentIds, lang };
  const { data } = await postOnce<{ data: { enquiryNo: string } }>({ path: '/api/hub/membership/enquiry', body });
  return data;
}

export async function markEnquiryRead(enquiryNo: string): Promise<void> {
  await bffPost(`/api/hub/membership/enquiry/${enquiryNo}/read`);
}
