import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhenResult,
  type IHalfOpenAfterBackoffContext,
  isBrokenCircuitError,
} from 'cockatiel';
import { logHubCircuit } from '@/lib/observability/log-lines';
import { processWide } from '@/lib/process-wide';
import { addressBlock, addressNetwork } from '@/lib/request/client-address';
import { deadline } from '@/lib/request/deadline';
import { currentRequest } from '@/lib/request/request-context';
import { Bulkhead, type BulkheadSize, isBulkheadFull } from './bulkhead';
import type { Costly, Endpoint } from './contract/endpoint';
import { HubError } from './hub-error';
import { RecentCalls } from './recent-calls';

/** `session`: login, refresh, logout; `write`: not repeated; `member`, `public`: reads with and without a token. */
export type HubLaneName = 'public' | 'member' | 'write' | 'session';

/** All places together are the connections of the pool. One address gets a share: its calls may be expensive. */
const sizes: Record<HubLaneName, Required<BulkheadSize>> = {
  public: { places: 64, queue: 1_000, ofOne: 6 },
  member: { places: 64, queue: 1_000, ofOne: 6 },
  write: { places: 32, queue: 500, ofOne: 16 },
  session: { places: 32, queue: 500, ofOne: 16 },
};

/**
 * Costly calls of one address at a time, in all lanes. Further ones wait outside the lane and take no place in it: a member's
 * refresh is not delayed by logins from the same address.
 */
const costlySizes: Record<Costly, Required<BulkheadSize>> = {
  search: { places: sizes.public.places, queue: sizes.public.queue, ofOne: 2 },
  password: { places: sizes.session.places, queue: sizes.session.queue, ofOne: 3 },
};

/** Half of the deadline of a read or a write: a call that waited longer would time out while the hub works on it. */
const longestWaitMs = (entry: Endpoint) => (entry.retry ? 1_500 : 5_000);

/** After this time an open circuit lets one call through: the probe. */
const HALF_OPEN_AFTER_MS = 2_000;
/** A caller that keeps repeating a failing call would otherwise make every probe and keep the circuit open for all. */
const OTHERS_TURN_MS = 3 * HALF_OPEN_AFTER_MS;
/** Opens within the first calls to a dead hub under load, but not for one failed page. */
const limits = { windowMs: 2_000, minimumFailed: 10, failedShare: 0.5, callsOfOne: 3 };

/**
 * `failed`: no whole answer in time, or a gateway's 502 to 504. `aborted` says nothing about the hub. `refused`: the hub
 * answered, with whatever status.
 */
export type Ending<T> = { ending: 'answered'; value: T } | { ending: 'refused' | 'failed' | 'aborted'; error: unknown };

interface HubLane {
  bulkhead: Bulkhead;
  circuit: CircuitBreakerPolicy;
  openings: number;
  /** Callers whose probe has failed, with the time (ms) until which only others may probe. */
  failedProbes: Map<string, number>;
}

/** Thrown past the circuit, which then counts nothing. */
class Uncounted extends Error {
  readonly error: unknown;
  constructor(error: unknown) {
    super('not counted');
    this.error = error;
  }
}

/** Enough for all lanes at once: with fewer, one lane would wait for another. */
export const HUB_CONNECTIONS = Object.values(sizes).reduce((sum, { places }) => sum + places, 0);

export function laneOf(entry: Endpoint): HubLaneName {
  if (entry.issuesTokens || entry.path.startsWith('/auth/')) return 'session';
  if (!entry.retry) return 'write';
  return entry.base === 'hub' ? 'member' : 'public';
}

const endingOf = (result: unknown) => (result as Ending<unknown>).ending;

/** An aborted probe has no result: the next call probes at once. */
function pauseAfter({ result }: IHalfOpenAfterBackoffContext): number {
  return 'value' in result && endingOf(result.value) === 'aborted' ? 0 : HALF_OPEN_AFTER_MS;
}

function callerOf(): string | undefined {
  const address = currentRequest()?.address;
  return address === undefined ? undefined : (addressNetwork(address) ?? addressBlock(address));
}

/** Callers whose failures are counted together: addresses of one IPv4 /24 are cheap to get. */
const neighboursOf = (): string | undefined => callerOf()?.replace(/\.\d+$/, '');

const calledNow = processWide('hub-called', () => new AsyncLocalStorage<string>());
const callOf = () => ({ caller: neighboursOf(), endpoint: calledNow.getStore() });

function makeLane(name: HubLaneName): HubLane {
  const circuit = circuitBreaker(
    // `aborted` arrives here from probes only, see `throughCircuit`.
    handleWhenResult((result) => ['failed', 'aborted'].includes(endingOf(result))),
    { breaker: new RecentCalls({ ...limits, callOf }), halfOpenAfter: new DelegateBackoff(pauseAfter) },
  );
  const lane: HubLane = {
    bulkhead: new Bulkhead(sizes[name]),
    circuit,
    openings: 0,
    failedProbes: new Map(),
  };
  let open = false;
  circuit.onBreak(() => {
    lane.openings += 1;
    if (!open) logHubCircuit(name, 'open');
    open = true;
  });
  circuit.onReset(() => {
    open = false;
    logHubCircuit(name, 'closed');
  });
  return lane;
}

function hubLane(name: HubLaneName): HubLane {
  const lanes = processWide('hub-lanes', () => new Map<HubLaneName, HubLane>());
  const lane = lanes.get(name) ?? makeLane(name);
  lanes.set(name, lane);
  return lane;
}

function costlyBulkhead(kind: Costly): Bulkhead {
  const bulkheads = processWide('hub-costly-calls', () => new Map<Costly, Bulkhead>());
  const bulkhead = bulkheads.get(kind) ?? new Bulkhead(costlySizes[kind]);
  bulkheads.set(kind, bulkhead);
  return bulkhead;
}

function shut(entry: Endpoint, reason: string): HubError {
  const retryAfterSeconds = HALF_OPEN_AFTER_MS / 1_000;
  return new HubError('unreachable', {
    endpoint: entry.name,
    retryAfterSeconds,
    neverSent: true,
    cause: new Error(reason),
  });
}

/** True while only others may probe. Calls without a visitor are never delayed. */
function isOthersTurn({ circuit, failedProbes }: HubLane): boolean {
  const caller = neighboursOf();
  if (circuit.state !== CircuitState.Open || caller === undefined) return false;
  return Date.now() < (failedProbes.get(caller) ?? 0);
}

function noteFailedProbe({ failedProbes }: HubLane): void {
  const caller = neighboursOf();
  const nowMs = Date.now();
  for (const [each, untilMs] of failedProbes) if (untilMs <= nowMs) failedProbes.delete(each);
  if (caller !== undefined) failedProbes.set(caller, nowMs + OTHERS_TURN_MS);
}

async function throughCircuit<T>(lane: HubLane, call: () => Promise<Ending<T>>): Promise<Ending<T>> {
  const begun = lane.openings;
  if (isOthersTurn(lane)) throw new BrokenCircuitError();
  try {
    return await lane.circuit.execute(async () => {
      const probes = lane.circuit.state === CircuitState.HalfOpen;
      const result = await call();
      if (result.ending === 'failed' && probes) noteFailedProbe(lane);
      if (result.ending === 'aborted' && probes) return result;
      if (result.ending === 'aborted' || lane.openings !== begun) throw new Uncounted(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Uncounted) return error.error as Ending<T>;
    throw error;
  }
}

async function placeIn({ bulkhead }: HubLane, entry: Endpoint, signal: AbortSignal): Promise<() => void> {
  const wait = deadline(longestWaitMs(entry), signal);
  let leaveCostly: (() => void) | undefined;
  try {
    if (entry.costly) leaveCostly = await costlyBulkhead(entry.costly).enter(wait.signal, callerOf());
    const leave = await bulkhead.enter(wait.signal, callerOf());
    return () => {
      leave();
      leaveCostly?.();
    };
  } catch (error) {
    leaveCostly?.();
    if (isBulkheadFull(error) || (wait.signal.aborted && !signal.aborted)) throw shut(entry, 'too many waiting');
    throw error;
  } finally {
    wait.done();
  }
}

/**
 * Calls when a place is free and the lane's circuit lets calls through; else it is refused at once (SECURITY 33, 35).
 * @param call includes its retry; never throws, returns its outcome
 * @throws HubError `unreachable` with `retryAfterSeconds`, the reason of `signal`, or the error of the call's ending
 */
export async function inLane<T>(entry: Endpoint, signal: AbortSignal, call: () => Promise<Ending<T>>): Promise<T> {
  const lane = hubLane(laneOf(entry));
  let leave: (() => void) | undefined;
  try {
    leave = await placeIn(lane, entry, signal);
    // While one call probes, cockatiel lets the others wait; a visitor should get the failure at once.
    if (lane.circuit.state === CircuitState.HalfOpen) throw shut(entry, 'circuit half open');
    const result = await calledNow.run(entry.name, () => throughCircuit(lane, call));
    if (result.ending === 'answered') return result.value;
    throw result.error;
  } catch (error) {
    if (isBrokenCircuitError(error)) throw shut(entry, 'circuit open');
    throw error;
  } finally {
    leave?.();
  }
}
