import type { IncomingMessage, ServerResponse } from 'node:http';
import { HubError } from '../hub/hub-error.ts';
import { RSC_HEADER } from '../request/next-protocol.ts';
import type { PersonalPage } from '../request/request-context.ts';
import { isHandler } from '../routes/handlers.ts';
import { pageKind } from '../routes/pages.ts';
import { isFile } from '../routes/route-pattern.ts';

const RETRY_AFTER_SECONDS = 5;

/** Undefined for handlers and cached pages. @param pathname as `readRequestPath` reads it */
export function personalPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): PersonalPage | undefined {
  if (isHandler(pathname) || isFile(pathname) || pageKind(pathname) === 'public') return undefined;
  const visitor = new AbortController();
  response.once('close', () => {
    // To the page this is a hub that does not answer: it is rendered to its end, without a reader. Anything else thrown into
    // Next's rendering would be an error in the log.
    if (!response.writableFinished) visitor.abort(new HubError('timeout', { endpoint: 'left by the visitor' }));
  });
  // Next's router takes a failed fetch of a page as a reason to load it again, and would ask the hub twice.
  const isSettled = () => response.headersSent || request.headers[RSC_HEADER] === '1';
  return {
    visitor: visitor.signal,
    answer: (status) => {
      if (isSettled()) return;
      response.statusCode = status;
      if (status === 503) response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
    },
  };
}
