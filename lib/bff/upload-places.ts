import 'server-only';
import { processWide } from '@/lib/process-wide';
import { ProblemError } from './problem-error';
import { visitorsBlock, visitorsNetwork } from './visitor-key';

/** Each place holds up to 5 MB until its file has arrived, which may take two minutes. */
const PLACES = { member: 3, address: 6, network: 12, all: 32 };
const RETRY_AFTER_SECONDS = 15;
/** A younger upload says little about its line. */
const JUDGED_AFTER_MS = 5_000;

class Upload {
  readonly #beganAtMs = Date.now();
  readonly #ended = new AbortController();
  #bytes = 0;
  /** Its member, address and network. */
  readonly holders: readonly string[];

  constructor(holders: readonly string[]) {
    this.holders = holders;
  }

  /** Null while it is too young to be judged. */
  bytesPerMs(): number | null {
    const ageMs = Date.now() - this.#beganAtMs;
    return ageMs < JUDGED_AFTER_MS ? null : this.#bytes / ageMs;
  }

  end(): void {
    this.#ended.abort(noPlace());
  }

  /** `body`, counted; reading it throws `rate_limited` once the upload has been ended. */
  measured(body: NonNullable<Request['body']>): NonNullable<Request['body']> {
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.#bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    return body.pipeThrough(count, { signal: this.#ended.signal });
  }
}

const uploads = processWide('uploads', () => new Set<Upload>());

const noPlace = () => new ProblemError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, nothingDone: true });

const isFull = (holder: string, places: number) =>
  [...uploads].filter(({ holders }) => holders.includes(holder)).length >= places;

/** Many accounts with slow uploads must not keep everybody else waiting: the slowest one makes room. */
function endSlowest(): void {
  const judged = [...uploads].filter((upload) => upload.bytesPerMs() !== null);
  const [slowest] = judged.sort((a, b) => (a.bytesPerMs() ?? 0) - (b.bytesPerMs() ?? 0));
  if (slowest === undefined) throw noPlace();
  uploads.delete(slowest);
  slowest.end();
}

/**
 * Slow senders must fill neither the memory nor the places of others. `run` reads the body that it receives.
 * @throws ProblemError `rate_limited` where no place is free, or where a faster upload needed the place
 */
export async function inUploadPlace<T>(
  membershipNo: string,
  request: Request,
  run: (sent: Pick<Request, 'headers' | 'body'>) => Promise<T>,
): Promise<T> {
  const network = visitorsNetwork();
  const wanted: [holder: string, places: number][] = [
    [`member ${membershipNo}`, PLACES.member],
    [`address ${visitorsBlock()}`, PLACES.address],
    ...(network ? ([[`network ${network}`, PLACES.network]] as [string, number][]) : []),
  ];
  if (wanted.some(([holder, places]) => isFull(holder, places))) throw noPlace();
  if (uploads.size >= PLACES.all) endSlowest();
  const upload = new Upload(wanted.map(([holder]) => holder));
  uploads.add(upload);
  try {
    return await run({ headers: request.headers, body: request.body && upload.measured(request.body) });
  } finally {
    uploads.delete(upload);
  }
}
