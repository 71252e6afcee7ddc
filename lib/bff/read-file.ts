import 'server-only';
import { ATTACHMENT_MAX_BYTES, FILE_NAME_MAX } from '@/lib/hub/contract/centre-limits';
import { beginningOf, tidyLine } from '@/lib/hub/contract/typed-text';
import { problemOfFirstBytes } from './attachment-kind';
import type { Transfer } from './file-places';
import { ProblemError } from './problem-error';
import { bodyUpTo } from './read-body';

export interface SentFile {
  fileName: string;
  content: Buffer;
}

const hubCodes = { heic: 'ATTACHMENT_KIND', wrongKind: 'ATTACHMENT_KIND', broken: 'ATTACHMENT_BROKEN' } as const;
const refused = (problem: keyof typeof hubCodes) =>
  new ProblemError('rejected', { hubCode: hubCodes[problem], nothingDone: true });

function fileNameOf(headers: Headers): string {
  let name = '';
  try {
    name = decodeURIComponent(headers.get('x-file-name') ?? '');
  } catch {
    // No percent-encoding: the name cannot be used.
  }
  const last = tidyLine(name.split(/[/\\]/).at(-1) ?? '').replaceAll('"', '');
  return beginningOf(last, FILE_NAME_MAX).trim() || 'file';
}

async function readContent(request: Request, transfer: Transfer): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bodyUpTo(ATTACHMENT_MAX_BYTES, request, transfer.signal)) {
    transfer.received(chunk.byteLength);
    const problem = chunks.length === 0 ? problemOfFirstBytes(chunk) : null;
    if (problem !== null && problem !== 'broken') throw refused(problem);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Its kind by its first bytes, its size as it streams in (SECURITY 56). @throws ProblemError `unsupported_media_type`,
 * `payload_too_large`, `rejected` with ATTACHMENT_KIND or ATTACHMENT_BROKEN (cut off within its first bytes, or empty)
 */
export async function readFile(request: Request, transfer: Transfer): Promise<SentFile> {
  if (request.headers.get('content-type') !== 'application/octet-stream') {
    throw new ProblemError('unsupported_media_type');
  }
  const content = await readContent(request, transfer);
  const problem = problemOfFirstBytes(content);
  if (problem !== null) throw refused(problem);
  return { fileName: fileNameOf(request.headers), content };
}
