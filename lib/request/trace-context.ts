import { randomUUID } from 'node:crypto';

/** W3C Trace Context: the all-zero ids are invalid, version 00 has 55 characters, and a later one may append fields. */
const traceparentPattern =
  /^(?!ff|00.{54})[0-9a-f]{2}-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;
const SAMPLED = 1;

/**
 * Of a UUID, for which Node has its random bytes ready; `randomBytes` asks the system each time. The last 14 digits, on
 * which samplers decide, are random in both. @param digits hexadecimal, at most 32
 */
const newId = (digits: 16 | 32) => randomUUID().replaceAll('-', '').slice(-digits);

export const isTraceparent = (text: string | null | undefined): text is string =>
  !!text && traceparentPattern.test(text);

/** A span of its own in the sender's trace, or in a new one that is not sampled where what was sent is no trace context. */
export function childTraceparent(parent: string | null | undefined): string {
  if (!isTraceparent(parent)) return `00-${newId(32)}-${newId(16)}-00`;
  const { traceId, traceFlags } = spanContextOf(parent);
  return `00-${traceId}-${newId(16)}-0${traceFlags}`;
}

export const traceIdOf = (traceparent: string | undefined): string | undefined => traceparent?.slice(3, 35);
export const spanIdOf = (traceparent: string | undefined): string | undefined => traceparent?.slice(36, 52);

export const spanContextOf = (traceparent: string) => ({
  traceId: traceparent.slice(3, 35),
  spanId: traceparent.slice(36, 52),
  /** Of its bits only the one that version 00 knows. */
  traceFlags: Number.parseInt(traceparent.slice(53, 55), 16) & SAMPLED,
  isRemote: true,
});
