import { CircuitState, type IBreaker } from 'cockatiel';

const SLICES = 10;

export interface RecentCallsLimits {
  windowMs: number;
  minimumCalls: number;
  /** Share of failed calls, 0 to 1, that is one too many. */
  failedShare: number;
}

interface Slice {
  number: number;
  failed: number;
  finished: number;
}

/**
 * Says when a circuit opens: half of the calls of the last seconds failed, and there were enough of them.
 * cockatiel's own `SamplingBreaker` forgets only when a call finishes, one slice at a time: on a quiet site
 * the failures of a minute ago would still count. This one goes by the clock (`Date.now`).
 */
export class RecentCalls implements IBreaker {
  readonly #limits: RecentCallsLimits;
  #slices: Slice[] = [];

  constructor(limits: RecentCallsLimits) {
    this.#limits = limits;
  }

  get state(): unknown {
    return undefined;
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#slices = [];
    this.#count(false);
  }

  failure(state: CircuitState): boolean {
    this.#count(true);
    if (state !== CircuitState.Closed) return true;
    let failed = 0;
    let finished = 0;
    for (const slice of this.#slices) {
      failed += slice.failed;
      finished += slice.finished;
    }
    return finished >= this.#limits.minimumCalls && failed >= finished * this.#limits.failedShare;
  }

  #count(failed: boolean): void {
    const number = Math.floor(Date.now() / (this.#limits.windowMs / SLICES));
    this.#slices = this.#slices.filter((slice) => slice.number > number - SLICES);
    let slice = this.#slices.at(-1);
    if (slice?.number !== number) {
      slice = { number, failed: 0, finished: 0 };
      this.#slices.push(slice);
    }
    slice.finished += 1;
    if (failed) slice.failed += 1;
  }
}
