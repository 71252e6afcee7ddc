import type { EndpointName } from '../../../lib/hub/contract/contract.ts';

interface RecordedCall {
  at: string;
  /** Contract name; null for an address that the contract does not know. */
  name: EndpointName | null;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  /** Presence only: a token has no business in a log. */
  authorized: boolean;
  lang: string | null;
  /** Allow-listed request headers. */
  headers: Record<string, string>;
}

const KEPT = 200;
const shownHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'traceparent',
  'user-agent',
  'x-request-id',
] as const;

/** Counts every call by name and keeps the last 200, for tests that ask how often the hub was called. */
export interface CallLog {
  record(call: RecordedCall): void;
  counts(): Record<string, number>;
  last(): readonly RecordedCall[];
  clear(): void;
}

export function createCallLog(): CallLog {
  let last: RecordedCall[] = [];
  let counts: Record<string, number> = {};
  return {
    record(call) {
      const name = call.name ?? 'unknown';
      counts[name] = (counts[name] ?? 0) + 1;
      last.push(call);
      if (last.length > KEPT) last.shift();
    },
    counts: () => ({ ...counts }),
    last: () => [...last],
    clear() {
      last = [];
      counts = {};
    },
  };
}

export function shownHeadersOf(headers: Headers): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const name of shownHeaders) {
    const value = headers.get(name);
    if (value !== null) shown[name] = value;
  }
  return shown;
}
