import { inFilePlace } from '@/lib/bff/file-places';
import { handleRoute } from '@/lib/bff/handle-route';
import { readFile } from '@/lib/bff/read-file';
import { uploadAttachment } from '@/lib/hub/contract/attachment';

/** Takes a file of the member for a claim or an enquiry. Reads only files that are allowed. */
export const POST = handleRoute({
  limit: { kind: 'upload', accountOf: async (_, session) => (await session.read())?.membershipNo },
  run: async ({ request, session, language }) => {
    const { membershipNo } = await session.member();
    const { fileName, content } = await inFilePlace('in', membershipNo, (transfer) => readFile(request, transfer));
    const body = { fileName, content: content.toString('base64') };
    return { body: { data: await session.call(uploadAttachment, { body }, { language: language.locale }) } };
  },
});
