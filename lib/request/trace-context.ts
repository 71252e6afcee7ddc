import { randomBytes } from 'node:crypto';

/** W3C Trace Context, version 00; the all-zero ids are invalid there. */
const traceparentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const newId = (bytes: number) => randomBytes(bytes).toString('hex');

/** A span of its own in the sender's trace, or in a new one where what was sent is no trace context. */
export function childTraceparent(parent: string | null | undefined): string {
  if (!parent || !traceparentPattern.test(parent)) return `00-${newId(16)}-${newId(8)}-00`;
  return `${parent.slice(0, 36)}${newId(8)}${parent.slice(52)}`;
}

export const traceIdOf = (traceparent: string | undefined): string | undefined => traceparent?.slice(3, 35);
export const spanIdOf = (traceparent: string | undefined): string | undefined => traceparent?.slice(36, 52);
