import { OWNED_PREFIX } from '@/lib/native-bridge/stored-member';
import { type BookingRequest, writeBookingParams } from '@/lib/stay/booking-params';
import type { GuestForm } from './guest-form';

/**
 * What a tab remembers of one member's booking of one offer, in session storage: it survives a reload, Back
 * and a login in between, and ends with the tab or with a logout. Holds no card data; there is none.
 */
export interface BookingVisit {
  /** Membership number; somebody else never sees it. */
  owner: string;
  /** Made once for a visit, so that a double click, a reload or a retry books once. */
  idempotencyKey: string;
  /** A try under this key is under way or got no answer: it may have booked. */
  unsure: boolean;
  /** Set when the booking was confirmed. */
  reservationNo: string | null;
  /** `begin_checkout` has been told to analytics. */
  checkoutTold: boolean;
  stage: 'details' | 'review';
  form: GuestForm | null;
}

/** Names an offer whatever it costs: stay, rooms and rates. */
export function visitKey(booking: BookingRequest): string {
  return `${OWNED_PREFIX}booking:${writeBookingParams({ ...booking, expectedTotalKrw: 0 })}`;
}

export function newVisit(owner: string): BookingVisit {
  return {
    owner,
    idempotencyKey: crypto.randomUUID(),
    unsure: false,
    reservationNo: null,
    checkoutTold: false,
    stage: 'details',
    form: null,
  };
}

function isGuestForm(value: unknown, roomCount: number): value is GuestForm {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Partial<Record<keyof GuestForm, unknown>>;
  const texts = [form.email, form.mobile];
  return (
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(form.rooms) &&
    form.rooms.length === roomCount &&
    form.rooms.every((room) =>
      [room?.guestLastName, room?.guestFirstName, room?.requests].every((text) => typeof text === 'string'),
    ) &&
    Array.isArray(form.agreed) &&
    form.agreed.every((tick) => typeof tick === 'boolean')
  );
}

/**
 * The stored visit of this owner, or null. An older release or a hand may have written something else:
 * what does not fit is nobody's visit, and a form that does not fit is left out.
 */
export function readVisit(
  storage: Storage | null,
  { key, owner, roomCount }: { key: string; owner: string; roomCount: number },
): BookingVisit | null {
  let stored: Partial<Record<keyof BookingVisit, unknown>> | null;
  try {
    stored = JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // Not JSON: not ours.
    return null;
  }
  if (typeof stored !== 'object' || stored === null || stored.owner !== owner) return null;
  if (typeof stored.idempotencyKey !== 'string' || !/^[A-Za-z0-9_-]{8,64}$/.test(stored.idempotencyKey)) return null;
  const form = isGuestForm(stored.form, roomCount) ? stored.form : null;
  return {
    owner,
    idempotencyKey: stored.idempotencyKey,
    unsure: stored.unsure === true,
    reservationNo: typeof stored.reservationNo === 'string' ? stored.reservationNo : null,
    checkoutTold: stored.checkoutTold === true,
    stage: stored.stage === 'review' && form !== null ? 'review' : 'details',
    form,
  };
}

export function writeVisit(storage: Storage | null, key: string, visit: BookingVisit): void {
  try {
    storage?.setItem(key, JSON.stringify(visit));
  } catch (error) {
    // Storage is full or refused: the page goes on with what it holds in memory.
    reportError(error);
  }
}
