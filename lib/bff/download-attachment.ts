import 'server-only';
import { attachment } from '@/lib/hub/contract/attachment';
import { answerDownload } from './answer-download';
import { attachmentKinds } from './attachment-kind';
import { inFilePlace } from './file-places';
import { limitByAccount, limitByAddress } from './rate-limit';

/** With the media type of its checked kind (SECURITY 56). */
export const downloadAttachment = (request: Request, attachmentId: string): Promise<Response> =>
  answerDownload({
    open: async ({ session }) => {
      await limitByAddress('download');
      const { membershipNo } = await session.member();
      const { kind, fileName, content } = await limitByAccount('download', membershipNo, () =>
        inFilePlace('out', membershipNo, () => session.call(attachment, { params: { attachmentId } })),
      );
      const { ending, mediaType } = attachmentKinds[kind];
      return {
        body: Buffer.from(content, 'base64'),
        contentType: mediaType,
        fileName: `file.${ending}`,
        fullName: fileName,
      };
    },
  })(request);
