import { randomBytes, randomUUID } from 'node:crypto';

/** A proxy's id is kept only if it can do no harm in a header or a log. */
const requestIdPattern = /^[A-Za-z0-9_.-]{8,64}$/;
/** W3C Trace Context, version 00; the all-zero ids are invalid there. */
const traceparentPattern = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

export function validRequestId(value: string | null | undefined): string {
  return value && requestIdPattern.test(value) ? value : randomUUID();
}

export function validTraceparent(value: string | null | undefined): string {
  if (value && traceparentPattern.test(value)) return value;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
