import * as z from 'zod/mini';
import { browserStores } from './browser-stores';
import { longHashOf } from './hash-of';
import { readStored, writeStored } from './stored-item';
import { ATTEMPTS_KEY } from './stored-keys';
import { storedList } from './stored-list';

const MOST_ATTEMPTS = 20;
/** Within this time a repeated booking needs a confirmation. */
const JUST_BOOKED_MS = 30 * 60_000;
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
  /** The state after success, as the page then reads it. */
  outcome?: object | undefined;
}

/** A request whose outcome is uncertain. Contains hashes only. */
const attempt = z.object({
  request: z.string(),
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  intent: z.optional(intent),
  outcome: z.optional(z.string()),
  /** Refused until an identity check, so it has booked nothing: it is sent again under its key. */
  held: z.optional(z.boolean()),
});
type Attempt = z.infer<typeof attempt>;
/** A booking that was answered. Contains hashes only. */
const booked = z.object({ intent, booking: z.string(), number: z.string(), atMs: z.number() });
const attemptsItem = z.object({ attempts: storedList(attempt), booked: storedList(booked) });
type AttemptsItem = z.infer<typeof attemptsItem>;

const itemIn = (storage: Storage): AttemptsItem =>
  readStored(storage, ATTEMPTS_KEY, attemptsItem) ?? { attempts: [], booked: [] };

const attemptsIn = (storage: Storage): Attempt[] => itemIn(storage).attempts;

function write(storage: Storage, item: AttemptsItem): void {
  writeStored(storage, ATTEMPTS_KEY, item.attempts.length + item.booked.length === 0 ? null : item);
}

/** Replaces storage on pages that may not use it. */
let unstored: Attempt[] = [];

/** This tab's first: another tab may have received the answer and removed the attempt from local storage. */
function allAttempts(): Attempt[] {
  const stores = browserStores();
  return stores ? [...attemptsIn(stores.session), ...attemptsIn(stores.local)] : unstored;
}

function update(change: (attempts: Attempt[]) => Attempt[]): void {
  const stores = browserStores();
  if (stores === null) unstored = change(unstored);
  for (const storage of stores ? [stores.local, stores.session] : []) {
    const item = itemIn(storage);
    write(storage, { ...item, attempts: change(item.attempts).slice(-MOST_ATTEMPTS) });
  }
}

const hashOfRequest = ({ path, body }: Pick<SentRequest, 'path' | 'body'>): string =>
  longHashOf(JSON.stringify([path, body]));

/** Of two bookings of the same rooms or table for the same guest, these may differ. */
const besides = [
  'accessible',
  'asks',
  'ratePlanId',
  'requests',
  'occasion',
  'consents',
  'expectedTotalKrw',
  'points',
  'voucherId',
  'lang',
];

const hashOfBooking = ({ body }: SentRequest): string =>
  longHashOf(JSON.stringify(body, (name, value) => (besides.includes(name) ? undefined : value)));

/** Members' attempts do not concern other members. A guest can be a member whose session has ended. */
function isSameIntent(one: Intent | undefined, other: Intent | undefined): boolean {
  if (one === undefined || one.thing !== other?.thing) return false;
  return one.owner === null || other.owner === null || one.owner === other.owner;
}

export function isUnsettled(sent: SentRequest): boolean {
  const request = hashOfRequest(sent);
  return allAttempts().some(
    (each) => !each.held && (each.request === request || isSameIntent(each.intent, sent.intent)),
  );
}

/** Whether this request was refused until an identity check (`IDENTITY_REQUIRED`). */
export function isHeld(sent: SentRequest): boolean {
  const request = hashOfRequest(sent);
  return allAttempts().some((each) => each.held === true && each.request === request);
}

/**
 * Notes a request before it is sent, because its answer may never arrive.
 * @returns the key of the same request in this or another tab, or a new one; and the keys of other attempts at the same thing
 */
export function noteAttempt(sent: SentRequest): { key: string; isRepeated: boolean; earlierKeys: string[] } {
  const request = hashOfRequest(sent);
  const known = allAttempts();
  const repeated = known.find((each) => each.request === request);
  const outcome = sent.outcome && hashOfRequest({ path: sent.path, body: sent.outcome });
  const attempt = repeated
    ? { ...repeated, held: undefined }
    : { request, key: crypto.randomUUID(), intent: sent.intent, outcome, held: undefined };
  update((attempts) => [...attempts.filter(({ key }) => key !== attempt.key), attempt]);
  const others = known.filter(
    ({ key, intent, held }) => key !== attempt.key && !held && isSameIntent(intent, sent.intent),
  );
  const earlierKeys = [...new Set(others.map(({ key }) => key))].slice(-MOST_EARLIER_KEYS);
  return { key: attempt.key, isRepeated: repeated !== undefined && !repeated.held, earlierKeys };
}

export function holdAttempt(key: string): void {
  update((attempts) => attempts.map((each) => (each.key === key ? { ...each, held: true } : each)));
}

export function dropAttempt(key: string): void {
  update((attempts) => attempts.filter((each) => each.key !== key));
}

/** Whether a request to `path` without an answer has led to `present`. True once: drops its attempt. */
export function takeCompleted(path: string, present: object): boolean {
  const outcome = hashOfRequest({ path, body: present });
  const made = allAttempts().filter((each) => each.outcome === outcome);
  for (const { key } of made) dropAttempt(key);
  return made.length > 0;
}

/** After an answer, which settles all attempts at the same thing. */
export function settleAttempts({ key, intent }: { key?: string; intent?: Intent | undefined }): void {
  update((attempts) => attempts.filter((each) => each.key !== key && !isSameIntent(each.intent, intent)));
}

function updateBooked(change: (all: AttemptsItem['booked']) => AttemptsItem['booked']): void {
  const storage = browserStores()?.local;
  if (!storage) return;
  const item = itemIn(storage);
  write(storage, { ...item, booked: change(item.booked).slice(-MOST_ATTEMPTS) });
}

/** Notes the number of an answered booking for every tab; a request without an intent books nothing. */
export function noteBooked(sent: SentRequest, number: string): void {
  const { intent } = sent;
  if (intent) updateBooked((all) => [...all, { intent, booking: hashOfBooking(sent), number, atMs: Date.now() }]);
}

/** A time in the future has expired: the device clock was set back. */
function isRecent(atMs: number): boolean {
  const ageMs = Date.now() - atMs;
  return ageMs >= 0 && ageMs < JUST_BOOKED_MS;
}

/** @param of number of a reservation that was cancelled, or what may be booked again */
export function forgetBooked(of: string | Intent): void {
  updateBooked((all) =>
    all.filter(({ number, intent }) => (typeof of === 'string' ? number !== of : !isSameIntent(intent, of))),
  );
}

/**
 * The number under which the same rooms or table were booked for the same guest, in any tab, within half an hour; null for
 * none, and for a request of this browser that is not settled: it is repeated under its key.
 */
export function justBooked(sent: SentRequest): string | null {
  const request = hashOfRequest(sent);
  const stores = browserStores();
  if (stores === null || allAttempts().some((each) => each.request === request)) return null;
  const booking = hashOfBooking(sent);
  const found = itemIn(stores.local).booked.findLast(
    (each) => each.booking === booking && isSameIntent(each.intent, sent.intent) && isRecent(each.atMs),
  );
  return found?.number ?? null;
}
