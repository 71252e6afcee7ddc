export class BulkheadFullError extends Error {
  override readonly name = 'BulkheadFullError';
}

/** By name: a bulkhead belongs to the process, and each bundle of the server has a class of its own. */
export const isBulkheadFull = (error: unknown): boolean => error instanceof Error && error.name === 'BulkheadFullError';

/** `places` tasks at once; more wait in order. Who stops waiting leaves at once, unlike in cockatiel's bulkhead. */
export class Bulkhead {
  readonly #queueLength: number;
  readonly #queue = new Set<() => void>();
  #free: number;

  constructor(places: number, queueLength: number) {
    this.#free = places;
    this.#queueLength = queueLength;
  }

  /**
   * @returns gives the place back
   * @throws BulkheadFullError at once, and the reason of `signal` when that ended the wait
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(signal);
    return () => this.#release();
  }

  /** Throws as `enter` does, without having run the task. */
  async run<T>(task: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const leave = await this.enter(signal);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  #wait(signal: AbortSignal): Promise<void> {
    if (this.#queue.size >= this.#queueLength) throw new BulkheadFullError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        this.#queue.delete(start);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      this.#queue.add(start);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  #release(): void {
    const [next] = this.#queue;
    if (next) next();
    else this.#free += 1;
  }
}
