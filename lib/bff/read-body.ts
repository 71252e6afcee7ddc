import type * as z from 'zod';
import { MAX_BODY_BYTES } from '@/lib/request/request-sizes';
import { ProblemError } from './problem-error';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Reads a refused request to its end: Next writes to the stream also after a cancel, which would be an uncaught exception. */
async function discardRest(reader: Reader, mostBytes: number): Promise<void> {
  try {
    for (let left = mostBytes; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
  } catch {
    // The visitor has left.
  }
}

/** @param ends stops the reading with its reason @throws ProblemError `payload_too_large` once more arrives or is announced */
export async function* bodyUpTo(
  mostBytes: number,
  { headers, body }: Request,
  ends?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const tooLarge = () => new ProblemError('payload_too_large', { nothingDone: true });
  if (Number(headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  if (body === null) return;
  const reader: Reader = body.getReader();
  const ended = new Promise<never>((_, reject) => {
    ends?.addEventListener('abort', () => reject(ends.reason), { once: true });
  });
  let bytes = 0;
  try {
    while (true) {
      ends?.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > mostBytes) throw tooLarge();
      yield value;
    }
  } finally {
    void discardRest(reader, mostBytes);
  }
}

async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of bodyUpTo(MAX_BODY_BYTES, request)) text += decode(decoder, chunk);
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

const MOST_FIELD_ERRORS = 50;

/** Zod's first issues as `field path → issue code`, without values. */
export function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.slice(0, MOST_FIELD_ERRORS).map((issue) => [issue.path.join('.'), issue.code]));
}
