import * as z from 'zod/mini';
import { ATTACHMENT_START, type AttachmentKind, attachmentKinds, problemOfFirstBytes } from '@/lib/bff/attachment-kind';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { storedList } from '@/lib/browser-storage/stored-list';
import { ATTACHMENT_MAX_BYTES } from '@/lib/hub/contract/centre-limits';
import { perLocale } from '@/lib/i18n/per-locale';
import { handlers } from '@/lib/routes/handlers';

const sentAttachment = z.object({
  attachmentId: z.string(),
  fileName: z.string(),
  kind: z.enum(Object.keys(attachmentKinds) as AttachmentKind[]),
  bytes: z.number(),
});
export type SentAttachment = z.infer<typeof sentAttachment>;

/** A chosen file that is not attached. `refusal`: the sentence why not, empty after a reload; null while it is being sent. */
const heldFile = z.object({ heldId: z.string(), fileName: z.string(), refusal: z.nullable(z.string()) });
type HeldFile = z.infer<typeof heldFile>;
export type ChosenFile = SentAttachment | HeldFile;

export const isAttached = (file: ChosenFile): file is SentAttachment => 'attachmentId' in file;

/** Names a file in its list: a form hands out copies of its values. */
export const fileKey = (file: ChosenFile): string => (isAttached(file) ? file.attachmentId : file.heldId);

export type HeldFileProblem = 'filesRefused' | 'filesSending';

/** The files of a form, which is not sent without one that its visitor has chosen. */
export const chosenFiles = z.pipe(
  z.array(z.custom<ChosenFile>()).check(
    z.check(({ value, issues }) => {
      const held = value.flatMap((file) => (isAttached(file) ? [] : [file]));
      if (held.length === 0) return;
      const message = held.some(({ refusal }) => refusal !== null) ? 'filesRefused' : 'filesSending';
      issues.push({ code: 'custom', input: value, message, continue: true });
    }),
  ),
  z.transform((files) => files.filter(isAttached)),
);

/** The files of a draft. One that was not attached stays in the list, so that no form is sent without it unnoticed. */
export const draftFiles = storedList<ChosenFile>(
  z.union([
    sentAttachment,
    z.pipe(
      heldFile,
      z.transform((file) => ({ ...file, refusal: '' })),
    ),
  ]),
);

export type AttachmentProblem =
  | 'tooLarge'
  | 'heic'
  | 'wrongKind'
  | 'broken'
  | 'tooMany'
  | 'unreachable'
  | 'unavailable';

export async function problemOfFile(file: File): Promise<AttachmentProblem | null> {
  if (file.size > ATTACHMENT_MAX_BYTES) return 'tooLarge';
  try {
    return problemOfFirstBytes(new Uint8Array(await file.slice(0, ATTACHMENT_START).arrayBuffer()));
  } catch {
    // It was moved or changed since it was chosen.
    return 'broken';
  }
}

export function problemOfRefusal(error: unknown): AttachmentProblem | null {
  if (!isProblemError(error)) return null;
  if (error.code === 'payload_too_large') return 'tooLarge';
  if (error.hubCode === 'ATTACHMENT_KIND') return 'wrongKind';
  if (error.hubCode === 'ATTACHMENT_BROKEN') return 'broken';
  if (error.code === 'unreachable') return 'unreachable';
  return error.code === 'timeout' || error.code === 'contract_broken' ? 'unavailable' : null;
}

export async function sendFile(file: File): Promise<SentAttachment> {
  const { data } = await bffPost<{ data: SentAttachment }>(handlers.member.attachment, undefined, { file });
  return data;
}

const oneDigit = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

export const formatBytes = (bytes: number, locale: string): string =>
  bytes >= 1_048_576
    ? `${oneDigit(locale).format(bytes / 1_048_576)} MB`
    : `${oneDigit(locale).format(Math.max(1, Math.round(bytes / 1_024)))} KB`;
