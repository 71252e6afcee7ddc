import type * as z from 'zod';
import { ProblemError } from './problem-error';

/** The longest body of the contract (an enquiry of 2,000 characters) has a tenth of it. */
export const MAX_BODY_BYTES = 64 * 1024;

async function readText(request: Request): Promise<string> {
  const declared = request.headers.get('content-length');
  if (declared !== null && Number(declared) > MAX_BODY_BYTES) throw new ProblemError('payload_too_large');
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new ProblemError('payload_too_large');
    }
    text += decode(decoder, value);
  }
  return text + decode(decoder);
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new ProblemError('invalid_input', { fieldErrors: { '': 'invalid_utf8' } });
  }
}

/** Undefined for no body. @throws ProblemError `payload_too_large`, `unsupported_media_type`, `invalid_input` */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (request.body !== null && !/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '')) {
    const length = request.headers.get('content-length');
    if (length !== '0' || type !== null) throw new ProblemError('unsupported_media_type');
  }
  const text = await readText(request);
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('invalid_input', { fieldErrors: { '': 'invalid_json' } });
  }
}

/** As HTML forms post them. @throws ProblemError `payload_too_large`, `unsupported_media_type`, `invalid_input` */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw new ProblemError('unsupported_media_type');
  return new URLSearchParams(await readText(request));
}

/** More than any form has fields; a list of thousands would be answered by as many errors. */
const MOST_FIELD_ERRORS = 50;

/** Zod's first issues as `field path → issue code`; the values are the visitor's and stay out. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.slice(0, MOST_FIELD_ERRORS).map((issue) => [issue.path.join('.'), issue.code]));
}
