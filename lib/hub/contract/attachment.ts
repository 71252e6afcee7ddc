import * as z from 'zod';
import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_MAX, FILE_NAME_MAX } from './centre-limits.ts';
import { entityId } from './common.ts';
import { endpoint, memberRead, memberWrite } from './endpoint.ts';
import { typedLine } from './typed-schema.ts';

/** What a file is by its first bytes; its name and what its sender calls it count for nothing. */
const attachmentKind = z.enum(['jpeg', 'png', 'webp', 'pdf']);

export const attachmentFacts = z.object({
  attachmentId: entityId,
  /** Rebuilt: no path, no control characters, ends as its kind does. */
  fileName: z.string().min(1).max(FILE_NAME_MAX),
  kind: attachmentKind,
  bytes: z.int().min(1).max(ATTACHMENT_MAX_BYTES),
});
export type AttachmentFacts = z.infer<typeof attachmentFacts>;

export const attachmentIds = z
  .array(entityId)
  .max(ATTACHMENTS_MAX)
  .refine((ids) => new Set(ids).size === ids.length);

const content = z
  .base64()
  .min(4)
  .max(Math.ceil(ATTACHMENT_MAX_BYTES / 3) * 4);

export const uploadAttachment = endpoint({
  ...memberWrite,
  name: 'uploadAttachment',
  path: '/membership/attachment',
  audience: 'server',
  summary:
    'Keep a file of the member for a claim or an enquiry; without one it is deleted after a day. The same file under the same name, before it is used, answers the same attachment. Refused with ATTACHMENT_KIND or ATTACHMENT_BROKEN by its content.',
  body: z.object({ fileName: typedLine(FILE_NAME_MAX), content }),
  response: attachmentFacts,
});

export const attachment = endpoint({
  ...memberRead,
  name: 'attachment',
  path: '/membership/attachment/{attachmentId}',
  audience: 'server',
  summary: 'A file that the member sent; somebody else’s answers as one that does not exist.',
  params: z.object({ attachmentId: entityId }),
  response: attachmentFacts.extend({ content }),
  mostBytes: 8 * 1024 * 1024,
});
