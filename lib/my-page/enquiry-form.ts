import * as z from 'zod/mini';
import { bffPost } from '@/lib/bff/bff-client';
import { postOnce } from '@/lib/bff/post-once';
import { ENQUIRY_SUBJECT_MAX, ENQUIRY_TEXT_MAX } from '@/lib/hub/contract/centre-limits';
import type { HelpCategory } from '@/lib/hub/contract/enquiry';
import { formText, isAtMost, isFilled } from '@/lib/hub/contract/form-field';
import { tidyLine, tidyText } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';
import { type ChosenFile, chosenFiles, draftFiles, type HeldFileProblem } from './attachments';
import { textsOf } from './draft';

export const helpCategories = [
  'membership',
  'points',
  'reservation',
  'voucher',
  'dining',
  'website',
  'other',
] as const satisfies readonly HelpCategory[];

const isHelpCategory = (value: unknown): value is HelpCategory => helpCategories.some((category) => category === value);

export const enquiryDraft = z.extend(textsOf('category', 'subject', 'text'), { files: draftFiles });
export type EnquiryForm = Omit<z.infer<typeof enquiryDraft>, 'files'> & { files: ChosenFile[] };

export const emptyEnquiry: EnquiryForm = { category: '', subject: '', text: '', files: [] };

export type EnquiryProblem =
  | 'categoryRequired'
  | 'subjectRequired'
  | 'subjectTooLong'
  | 'textRequired'
  | 'textTooLong'
  | HeldFileProblem
  | 'filesGone';

export const enquirySchema = z.object({
  category: z.string().check(z.refine(isHelpCategory, 'categoryRequired')),
  subject: formText(tidyLine, ['subjectRequired', isFilled], ['subjectTooLong', isAtMost(ENQUIRY_SUBJECT_MAX)]),
  text: formText(tidyText, ['textRequired', isFilled], ['textTooLong', isAtMost(ENQUIRY_TEXT_MAX)]),
  files: chosenFiles,
});

export interface SentEnquiry {
  form: z.infer<typeof enquirySchema>;
  lang: LanguageCode;
}

export async function sendEnquiry({ form, lang }: SentEnquiry): Promise<{ enquiryNo: string }> {
  const { category, subject, text, files } = form;
  const attachmentIds = files.map(({ attachmentId }) => attachmentId);
  const body = { category, subject, text, attachmentIds, lang };
  const { data } = await postOnce<{ data: { enquiryNo: string } }>({ path: hubCall('createEnquiry'), body });
  return data;
}

export async function sendEnquiryRead(enquiryNo: string): Promise<void> {
  await bffPost(hubCall('readEnquiry', { enquiryNo }));
}
