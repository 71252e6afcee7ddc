/** Requests that only ask, or that a page of its own follows. */
const asks = /^\/api\/(session|identity|vitals)\b|^\/api\/guest\/(account|leave|look-up|nights|quote)$/;

let doneAt: string | null = null;

/** A request has been answered with success: an error page that comes in place of its result says so. */
export function noteDone(method: string, path: string): void {
  if (method !== 'GET' && !asks.test(path)) doneAt = window.location.pathname;
}

export const isDoneHere = (): boolean => doneAt === window.location.pathname;
