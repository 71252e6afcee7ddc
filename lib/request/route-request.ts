/** Header names in any case; null for one that was not sent. */
export type HeadersRead = Pick<Headers, 'get'>;

/** What handlers read of a request: Next's `Request`, or what Node received (`lib/server/answer-read.ts`). */
export interface RouteRequest extends Pick<Request, 'method' | 'url' | 'body' | 'signal'> {
  headers: HeadersRead;
}
