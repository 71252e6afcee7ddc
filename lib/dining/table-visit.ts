import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type ChosenSeating, type TableGuestForm, tableOccasions } from './table-guest-form';

/**
 * In session storage: survives a reload, Back, a login and another choice of hour, ends with the tab or with a logout.
 */
export interface TableVisit {
  owner: string;
  form: TableGuestForm | null;
  /** The seating that the rest is about. */
  seating: string;
  /** Made once for a seating, so that a double click, a reload or a retry books once. */
  idempotencyKey: string;
  /** A try under this key is under way or got no answer: it may have booked. */
  unsure: boolean;
  /** Set when the table was confirmed. */
  tableReservationNo: string | null;
}

/**
 * A login clears a member's items and not a guest's, who may be about to log in.
 * @param changing number of the table that is moved, which is remembered apart
 */
export function tableVisitKey(restaurantId: string, changing: string | null, owner: string): string {
  return `${owner === GUEST_OWNER ? 'guest-table:' : `${OWNED_PREFIX}table:`}${changing ?? restaurantId}`;
}

export function seatingName({ date, time, party }: ChosenSeating): string {
  return `${date} ${time} ${party}`;
}

/** A visit of which nothing has been sent. @param form what the member typed for another hour */
export function newTableVisit(owner: string, seating: string, form: TableGuestForm | null = null): TableVisit {
  return { owner, form, seating, idempotencyKey: crypto.randomUUID(), unsure: false, tableReservationNo: null };
}

function isForm(value: unknown): value is TableGuestForm {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Record<keyof TableGuestForm, unknown>;
  const texts = [form.guestLastName, form.guestFirstName, form.email, form.mobile, form.requests];
  return texts.every((text) => typeof text === 'string') && tableOccasions.some((each) => each === form.occasion);
}

/** What was typed is kept for any seating, what was sent for its own. What does not fit is nobody's. */
export function readTableVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string; owner: string; seating: string },
): TableVisit | null {
  let stored: Partial<Record<keyof TableVisit, unknown>> | null;
  try {
    stored = JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // Not JSON: not ours.
    return null;
  }
  if (typeof stored !== 'object' || stored === null || stored.owner !== owner) return null;
  const form = isForm(stored.form) ? stored.form : null;
  const isSent = typeof stored.idempotencyKey === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(stored.idempotencyKey);
  if (stored.seating !== seating || !isSent) return newTableVisit(owner, seating, form);
  return {
    owner,
    form,
    seating,
    idempotencyKey: String(stored.idempotencyKey),
    unsure: stored.unsure === true,
    tableReservationNo: typeof stored.tableReservationNo === 'string' ? stored.tableReservationNo : null,
  };
}

/** What a guest typed before logging in goes on with the member; nothing of what was sent does. */
export function takeGuestVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string | null; owner: string; seating: string },
): TableVisit | null {
  if (key === null) return null;
  const visit = readTableVisit(storage, { key, owner: GUEST_OWNER, seating });
  storage?.removeItem(key);
  return visit?.form ? newTableVisit(owner, seating, visit.form) : null;
}

/** Keeps a visit for this tab; a store that is full or refused is reported, and the page goes on. */
export function writeTableVisit(storage: Storage | null, key: string, visit: TableVisit): void {
  try {
    storage?.setItem(key, JSON.stringify(visit));
  } catch (error) {
    // Storage is full or refused: the page goes on with what it holds in memory.
    reportError(error);
  }
}
