/**
 * The one family of failures of a hub call.
 * - `unreachable`: no connection, a reset, or a 5xx of the hub
 * - `timeout`: no complete answer by the deadline
 * - `unauthorized` 401, `forbidden` 403, `not_found` 404, `conflict` 409, `rate_limited` 429
 * - `rejected`: 400 or 422; the hub understood and refuses, with its reason
 * - `contract_broken`: an answer that the contract does not know
 */
export const hubErrorKinds = [
  'unreachable',
  'timeout',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'rejected',
  'rate_limited',
  'contract_broken',
] as const;
export type HubErrorKind = (typeof hubErrorKinds)[number];

/** How an answer breaks the contract, for the log: it has no values of the answer. */
export interface BrokenAnswer {
  hubStatus: number;
  /** Media type without parameters; `none` where there is no valid one. */
  contentType: string;
  /** Fields with their fault, `data.rooms[].price: null instead of number`, or what else is wrong. */
  brokenAt: string;
}

export interface HubErrorDetails {
  endpoint: string;
  hubCode?: string;
  hubMessage?: string;
  data?: unknown;
  retryAfterSeconds?: number;
  neverSent?: true;
  broken?: BrokenAnswer;
  cause?: unknown;
}

/** A hub call that failed. Narrow with `isHubError`, never by its class. */
export class HubError extends Error {
  readonly kind: HubErrorKind;
  readonly endpoint: string;
  readonly hubCode: string | undefined;
  declare readonly hubMessage: string | undefined;
  declare readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** True if the hub certainly never received the call. */
  readonly neverSent: boolean;
  /** Of `contract_broken`. */
  readonly broken: BrokenAnswer | undefined;

  constructor(kind: HubErrorKind, details: HubErrorDetails) {
    super(`${details.endpoint}: ${kind}${details.hubCode ? ` (${details.hubCode})` : ''}`, {
      cause: details.cause,
    });
    this.name = 'HubError';
    this.kind = kind;
    this.endpoint = details.endpoint;
    this.hubCode = details.hubCode;
    // Not enumerable: Next prints errors, and these may contain personal data.
    Object.defineProperty(this, 'hubMessage', { value: details.hubMessage });
    Object.defineProperty(this, 'data', { value: details.data });
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.neverSent = details.neverSent ?? false;
    this.broken = details.broken;
  }
}

/** By name: Next gives each bundle its own copy of the class. */
export function isHubError(error: unknown, kind?: HubErrorKind): error is HubError {
  return (
    error instanceof Error && error.name === 'HubError' && (kind === undefined || (error as HubError).kind === kind)
  );
}
