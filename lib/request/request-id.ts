import { randomUUID } from 'node:crypto';

/** A proxy's id is kept only if it can do no harm in a header or a log. */
const requestIdPattern = /^[A-Za-z0-9_.-]{8,64}$/;

export function validRequestId(value: string | null | undefined): string {
  return value && requestIdPattern.test(value) ? value : randomUUID();
}
