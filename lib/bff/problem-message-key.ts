import type { ProblemCode } from './problem';

const keyByCode = {
  unreachable: 'unavailable',
  timeout: 'unavailable',
  contract_broken: 'unavailable',
  try_again: 'unavailable',
  unauthorized: 'loginRequired',
  login_required: 'loginRequired',
  session_expired: 'sessionExpired',
  forbidden: 'forbidden',
  not_found: 'notFound',
  conflict: 'conflict',
  rejected: 'rejected',
  rate_limited: 'rateLimited',
  password_change_required: 'passwordChange',
  cross_site: 'reload',
  identity_expired: 'identityExpired',
  identity_changed: 'identityExpired',
  method_not_allowed: 'internal',
  unsupported_media_type: 'internal',
  invalid_input: 'invalidInput',
  payload_too_large: 'payloadTooLarge',
  session_too_large: 'internal',
  client_closed: 'internal',
  internal: 'internal',
} as const satisfies Record<ProblemCode, string>;

/** Hub codes with a sentence; others fall back to their kind. */
const keyByHubCode = {
  INVALID_STAY: 'invalidStay',
  OCCUPANCY_EXCEEDED: 'occupancyExceeded',
  TERMS_REQUIRED: 'termsRequired',
  WRONG_PASSWORD: 'wrongPassword',
  WEAK_PASSWORD: 'weakPassword',
  LOGIN_FAILED: 'loginFailed',
  INTEGRATION_REQUIRED: 'integrationRequired',
  SOLD_OUT: 'soldOut',
  MEMBER_RATE: 'memberRate',
  TIER_RATE: 'tierRate',
  PRICE_CHANGED: 'priceChanged',
  FEE_CHANGED: 'feeChanged',
  GRACE_USED_UP: 'graceUsedUp',
  TOO_MANY_HELD: 'tooManyHeld',
  NOT_CANCELLABLE: 'notCancellable',
  IDEMPOTENCY_MISMATCH: 'idempotencyMismatch',
  NOT_IMPLEMENTED: 'notImplemented',
} as const;

const HUB_LOCALE = 'ko';

type KnownHubCode = keyof typeof keyByHubCode;
export type ProblemMessageKey = (typeof keyByCode)[ProblemCode] | (typeof keyByHubCode)[KnownHubCode];

interface ProblemLike {
  code: ProblemCode;
  hubCode?: string;
  hubMessage?: string;
  retryAfterSeconds?: number;
}

export function problemMessageKey({ code, hubCode }: ProblemLike): ProblemMessageKey {
  if (hubCode !== undefined && Object.hasOwn(keyByHubCode, hubCode)) return keyByHubCode[hubCode as KnownHubCode];
  return keyByCode[code];
}

/** At least 1, for `rateLimitedFor`; undefined if unknown, or if the hub's code has a sentence. */
export function minutesToWait({ code, hubCode, retryAfterSeconds }: ProblemLike): number | undefined {
  if (problemMessageKey({ code, hubCode }) !== keyByCode.rate_limited || !retryAfterSeconds) return undefined;
  return Math.ceil(retryAfterSeconds / 60);
}

export function messageKeyOfError(error: unknown): ProblemMessageKey {
  if (error instanceof Error && error.name === 'ProblemError') return problemMessageKey(error as Error & ProblemLike);
  return keyByCode.internal;
}

/** The hub's Korean text, at login and certification alone (sections 7 and 8); undefined for other readers. */
export function hubTextFor(problem: ProblemLike, locale: string): string | undefined {
  return locale === HUB_LOCALE && problem.hubMessage !== '' ? problem.hubMessage : undefined;
}

/** Of a refused login; the hub's text in any language if the product has no sentence for it. */
export function loginTextFor(problem: ProblemLike, locale: string): string | undefined {
  const isKnown = problemMessageKey(problem) !== keyByCode[problem.code] || problem.code === 'rate_limited';
  return hubTextFor(problem, isKnown ? locale : HUB_LOCALE)?.trim() || undefined;
}

export const problemMessageKeys: readonly (ProblemMessageKey | 'rateLimitedFor' | 'unsure')[] = [
  ...new Set([
    ...Object.values(keyByCode),
    'rateLimitedFor' as const,
    'unsure' as const,
    ...Object.values(keyByHubCode),
  ]),
];
