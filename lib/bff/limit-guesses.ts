import 'server-only';
import { isKnownAddress, rememberAddress } from './known-addresses';
import { type GuessKind, triesAllowed } from './limits';
import { limiterFor, rateLimited } from './rate-limiters';
import { keyOf, normalisedAccount, visitorsBlock, visitorsNetwork } from './visitor-key';

const DAY_SECONDS = 86_400;
/** After the last guess without a wait; each further one doubles it. */
const FIRST_WAIT_SECONDS = 15;
/** Short, because it delays the owner too. */
const longestWaitSeconds = { knownAddress: 60, accountAndAddress: 900, accountAndNetwork: 900, account: 60 };
const KNOWN_ADDRESS_FACTOR = 5;
const NETWORK_FACTOR = 3;

interface Count {
  scope: keyof typeof longestWaitSeconds;
  key: string;
  /** Guesses of a day without a wait. */
  free: number;
}
interface Guess extends Count {
  kind: GuessKind;
  /** The next guess has to wait for this one's time. */
  hasTurn: boolean;
}

const guessesOf = (kind: GuessKind, { scope }: Count) =>
  limiterFor({ keyPrefix: `guess:${kind}:${scope}`, points: Number.MAX_SAFE_INTEGER, duration: DAY_SECONDS });
const turnsOf = (kind: GuessKind, { scope }: Count) =>
  limiterFor({ keyPrefix: `turn:${kind}:${scope}`, points: 1, duration: longestWaitSeconds[scope] });

/** At an address with an earlier right guess, guesses of other addresses do not count. */
async function countsOf(kind: GuessKind, account: string): Promise<Count[]> {
  const id = normalisedAccount(account);
  const free = triesAllowed(kind, 'accountAndAddress');
  const key = keyOf(id, visitorsBlock());
  if (await isKnownAddress(kind, account)) {
    return [{ scope: 'knownAddress', key, free: free * KNOWN_ADDRESS_FACTOR }];
  }
  const network = visitorsNetwork();
  return [
    { scope: 'accountAndAddress', key, free },
    ...(network ? [{ scope: 'accountAndNetwork' as const, key: keyOf(id, network), free: free * NETWORK_FACTOR }] : []),
    { scope: 'account', key: keyOf(id), free: triesAllowed(kind, 'account') },
  ];
}

async function begin(kind: GuessKind, count: Count): Promise<Guess> {
  const { consumedPoints } = await guessesOf(kind, count).consume(count.key);
  const beyond = consumedPoints - count.free;
  if (beyond < 0) return { ...count, kind, hasTurn: false };
  const customDuration = Math.min(longestWaitSeconds[count.scope], FIRST_WAIT_SECONDS * 2 ** beyond);
  try {
    await turnsOf(kind, count).consume(count.key, 1, { customDuration });
    return { ...count, kind, hasTurn: true };
  } catch (refusal) {
    await guessesOf(kind, count).reward(count.key);
    throw rateLimited(refusal);
  }
}

async function takeBack(guess: Guess): Promise<void> {
  await guessesOf(guess.kind, guess).reward(guess.key);
  if (guess.hasTurn) await turnsOf(guess.kind, guess).delete(guess.key);
}

/** After a right guess: forgets the wrong ones of this visitor, not those of others. */
async function forget(guess: Guess): Promise<void> {
  if (guess.scope === 'account') return takeBack(guess);
  await Promise.all([guessesOf(guess.kind, guess), turnsOf(guess.kind, guess)].map((each) => each.delete(guess.key)));
}

/**
 * Counts a guess before it runs, so that concurrent guesses are limited too. Wrong ones delay later ones and never lock.
 * @param wasJudged whether the error of `run` says that the guess was wrong @throws ProblemError `rate_limited`
 */
export async function limitGuess<T>(
  kind: GuessKind,
  account: string,
  run: () => Promise<T>,
  wasJudged: (error: unknown) => boolean,
): Promise<T> {
  const begun: Guess[] = [];
  const all = (end: (guess: Guess) => Promise<void>) => Promise.all(begun.map(end));
  try {
    for (const count of await countsOf(kind, account)) begun.push(await begin(kind, count));
  } catch (refusal) {
    await all(takeBack);
    throw refusal;
  }
  try {
    const result = await run();
    await all(forget);
    await rememberAddress(kind, account);
    return result;
  } catch (error) {
    if (!wasJudged(error)) await all(takeBack);
    throw error;
  }
}
