import 'server-only';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/process-wide';
import { isRedisUnavailable, redisConnection } from '@/lib/redis/redis-connection';
import type { GuessKind } from './limits';
import { keyOf, knownBlock, normalisedAccount } from './visitor-key';

const KEPT_SECONDS = 90 * 24 * 60 * 60;

const here = processWide(
  'known-addresses',
  () => new LRUCache<string, true>({ max: 100_000, ttl: KEPT_SECONDS * 1000 }),
);

function nameOf(kind: GuessKind, account: string): string | undefined {
  const block = knownBlock();
  return block && `known:${keyOf('known-address', kind, normalisedAccount(account), block)}`;
}

/** Undefined while Redis does not answer. */
async function inRedis<T>(command: Parameters<NonNullable<ReturnType<typeof redisConnection>>['run']>[0]) {
  try {
    return (await redisConnection()?.run(command)) as T | undefined;
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error;
    return undefined;
  }
}

/** After a right guess: strangers' guesses then do not delay the owner at this address. */
export async function rememberAddress(kind: GuessKind, account: string): Promise<void> {
  const name = nameOf(kind, account);
  if (name === undefined) return;
  here.set(name, true);
  await inRedis((client) => client.set(name, '1', { expiration: { type: 'EX', value: KEPT_SECONDS } }));
}

export function forgetKnownAddresses(): void {
  here.clear();
}

export async function isKnownAddress(kind: GuessKind, account: string): Promise<boolean> {
  const name = nameOf(kind, account);
  if (name === undefined) return false;
  return here.has(name) || (await inRedis<number>((client) => client.exists(name))) === 1;
}
