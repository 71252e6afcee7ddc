import 'server-only';
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import { createClient } from 'redis';
import { serverEnv } from '@/lib/env/server-env';
import { logRedisBack, logRedisGone } from '@/lib/observability/log-lines';
import { observeRedis } from '@/lib/observability/metrics';
import { processWide } from '@/lib/process-wide';

/** Longer than any command of a healthy Redis takes, shorter than a visitor notices. */
const PATIENCE_MS = 500;
/** While Redis does not answer, one command in this time finds out whether it does again; the others fail at once. */
const PAUSE_MS = 1_000;

const TICKS = 10;

const makeClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // The next command connects again: a client that reconnects by itself cannot be given up where a peer hangs.
    socket: { reconnectStrategy: false },
  });
export type RedisClient = ReturnType<typeof makeClient>;

/** Redis did not answer in time, or is not there. Goes by name: Next gives each surface its own module copy. */
export class RedisUnavailableError extends Error {
  constructor(cause: unknown) {
    super('Redis does not answer', { cause });
    this.name = 'RedisUnavailableError';
  }
}

export function isRedisUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RedisUnavailableError';
}

export interface RedisConnection {
  /** @throws RedisUnavailableError within 500 ms for whatever goes wrong; the command may have been carried out */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>;
  close(): void;
}

export function connectRedis(
  url: string,
  { patienceMs = PATIENCE_MS, pauseMs = PAUSE_MS }: { patienceMs?: number; pauseMs?: number } = {},
): RedisConnection {
  let link: { client: RedisClient; opened: Promise<unknown> } | undefined;
  const circuit = circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(1) });
  let gone = false;
  circuit.onBreak((reason) => {
    if (!gone && 'error' in reason) logRedisGone(reason.error);
    gone = true;
    observeRedis(false);
  });
  circuit.onReset(() => {
    gone = false;
    logRedisBack();
  });

  const open = () => {
    if (link?.client.isOpen) return link;
    const client = makeClient(url);
    client.on('error', () => undefined);
    const opened = client.connect();
    opened.catch(() => undefined);
    link = { client, opened };
    return link;
  };
  const giveUp = (failed: typeof link) => {
    if (failed?.client.isOpen) failed.client.destroy();
    if (link === failed) link = undefined;
  };

  const answerOf = async <T>(command: (client: RedisClient) => Promise<T>): Promise<T> => {
    const current = open();
    let timer: NodeJS.Timeout | undefined;
    // A race of our own: the library forgets its time limit once a command is written to the socket.
    const patience = new Promise<never>((_, reject) => {
      let ticks = 0;
      // In small steps, which a standstill of this process does not count twice: it looks into the socket between
      // them, and a process that is busy does not take an answer for late that it has not read yet.
      timer = setInterval(() => {
        ticks += 1;
        if (ticks === TICKS) reject(new Error(`no answer within ${patienceMs} ms`));
      }, patienceMs / TICKS);
    });
    try {
      return await Promise.race([current.opened.then(() => command(current.client)), patience]);
    } catch (error) {
      giveUp(current);
      throw error;
    } finally {
      clearInterval(timer);
    }
  };

  return {
    async run(command) {
      // While one command finds out whether Redis is back, cockatiel lets the others wait; they should fail at once.
      if (circuit.state === CircuitState.HalfOpen) throw new RedisUnavailableError('another command asks');
      try {
        const answer = await circuit.execute(() => answerOf(command));
        observeRedis(true);
        return answer;
      } catch (error) {
        throw new RedisUnavailableError(error);
      }
    },
    close: () => giveUp(link),
  };
}

export function redisConnection(): RedisConnection | null {
  const { REDIS_URL } = serverEnv();
  return REDIS_URL === undefined ? null : processWide('redis', () => connectRedis(REDIS_URL));
}
