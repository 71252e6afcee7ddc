class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/** By name: the bulkhead is shared by the process, but each server bundle has its own copy of the class. */
export const isBulkheadFull = (error: unknown): boolean => error instanceof Error && error.name === 'BulkheadFullError';

export interface BulkheadSize {
  places: number;
  queue: number;
  /** Places for one caller, and the same share of the queue; all by default. */
  ofOne?: number;
}

interface Waiter {
  caller: string | undefined;
  start: () => void;
}

/**
 * Limits concurrent tasks; others wait in order, and a caller at its limit waits behind other callers. An aborted waiter
 * leaves the queue at once, unlike in cockatiel's bulkhead.
 */
export class Bulkhead {
  readonly #size: Required<BulkheadSize>;
  readonly #queue = new Set<Waiter>();
  readonly #running = new Map<string | undefined, number>();
  #free: number;

  constructor({ places, queue, ofOne = places }: BulkheadSize) {
    this.#size = { places, queue, ofOne };
    this.#free = places;
  }

  /**
   * @param caller shares the places with others; tasks without one have no share
   * @returns frees the place
   * @throws BulkheadFullError at once, and the reason of `signal` when that ended the wait
   */
  async enter(signal: AbortSignal, caller?: string): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0 && this.#hasShare(caller)) this.#take(caller);
    else await this.#wait(signal, caller);
    return () => this.#release(caller);
  }

  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const leave = await this.enter(signal);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #hasShare(caller: string | undefined): boolean {
    return caller === undefined || (this.#running.get(caller) ?? 0) < this.#size.ofOne;
  }

  #take(caller: string | undefined): void {
    this.#free -= 1;
    this.#running.set(caller, (this.#running.get(caller) ?? 0) + 1);
  }

  #wait(signal: AbortSignal, caller: string | undefined): Promise<void> {
    const waiting = [...this.#queue];
    const ofCaller = waiting.filter((waiter) => caller !== undefined && waiter.caller === caller).length;
    const { queue, places, ofOne } = this.#size;
    if (waiting.length >= queue || ofCaller >= (queue * ofOne) / places) throw new BulkheadFullError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(waiter);
        reject(signal.reason);
      };
      const start = () => {
        this.#queue.delete(waiter);
        signal.removeEventListener('abort', leave);
        this.#take(caller);
        resolve();
      };
      const waiter = { caller, start };
      this.#queue.add(waiter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #release(caller: string | undefined): void {
    this.#free += 1;
    const running = (this.#running.get(caller) ?? 1) - 1;
    if (running > 0) this.#running.set(caller, running);
    else this.#running.delete(caller);
    for (const waiter of this.#queue) {
      if (this.#free === 0) return;
      if (this.#hasShare(waiter.caller)) waiter.start();
    }
  }
}
