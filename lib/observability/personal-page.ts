import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKind } from '@/lib/csp/page-kind';
import { HubError } from '@/lib/hub/hub-error';
import { currentRequest } from './request-context';
import { isAsset } from './route-pattern';

/** Seconds after which a visitor, or a machine, may ask again for a page that the hub could not fill. */
const RETRY_AFTER_SECONDS = 5;

/** What Next keeps to itself about a page that is made for one request. */
export interface PersonalPage {
  /** Ends, with a `HubError` as its reason, when the visitor leaves before he has the whole page. */
  readonly visitor: AbortSignal;
  /** Makes the answer a 503, unless its head has left already. */
  readonly answerUnavailable: () => void;
  /** Makes it a 400, on the same condition. */
  readonly answerRefused: () => void;
}

/**
 * The page that is made for this request, or undefined: handlers have a signal of their own, and a kept page is
 * made for everybody who waits for it, also when the first of them has left.
 * @param pathname as `readRequestPath` reads it
 */
export function personalPage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): PersonalPage | undefined {
  if (pathname.startsWith('/api/') || isAsset(pathname) || pageKind(pathname) === 'public') return undefined;
  const visitor = new AbortController();
  response.once('close', () => {
    // To the page this is a hub that does not answer: it is drawn to its end, for nobody. Anything else thrown into
    // Next's rendering would become an error in the log for each visitor who leaves.
    if (!response.writableFinished) visitor.abort(new HubError('timeout', { endpoint: 'left by the visitor' }));
  });
  // Next's router takes a failed fetch of a page as a reason to load it anew, and would ask the hub twice.
  const isSettled = () => response.headersSent || request.headers.rsc !== undefined;
  return {
    visitor: visitor.signal,
    answerUnavailable: () => {
      if (isSettled()) return;
      response.statusCode = 503;
      response.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
    },
    answerRefused: () => {
      if (!isSettled()) response.statusCode = 400;
    },
  };
}

/** For the hub calls of a page: ends when its visitor leaves. Undefined where others wait for the same page. */
export function visitorSignal(): AbortSignal | undefined {
  return currentRequest()?.page?.visitor;
}

/** Says that the hub refuses what the address of the page being made asks for: its answer is a 400, not a 200. */
export function answerRefused(): void {
  currentRequest()?.page?.answerRefused();
}

/** Says that the page being made has nothing to show because of the hub: its answer is a 503, not a 200. */
export function answerUnavailable(): void {
  currentRequest()?.page?.answerUnavailable();
}
