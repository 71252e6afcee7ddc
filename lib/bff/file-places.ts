import 'server-only';
import { processWide } from '@/lib/process-wide';
import { ProblemError } from './problem-error';
import { visitorsBlock, visitorsNetwork } from './visitor-key';

/** Each place holds up to 5 MB until its file has arrived, which may take two minutes, or was read from the hub. */
const PLACES = { member: 3, address: 6, network: 12, all: 32 };
const RETRY_AFTER_SECONDS = 15;

const noPlace = () => new ProblemError('rate_limited', { retryAfterSeconds: RETRY_AFTER_SECONDS, nothingDone: true });

/** A file on its way in or out. */
export class Transfer {
  readonly #beganAtMs = Date.now();
  readonly #ended = new AbortController();
  #bytes = 0;
  readonly member: string;
  readonly address = visitorsBlock();
  /** The /48 of IPv6, or the address: what one subscriber may have. */
  readonly network = visitorsNetwork() ?? this.address;
  /** Aborted when another visitor gets the place. */
  readonly signal = this.#ended.signal;

  constructor(member: string) {
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
 * Takes the place of the slowest transfer from the network that has most of them. The last transfer of a network stays, and
 * so does each one of a network with no more than one place above the newcomer's.
 */
function takePlaceFor(newcomer: Transfer): void {
  const shares = Object.values(Object.groupBy(transfers, ({ network }) => network)).map((share = []) => share);
  const [largest = []] = shares.sort((a, b) => b.length - a.length);
  if (largest.length < sharing(newcomer, 'network').length + 2) throw noPlace();
  const [slowest] = largest.sort((a, b) => a.bytesPerMs() - b.bytesPerMs());
  if (slowest === undefined) return;
  transfers.delete(slowest);
  slowest.end();
}

/**
 * Slow senders must fill neither the memory nor the places of others.
 * @throws ProblemError `rate_limited` where no place is free, or where a visitor with fewer transfers got the place
 */
export async function inFilePlace<T>(membershipNo: string, run: (transfer: Transfer) => Promise<T>): Promise<T> {
  const transfer = new Transfer(membershipNo);
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
