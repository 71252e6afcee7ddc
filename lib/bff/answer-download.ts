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
  /** Of the page with the link, named in the query. */
  language: Language;
}

interface DownloadedFile {
  body: BodyInit;
  contentType: string;
  /** ASCII. */
  fileName: string;
}

interface Download {
  /** Once its body has begun, cookies can no longer be set and a failure breaks the file off. */
  open: (context: DownloadContext) => Promise<DownloadedFile>;
  /** Address of the page that shows why there is no file, with its language. */
  failedPage: (problem: ProblemError, language: Language) => string;
}

/** A file of the member behind a plain link, which sends no `x-bff`: a failure redirects to the page with the link. */
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
    });
    if (!isOwnNavigation(request.headers, serverEnv().PUBLIC_ORIGIN)) {
      return problemResponse(new ProblemError('cross_site'), requestId, headers);
    }
    let answer: Response;
    let cookies: string[];
    try {
      const { body, contentType, fileName } = await open({ request, requestId, session, language });
      cookies = await session.setCookies();
      headers.set('content-type', contentType);
      headers.set('content-disposition', `attachment; filename="${fileName}"`);
      answer = new Response(body, { headers });
    } catch (error) {
      headers.set('location', failedPage(problemOf(error, requestId, request), language));
      answer = new Response(null, { status: 303, headers });
      cookies = await cookiesAfterFailure(session, error);
    }
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  };
}
