import type { HubErrorKind } from '@/lib/hub/hub-error';

/** With their HTTP status. The first nine are the kinds of `HubError`. Importable on both sides. */
export const problemStatus = {
  unreachable: 503,
  timeout: 504,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rejected: 422,
  rate_limited: 429,
  contract_broken: 502,
  session_expired: 401,
  login_required: 401,
  /** The refresh could not be settled; the session is kept. */
  try_again: 503,
  password_change_required: 403,
  cross_site: 403,
  identity_expired: 410,
  /** Another person was verified in this browser after the form was opened. */
  identity_changed: 409,
  invalid_input: 400,
  payload_too_large: 413,
  unsupported_media_type: 415,
  method_not_allowed: 405,
  session_too_large: 500,
  client_closed: 499,
  internal: 500,
} as const satisfies Record<HubErrorKind, number> & Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

export const problemCodes = Object.keys(problemStatus) as ProblemCode[];

export interface Problem {
  type: 'about:blank';
  title: ProblemCode;
  status: number;
  code: ProblemCode;
  requestId: string;
  hubCode?: string;
  hubMessage?: string;
  data?: unknown;
  /** Field path (`rooms.0.adults`) → what is wrong, as zod's issue code. */
  fieldErrors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** The hub has certainly not carried out this request; an earlier try may have been. */
  nothingDone?: true;
}

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

export function isProblemCode(value: unknown): value is ProblemCode {
  return typeof value === 'string' && Object.hasOwn(problemStatus, value);
}
