import * as z from 'zod/mini';
import { browserStores } from './browser-stores';
import { hashOf } from './hash-of';
import { readStored, writeStored } from './stored-item';
import { ATTEMPTS_KEY } from './stored-keys';
import { storedList } from './stored-list';

const MOST_ATTEMPTS = 20;
/** The hub takes no more earlier keys with one booking. */
const MOST_EARLIER_KEYS = 10;

const intent = z.object({
  thing: z.string(),
  /** Membership number; null for a guest. */
  owner: z.nullable(z.string()),
});
/** What a request books: of several attempts at the same thing, the hub books one. */
export type Intent = z.infer<typeof intent>;

export interface SentRequest {
  path: string;
  body: object;
  intent?: Intent | undefined;
}

/** A request whose outcome is not certain. What was sent cannot be read from it. */
const attempt = z.object({
  request: z.string(),
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  intent: z.optional(intent),
});
type Attempt = z.infer<typeof attempt>;
const attemptsItem = z.object({ attempts: storedList(attempt) });

const attemptsIn = (storage: Storage): Attempt[] => readStored(storage, ATTEMPTS_KEY, attemptsItem)?.attempts ?? [];

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
