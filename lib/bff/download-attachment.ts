import 'server-only';
import { attachment } from '@/lib/hub/contract/attachment';
import { validRequestId } from '@/lib/request/request-id';
import { attachmentKinds } from './attachment-kind';
import { cookiesAfterFailure } from './cookies-after-failure';
import { inFilePlace } from './file-places';
import { ProblemError } from './problem-error';
import { problemOf, problemResponse } from './problem-response';
import { limitByAccount, limitByAddress } from './rate-limit';
import { RouteSession } from './route-session';

/** RFC 8187: everything but letters and digits is escaped, so that no name can end the header or begin another. */
const escaped = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** Older browsers do not say where a request comes from. */
const isForeign = ({ headers }: Request) => ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/** Saved, never shown in place of a page, and of no other kind than it was judged to be (SECURITY 56). */
export async function downloadAttachment(request: Request, attachmentId: string): Promise<Response> {
  const requestId = validRequestId(request.headers.get('x-request-id'));
  const headers = new Headers({
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  const session = new RouteSession(request, requestId);
  let response: Response;
  let cookies: string[];
  try {
    if (isForeign(request)) throw new ProblemError('cross_site');
    await limitByAddress('download');
    const member = await session.read();
    if (member === null) throw new ProblemError('login_required');
    const { kind, fileName, content } = await limitByAccount('download', member.membershipNo, () =>
      inFilePlace('out', member.membershipNo, () => session.call(attachment, { params: { attachmentId } })),
    );
    // Before the headers of the file, which are not those of a failure.
    cookies = await session.setCookies();
    const { ending, mediaType } = attachmentKinds[kind];
    headers.set('content-type', mediaType);
    headers.set('content-disposition', `attachment; filename="file.${ending}"; filename*=UTF-8''${escaped(fileName)}`);
    response = new Response(Buffer.from(content, 'base64'), { headers });
  } catch (error) {
    response = problemResponse(problemOf(error, requestId, request), requestId, headers);
    cookies = await cookiesAfterFailure(session, error);
  }
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
