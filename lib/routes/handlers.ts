import { withQuery } from './with-query.ts';

/** Starts the address of every handler, and of nothing else. */
export const HANDLERS = '/api/';
/** The proxy, which answers the calls of `hub-calls.ts`. */
export const HUB_PROXY = `${HANDLERS}hub`;

/** Handlers of `app/api` beside the proxy. */
export const handlers = {
  guest: {
    account: '/api/guest/account',
    ask: '/api/guest/ask',
    booking: '/api/guest/booking',
    cancel: '/api/guest/cancel',
    change: '/api/guest/change',
    leave: '/api/guest/leave',
    lookUp: '/api/guest/look-up',
    mail: '/api/guest/mail',
    nights: '/api/guest/nights',
    number: '/api/guest/number',
    quote: '/api/guest/quote',
    table: '/api/guest/table',
    tableChange: '/api/guest/table-change',
    withdrawAsk: '/api/guest/withdraw-ask',
  },
  identity: {
    /** The identity provider sends the visitor back to it: the one handler that a foreign page may post to. */
    callback: '/api/identity/callback',
    password: '/api/identity/password',
    result: '/api/identity/result',
    spending: '/api/identity/spending',
    start: '/api/identity/start',
    state: '/api/identity/state',
  },
  session: {
    archive: '/api/session/archive',
    archivePermission: '/api/session/archive-permission',
    chat: '/api/session/chat',
    feedback: '/api/session/feedback',
    integration: '/api/session/integration',
    join: '/api/session/join',
    login: '/api/session/login',
    logout: '/api/session/logout',
    notMe: '/api/session/not-me',
    statement: '/api/session/statement',
    sync: '/api/session/sync',
    tokens: '/api/session/tokens',
    viewer: '/api/session/viewer',
    withdrawal: '/api/session/withdrawal',
  },
  member: { attachment: '/api/member/attachment' },
  server: {
    live: '/api/health/live',
    ready: '/api/health/ready',
    metrics: '/api/metrics',
    now: '/api/now',
    pageChanges: '/api/page-changes',
    vitals: '/api/vitals',
  },
} as const;

/** @param path without language; also true where no handler is */
export const isHandler = (path: string): boolean => path.startsWith(HANDLERS);

/** Names the reservation: the browser's one proof may be for another by then. */
export function guestAddress(
  call: 'nights' | 'quote' | 'change' | 'cancel' | 'tableChange' | 'mail' | 'ask' | 'withdrawAsk',
  reservationNo: string,
): string {
  return withQuery(handlers.guest[call], { of: reservationNo });
}

export const pointStatementFile = (query: { language: string; kind?: string; period?: string }): string =>
  withQuery(handlers.session.statement, query);

export const archiveFile = (query: { language: string }): string => withQuery(handlers.session.archive, query);
