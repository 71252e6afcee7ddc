import { handlers } from '@/lib/routes/handlers';

/** Requests that only ask, or that a page of its own follows. */
const { account, leave, lookUp, nights, quote } = handlers.guest;
const asks: readonly string[] = [
  ...Object.values(handlers.session),
  ...Object.values(handlers.identity),
  handlers.server.vitals,
  ...[account, leave, lookUp, nights, quote],
];

let doneAt: string | null = null;

/** A request has been answered with success: an error page that comes in place of its result says so. */
export function noteDone(method: string, path: string): void {
  if (method !== 'GET' && !asks.includes(path)) doneAt = window.location.pathname;
}

export const isDoneHere = (): boolean => doneAt === window.location.pathname;
