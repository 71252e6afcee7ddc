import * as z from 'zod/mini';
import { browserStores } from '@/lib/browser-storage/browser-stores';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { storedList } from '@/lib/browser-storage/stored-list';

const KEY = 'toldEvents';
const MOST_REMEMBERED = 200;
const CHECKOUT = 'checkout ';

const sentEvents = z.object({
  /** `<history entry> <event that was sent there>`, oldest first. */
  marks: storedList(z.string()),
  viewed: z.catch(z.nullable(z.string()), null),
});
type SentEvents = z.infer<typeof sentEvents>;

/** Where storage is closed the document remembers, until it is reloaded. */
let inMemory: SentEvents = { marks: [], viewed: null };

function read(): SentEvents {
  const stores = browserStores();
  if (stores === null) return inMemory;
  return readStored(stores.session, KEY, sentEvents) ?? { marks: [], viewed: null };
}

function write(sent: SentEvents): void {
  inMemory = { ...sent, marks: sent.marks.slice(-MOST_REMEMBERED) };
  writeStored(browserStores()?.session, KEY, inMemory);
}

let documentEntry: string | undefined;

function historyEntry(): string {
  const key = (window.navigation as Navigation | undefined)?.currentEntry?.key;
  if (key) return key;
  // Firefox before 147, Safari before 26.2: the whole document counts as one entry.
  documentEntry ??= Math.random().toString(36).slice(2);
  return documentEntry;
}

function isNew(mark: string): boolean {
  const sent = read();
  if (sent.marks.includes(mark)) return false;
  write({ ...sent, marks: [...sent.marks, mark] });
  return true;
}

/** True where a hotel is begun to be booked: once until it is booked, or a hotel is looked for or chosen again. */
export const beginsToBook = (itemId: string): boolean => isNew(CHECKOUT + itemId);

/** True the first time that an event is to be sent at this history entry: not after a reload, not on Back. */
export const isNewHere = (subject: string): boolean => isNew(`${historyEntry()} ${subject}`);

/** Not where the visitor goes on to another page of the same item, and not where they come back to it. */
export function beginsToView(itemId: string): boolean {
  const goesOn = read().viewed === itemId;
  const here = isNewHere(`viewed ${itemId}`);
  write({ ...read(), viewed: itemId });
  return here && !goesOn;
}

/** The visitor starts over: views and bookings that follow are tracked again, even if they are the same. */
export function startsOver(): void {
  write({ marks: read().marks.filter((mark) => !mark.startsWith(CHECKOUT)), viewed: null });
}
