import { browserStores } from './browser-stores';
import { hashOf } from './hash-of';
import { isRecord, readStored, writeStored } from './stored-item';

export const ATTEMPTS_KEY = 'attempts';
const MOST_ATTEMPTS = 20;
/** The hub takes no more earlier keys with one booking. */
const MOST_EARLIER_KEYS = 10;

/** What a request books: of several attempts at the same thing, the hub books one. */
export interface Intent {
  thing: string;
  /** Membership number; null for a guest. */
  owner: string | null;
}

export interface SentRequest {
  path: string;
  body: object;
  intent?: Intent | undefined;
}

/** A request whose outcome is not certain. What was sent cannot be read from it. */
interface Attempt {
  request: string;
  key: string;
  intent?: Intent | undefined;
}

function isIntent(value: unknown): value is Intent {
  return (
    isRecord(value) && typeof value.thing === 'string' && (value.owner === null || typeof value.owner === 'string')
  );
}

function isAttempt(value: unknown): value is Attempt {
  if (!isRecord(value) || typeof value.request !== 'string' || typeof value.key !== 'string') return false;
  return /^[A-Za-z0-9_-]{8,64}$/.test(value.key) && (value.intent === undefined || isIntent(value.intent));
}

function attemptsIn(storage: Storage): Attempt[] {
  const attempts = readStored(storage, ATTEMPTS_KEY)?.attempts;
  return Array.isArray(attempts) ? attempts.filter(isAttempt) : [];
}

/** Replaces storage on pages that may not use it. */
let unstored: Attempt[] = [];

/** Those of this tab come first: another tab may have received the answer and removed the attempt from local storage. */
function allAttempts(): Attempt[] {
  const stores = browserStores();
  return stores ? [...attemptsIn(stores.session), ...attemptsIn(stores.local)] : unstored;
}

function update(change: (attempts: Attempt[]) => Attempt[]): void {
  const stores = browserStores();
  if (stores === null) unstored = change(unstored);
  for (const storage of stores ? [stores.local, stores.session] : []) {
    const attempts = change(attemptsIn(storage)).slice(-MOST_ATTEMPTS);
    writeStored(storage, ATTEMPTS_KEY, attempts.length === 0 ? null : { attempts });
  }
}

function hashOfRequest({ path, body }: SentRequest): string {
  const text = JSON.stringify([path, body]);
  return `${hashOf(text)}-${hashOf(text, 0x9747b28c)}`;
}

/** Members' attempts do not concern other members. A guest can be a member whose session has ended. */
function isSameIntent(one: Intent | undefined, other: Intent | undefined): boolean {
  if (one === undefined || one.thing !== other?.thing) return false;
  return one.owner === null || other.owner === null || one.owner === other.owner;
}

export function isUnsettled(sent: SentRequest): boolean {
  const request = hashOfRequest(sent);
  return allAttempts().some((each) => each.request === request || isSameIntent(each.intent, sent.intent));
}

/**
 * Notes a request before it is sent, because its answer may never arrive.
 * @returns the key of the same request in this or another tab, or a new one; and the keys of other attempts at the same thing
 */
export function noteAttempt(sent: SentRequest): { key: string; isRepeated: boolean; earlierKeys: string[] } {
  const request = hashOfRequest(sent);
  const known = allAttempts();
  const repeated = known.find((each) => each.request === request);
  const attempt = repeated ?? { request, key: crypto.randomUUID(), intent: sent.intent };
  update((attempts) => [...attempts.filter(({ key }) => key !== attempt.key), attempt]);
  const others = known.filter(({ key, intent }) => key !== attempt.key && isSameIntent(intent, sent.intent));
  const earlierKeys = [...new Set(others.map(({ key }) => key))].slice(-MOST_EARLIER_KEYS);
  return { key: attempt.key, isRepeated: repeated !== undefined, earlierKeys };
}

export function dropAttempt(key: string): void {
  update((attempts) => attempts.filter((each) => each.key !== key));
}

/** After an answer, which settles all attempts at the same thing. */
export function settleAttempts({ key, intent }: { key?: string; intent?: Intent | undefined }): void {
  update((attempts) => attempts.filter((each) => each.key !== key && !isSameIntent(each.intent, intent)));
}
