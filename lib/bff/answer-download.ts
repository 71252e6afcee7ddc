import 'server-only';
import { serverEnv } from '@/lib/env/server-env';
import { type Language, languages } from '@/lib/i18n/languages';
import { validRequestId } from '@/lib/request/request-id';
import { cookiesAfterFailure } from './cookies-after-failure';
import { isOwnNavigation } from './csrf';
import { ProblemError } from './problem-error';
import { problemOf, problemResponse } from './problem-response';
import { RouteSession } from './route-session';

export interface DownloadContext {
  request: Request;
  requestId: string;
  session: RouteSession;
  language: Language;
}

interface DownloadedFile {
  body: BodyInit;
  contentType: string;
  fileName: string;
  /** With any characters; `fileName` is the ASCII form. */
  fullName?: string;
}

interface Download {
  /** Once its body has begun, cookies can no longer be set and a failure breaks the file off. */
  open: (context: DownloadContext) => Promise<DownloadedFile>;
  /** The page that shows why there is no file, with its language segment. Without it a failure is answered as a problem. */
  failedPage?: (problem: ProblemError, language: Language) => string;
}

/** RFC 8187: everything but letters and digits is escaped, so that no name can end the header or begin another. */
const escaped = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A file of the member behind a plain link, which sends no `x-bff`; saved, never shown (SECURITY 56). */
export function answerDownload({ open, failedPage }: Download): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = validRequestId(request.headers.get('x-request-id'));
    const session = new RouteSession(request, requestId);
    const wanted = new URL(request.url).searchParams.get('language');
    const language = languages.find(({ locale }) => locale === wanted) ?? languages[0];
    const headers = new Headers({
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (!isOwnNavigation(request.headers, serverEnv().PUBLIC_ORIGIN)) {
      return problemResponse(new ProblemError('cross_site'), requestId, headers);
    }
    let answer: Response;
    let cookies: string[];
    try {
      const { body, contentType, fileName, fullName } = await open({ request, requestId, session, language });
      cookies = await session.setCookies();
      headers.set('content-type', contentType);
      const encoded = fullName === undefined ? '' : `; filename*=UTF-8''${escaped(fullName)}`;
      headers.set('content-disposition', `attachment; filename="${fileName}"${encoded}`);
      answer = new Response(body, { headers });
    } catch (error) {
      const problem = problemOf(error, requestId, request);
      if (failedPage) headers.set('location', failedPage(problem, language));
      answer = failedPage ? new Response(null, { status: 303, headers }) : problemResponse(problem, requestId, headers);
      cookies = await cookiesAfterFailure(session, error);
    }
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  };
}
