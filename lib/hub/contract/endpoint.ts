import type * as z from 'zod';

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * By the browser-facing proxy.
 * - `anyone`: the member's token goes along when there is one
 * - `member`: only with a session
 * - `server`: never; handlers and pages call it on their own account
 */
type Audience = 'anyone' | 'member' | 'server';

/**
 * Section 7 of the specification.
 * - `data`: `{ data: payload }`, "returns data.data"
 * - `whole`: the body itself, "returns data"
 * - `retData`: `{ retData: payload }`
 */
type Envelope = 'data' | 'whole' | 'retData';

/** `search`: prices of many nights. `password`: a password is hashed, slowly on purpose. */
export type Costly = 'search' | 'password';

/** The largest real ones are the free nights of twenty hotels and two months, and the list of all hotels of a claim. */
export const USUAL_ANSWER_BYTES = 2 * 1024 * 1024;

/** One call of the hub. Everything else (client, allow-list, sandbox validation, OpenAPI) is derived. */
export interface Endpoint {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  /** `hub`: hub API base with Authorization; `plain`: plain API base. */
  readonly base: 'hub' | 'plain';
  readonly audience: Audience;
  /** Only reads are tried a second time; a write is repeated by its author with an idempotency key. */
  readonly retry: boolean;
  /** Takes the hub far more work than other calls: one address has few at once (`lib/hub/hub-lane.ts`). */
  readonly costly?: Costly;
  readonly source: 'specified' | 'assumed';
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  readonly envelope: Envelope;
  /** A larger answer is not one of the hub's; `USUAL_ANSWER_BYTES` where it is not said. */
  readonly mostBytes?: number;
  /** What a refusal carries in `data`, by its code; whatever else a refusal brings is dropped. */
  readonly refusalData?: Readonly<Record<string, z.ZodType>>;
  /** Limited apart, so that a flood of keys does not stop bookings; a `confirmation` follows something done. */
  readonly sends?: 'key' | 'confirmation';
  /**
   * Tries are counted by address and, with `by`, by the asking member or session (`lib/bff/limits.ts`), never by what a
   * body names: strangers could use up another's tries. Passwords count by session, so that a copy of one does not keep its
   * owner from changing the password. A write through the proxy that names nothing counts as `write` by its member.
   */
  readonly tries?:
    | { readonly kind: 'idCheck' | 'chat' }
    | { readonly kind: 'certification' | 'lookup' | 'enquiry' | 'write'; readonly by: 'member' }
    | { readonly kind: 'password'; readonly by: 'session' };
  /** A new session's tokens arrive in the `authorization` and `refresh` response headers. */
  readonly issuesTokens?: true;
  /** A client-made key in the `idempotency-key` request header makes a repeated call answer as the first. */
  readonly idempotent?: true;
}

export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

const ofMember = { base: 'hub', audience: 'member', source: 'assumed', envelope: 'data' } as const;
export const memberRead = { ...ofMember, method: 'GET', retry: true } as const;
export const memberWrite = { ...ofMember, method: 'POST', retry: false } as const;
export const publicRead = { ...memberRead, base: 'plain', audience: 'anyone' } as const;
/** Of section 7: called by handlers and pages alone. */
export const serverWrite = { ...memberWrite, base: 'plain', audience: 'server', source: 'specified' } as const;

export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined;
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodObject ? z.input<E['query']> : undefined;
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodObject ? z.input<E['params']> : undefined;
