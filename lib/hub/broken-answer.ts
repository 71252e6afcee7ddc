import 'server-only';
import type * as z from 'zod';
import type { Endpoint } from './contract/endpoint';
import type { BrokenAnswer } from './hub-error';

const MOST_PLACES = 5;

/** @param brokenAt what is wrong: names of fields and kinds, never values, because it is logged */
export function brokenAnswer(
  { status, headers }: { status: number; headers: Pick<Headers, 'get'> },
  brokenAt: string,
): BrokenAnswer {
  const mediaType = /^[\w.+-]{1,40}\/[\w.+-]{1,40}(?=\s*(?:;|$))/.exec(headers.get('content-type') ?? '')?.[0];
  return { hubStatus: status, contentType: mediaType?.toLowerCase() ?? 'none', brokenAt };
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function faultOf(issue: z.core.$ZodIssue, payload: unknown): string {
  const received = issue.path.reduce<unknown>(
    (inner, step) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[step],
    payload,
  );
  if (received === undefined && issue.code !== 'custom') return 'missing';
  return issue.code === 'invalid_type' ? `${typeOf(received)} instead of ${issue.expected}` : issue.code;
}

/**
 * The first fields that do not fit the contract, with their fault: `data.rooms[].price: null instead of number`. Zod's
 * messages would name fields that only the answer has.
 * @param payload what the schema of `entry` has refused
 */
export function brokenPlaces(entry: Endpoint, payload: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const root = entry.envelope === 'whole' ? 'answer' : entry.envelope;
  const places = issues.map((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`)).join('');
    return `${root}${path}: ${faultOf(issue, payload)}`;
  });
  return [...new Set(places)].slice(0, MOST_PLACES).join(', ');
}
