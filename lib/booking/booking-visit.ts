import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type BookingRequest, writeBookingParams } from '@/lib/stay/booking-params';
import type { GuestForm } from './guest-form';

/** Owner of a visit of somebody who has not logged in. No membership number reads so. */
export const GUEST_OWNER = 'guest';
const GUEST_PREFIX = 'guest-booking:';

/**
 * Of one booking of one offer, in session storage: survives a reload, Back and a login, ends with the tab or with a
 * logout.
 */
export interface BookingVisit {
  owner: string;
  /** Made once for a visit, so that a double click, a reload or a retry books once. */
  idempotencyKey: string;
  /** A try under this key is under way or got no answer: it may have booked. */
  unsure: boolean;
  /** Set when the booking was confirmed. */
  reservationNo: string | null;
  checkoutTold: boolean;
  stage: 'details' | 'review';
  form: GuestForm | null;
  voucherId: string | null;
}

/**
 * Whatever the offer costs: stay, rooms and rates. A login clears a member's items and not a guest's, who may be about
 * to log in.
 */
export function visitKey(booking: BookingRequest, owner: string): string {
  const prefix = owner === GUEST_OWNER ? GUEST_PREFIX : `${OWNED_PREFIX}booking:`;
  return `${prefix}${writeBookingParams({ ...booking, expectedTotalKrw: 0, list: '' })}`;
}

/** Takes away every visit that a guest left in this tab; whoever has logged in goes on with one of his own. */
export function forgetGuestVisits(storage: Storage | null): void {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(GUEST_PREFIX)) storage?.removeItem(key);
  }
}

/** Names what a guest typed for a hotel and dates, at whatever rate: a login may lead back to the members' one. */
export function guestFormKey({ hotelId, checkInDate, checkOutDate }: BookingRequest): string {
  return `guest-form:${hotelId}:${checkInDate}:${checkOutDate}`;
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
    voucherId: null,
  };
}

function isGuestForm(value: unknown, roomCount: number): value is GuestForm {
  if (typeof value !== 'object' || value === null) return false;
  const form = value as Partial<Record<keyof GuestForm, unknown>>;
  const texts = [form.email, form.mobile, form.points ?? ''];
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

/** Null for what does not fit, as of an older release; a form that does not fit is left out. */
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
    voucherId: typeof stored.voucherId === 'string' ? stored.voucherId : null,
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

export function keepGuestForm(storage: Storage | null, key: string, form: GuestForm | null): void {
  try {
    if (form === null) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(form));
  } catch (error) {
    // Full or refused: only the way over a login loses it.
    reportError(error);
  }
}

export function takeGuestForm(storage: Storage | null, key: string, roomCount: number): GuestForm | null {
  let form: unknown;
  try {
    form = JSON.parse(storage?.getItem(key) ?? 'null');
  } catch {
    // Not JSON: not ours.
    return null;
  }
  storage?.removeItem(key);
  return isGuestForm(form, roomCount) ? form : null;
}
