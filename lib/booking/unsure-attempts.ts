import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { GUEST_ATTEMPTS_PREFIX, OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import type { BookingRequest } from '@/lib/stay/booking-params';
import { GUEST_OWNER } from './booking-visit';

/** The hub takes no more earlier keys with one booking. */
const MOST_KEYS = 10;

type Stay = Pick<BookingRequest, 'hotelId' | 'checkInDate' | 'checkOutDate'>;

/** Keys alone, nothing of who travels. Outlives the end of a session, no logout. */
function noteKey({ hotelId, checkInDate, checkOutDate }: Stay, owner: string): string {
  const prefix = owner === GUEST_OWNER ? GUEST_ATTEMPTS_PREFIX : `${OWNED_PREFIX}booking-attempts:`;
  return `${prefix}${hotelId}:${checkInDate}:${checkOutDate}`;
}

function readNote(storage: Storage | null, name: string): string[] {
  const keys = readStored(storage, name)?.keys;
  if (!Array.isArray(keys)) return [];
  return keys.filter((key) => typeof key === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(key)).slice(-MOST_KEYS);
}

function writeNote(storage: Storage | null, name: string, note: { owner: string; keys: readonly string[] }): void {
  writeStored(storage, name, note.keys.length === 0 ? null : note);
}

const notesOf = (stay: Stay) => [noteKey(stay, GUEST_OWNER), noteKey(stay, '')];

/** Keys of other attempts at this stay in this tab, for the hub to look for; the attempt's own is not among them. */
export function earlierKeys(storage: Storage | null, stay: Stay, ownKey: string): string[] {
  const keys = new Set(notesOf(stay).flatMap((name) => readNote(storage, name)));
  keys.delete(ownKey);
  return [...keys].slice(-MOST_KEYS);
}

/** To be called before the attempt is sent: its answer may never come. */
export function noteAttempt(storage: Storage | null, stay: Stay, attempt: { owner: string; key: string }): void {
  const name = noteKey(stay, attempt.owner);
  const others = readNote(storage, name).filter((key) => key !== attempt.key);
  writeNote(storage, name, { owner: attempt.owner, keys: [...others, attempt.key].slice(-MOST_KEYS) });
}

/** It is certain that this attempt has booked nothing and never will. */
export function dropAttempt(storage: Storage | null, stay: Stay, attempt: { owner: string; key: string }): void {
  const name = noteKey(stay, attempt.owner);
  writeNote(storage, name, {
    owner: attempt.owner,
    keys: readNote(storage, name).filter((key) => key !== attempt.key),
  });
}

/** A booking has settled all earlier attempts, or the guest knows of them: what is booked next is meant anew. */
export function forgetAttempts(storage: Storage | null, stay: Stay): void {
  for (const name of notesOf(stay)) storage?.removeItem(name);
}
