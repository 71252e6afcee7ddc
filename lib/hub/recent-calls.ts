import { CircuitState, type IBreaker } from 'cockatiel';

const SLICES = 10;

export interface RecentCallsLimits {
  windowMs: number;
  /** With fewer failed calls the circuit stays closed. */
  minimumFailed: number;
  /** Share of failed calls, 0 to 1, that opens the circuit. */
  failedShare: number;
  /** Calls of one caller that count. Below a third of `minimumFailed`, three callers cannot open the circuit. */
  callsOfOne: number;
  /** Of the call that ends. Calls without a visitor have no `caller`: each of them counts. */
  callOf: () => { caller: string | undefined; endpoint: string | undefined };
}

interface Counts {
  failed: number;
  finished: number;
}

interface Slice {
  number: number;
  byCaller: Map<string | undefined, Counts>;
  failing: Set<string | undefined>;
  answering: Set<string | undefined>;
}

/**
 * Opens a circuit when half of the calls of the last seconds failed, and at least `minimumFailed`.
 * cockatiel's `SamplingBreaker` drops old calls only when a call finishes: on a quiet site the failures of a minute ago
 * would still count. This one goes by `Date.now`. It also limits the share of each caller, and of an endpoint that
 * fails while others answer: failures that a few callers provoke do not open the circuit for other callers (SECURITY 62).
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
    for (const [caller, counts] of this.#countsByCaller()) {
      const weight = caller === undefined ? 1 : Math.min(1, this.#limits.callsOfOne / counts.finished);
      failed += counts.failed * weight;
      finished += counts.finished * weight;
    }
    const { minimumFailed, failedShare } = this.#limits;
    return failed >= minimumFailed && failed >= finished * failedShare && !this.#failsAlone();
  }

  #failsAlone(): boolean {
    const failing = new Set(this.#slices.flatMap((slice) => [...slice.failing]));
    return (
      failing.size === 1 && this.#slices.some(({ answering }) => [...answering].some((each) => !failing.has(each)))
    );
  }

  #countsByCaller(): Map<string | undefined, Counts> {
    const total = new Map<string | undefined, Counts>();
    for (const { byCaller } of this.#slices) {
      for (const [caller, counts] of byCaller) {
        const sum = total.get(caller) ?? { failed: 0, finished: 0 };
        total.set(caller, { failed: sum.failed + counts.failed, finished: sum.finished + counts.finished });
      }
    }
    return total;
  }

  #count(failed: boolean): void {
    const number = Math.floor(Date.now() / (this.#limits.windowMs / SLICES));
    this.#slices = this.#slices.filter((slice) => slice.number > number - SLICES);
    let slice = this.#slices.at(-1);
    if (slice?.number !== number) {
      slice = { number, byCaller: new Map(), failing: new Set(), answering: new Set() };
      this.#slices.push(slice);
    }
    const { caller, endpoint } = this.#limits.callOf();
    slice[failed ? 'failing' : 'answering'].add(endpoint);
    const { failed: before, finished } = slice.byCaller.get(caller) ?? { failed: 0, finished: 0 };
    slice.byCaller.set(caller, { failed: before + (failed ? 1 : 0), finished: finished + 1 });
  }
}
