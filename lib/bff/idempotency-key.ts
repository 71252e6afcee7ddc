import { ProblemError } from './problem-error';

/** @throws ProblemError `invalid_input` for a key that is not 8–64 of `A-Z a-z 0-9 _ -` */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) {
    throw new ProblemError('invalid_input', { fieldErrors: { 'idempotency-key': 'invalid_format' } });
  }
  return key;
}
