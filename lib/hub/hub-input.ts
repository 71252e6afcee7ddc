import type * as z from 'zod';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from './contract/endpoint';

export type HubInput<E extends Endpoint> = (ParamsOf<E> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined ? { query?: undefined } : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> });

export interface UncheckedHubInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CheckedHubInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Input that the contract refuses, before anything is sent. `part` distinguishes an unknown address from a wrong body. */
export class HubInputError extends Error {
  readonly part: 'params' | 'query' | 'body';
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(endpoint: string, part: HubInputError['part'], issues: readonly z.core.$ZodIssue[]) {
    super(`${endpoint}: ${part} do not fit the contract`);
    this.name = 'HubInputError';
    this.part = part;
    this.issues = issues;
  }
}

export function isHubInputError(error: unknown): error is HubInputError {
  return error instanceof Error && error.name === 'HubInputError';
}

/** Defaults are filled in, unknown fields dropped. @throws HubInputError */
export function checkHubInput(entry: Endpoint, input: UncheckedHubInput): CheckedHubInput {
  const check = (part: HubInputError['part'], schema: z.ZodType | undefined): unknown => {
    if (schema === undefined) return undefined;
    const parsed = schema.safeParse(part === 'body' ? input.body : (input[part] ?? {}));
    if (!parsed.success) throw new HubInputError(entry.name, part, parsed.error.issues);
    return parsed.data;
  };
  return {
    params: (check('params', entry.params) ?? {}) as Record<string, unknown>,
    query: (check('query', entry.query) ?? {}) as Record<string, unknown>,
    body: check('body', entry.body),
  };
}
