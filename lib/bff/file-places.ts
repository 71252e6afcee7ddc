import 'server-only';
import { processWide } from '@/lib/process-wide';
import { ProblemError } from './problem-error';
import { visitorsBlock, visitorsNetwork } from './visitor-key';

/**
 * A place holds up to 5 MB until the file has arrived, which may take two minutes, or until the hub has sent it. The visitor's
 * slow reading takes no place: the limits of downloads bound it.
 */
const PLACES = { member: 3, address: 6, network: 12, all: 32 };
const RETRY_AFTER_SECONDS = 15;

const noPlace = () => new ProblemError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, nothingDone: true });

export class Transfer {
  readonly #beganAtMs = Date.now();
  readonly #ended = new AbortController();
  #bytes = 0;
  readonly way: 'in' | 'out';
  readonly member: string;
  readonly address = visitorsBlock();
  readonly network = visitorsNetwork() ?? this.address;
  /** Aborts an upload when another visitor gets its place. */
  readonly signal = this.#ended.signal;

  constructor(way: 'in' | 'out', member: string) {
    this.way = way;
    this.member = member;
  }

  bytesPerMs(): number {
    return this.#bytes / Math.max(1, Date.now() - this.#beganAtMs);
  }

  received(bytes: number): void {
    this.#bytes += bytes;
  }

  end(): void {
    this.#ended.abort(noPlace());
  }
}

const transfers = processWide('transfers', () => new Set<Transfer>());

const sharing = (transfer: Transfer, part: 'member' | 'address' | 'network') =>
  [...transfers].filter((other) => other[part] === transfer[part]);

/**
 * Aborts the slowest upload of the network with most of them, unless it is the network's last, or has at most one place more
 * than the newcomer. Downloads stay: the hub's deadline ends them.
 */
function takePlaceFor(newcomer: Transfer): void {
  const uploads = [...transfers].filter(({ way }) => way === 'in');
  const shares = Object.values(Object.groupBy(uploads, ({ network }) => network)).map((share = []) => share);
  const [largest = []] = shares.sort((a, b) => b.length - a.length);
  if (largest.length < sharing(newcomer, 'network').length + 2) throw noPlace();
  const [slowest] = largest.sort((a, b) => a.bytesPerMs() - b.bytesPerMs());
  if (slowest === undefined) return;
  transfers.delete(slowest);
  slowest.end();
}

/** @throws ProblemError `rate_limited` if no place is free, or if a visitor with fewer transfers got the place */
export async function inFilePlace<T>(
  way: 'in' | 'out',
  membershipNo: string,
  run: (transfer: Transfer) => Promise<T>,
): Promise<T> {
  const transfer = new Transfer(way, membershipNo);
  const isFull =
    sharing(transfer, 'member').length >= PLACES.member ||
    sharing(transfer, 'address').length >= PLACES.address ||
    sharing(transfer, 'network').length >= PLACES.network;
  if (isFull) throw noPlace();
  if (transfers.size >= PLACES.all) takePlaceFor(transfer);
  transfers.add(transfer);
  try {
    return await run(transfer);
  } finally {
    transfers.delete(transfer);
  }
}
