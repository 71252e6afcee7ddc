import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type StayToBook, writeBookingParams } from '@/lib/stay/booking-params';
import { everyHotel } from '@/lib/stay/result-params';
import type { GuestForm } from './guest-form';
import { askTicks } from './guest-schema';
import type { VisitStore } from './use-visit';

/** Owner of a guest's visit. Never equals a membership number. */
export const GUEST_OWNER = 'guest';
const GUEST_PREFIX = 'guest-booking:';

/** By stay, rooms and rates, not by price. A login clears members' items, not guests'. */
export function visitKey(booking: StayToBook, owner: string): string {
  const prefix = owner === GUEST_OWNER ? GUEST_PREFIX : `${OWNED_PREFIX}booking:`;
  return `${prefix}${writeBookingParams({ ...booking, ...everyHotel, expectedTotalKrw: 0 })}`;
}

function forgetGuestVisits(storage: Storage | null): void {
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(GUEST_PREFIX)) storage?.removeItem(key);
  }
}

/** Key of a guest's form, by hotel and dates: after a login the rate may be the members'. */
export function guestFormKey({ hotelId, checkInDate, checkOutDate }: StayToBook): string {
  return `guest-form:${hotelId}:${checkInDate}:${checkOutDate}`;
}

function newVisit(owner: string): BookingVisit {
  return { owner, reservationNo: null, checkoutTracked: false, stage: 'details', form: null, voucherId: null };
}

const typedForm = (roomCount: number) =>
  z.object({
    rooms: z
      .array(z.object({ guestLastName: z.string(), guestFirstName: z.string(), requests: z.string() }))
      .check(z.length(roomCount)),
    email: z.string(),
    mobile: z.string(),
    points: z.optional(z.string()),
    asks: z.optional(askTicks),
    agreed: z.array(z.boolean()),
  }) satisfies z.ZodMiniType<GuestForm>;
const visitItem = (roomCount: number) =>
  z.object({
    owner: z.string(),
    reservationNo: z.catch(z.nullable(z.string()), null),
    checkoutTracked: z.catch(z.boolean(), false),
    stage: z.catch(z.enum(['details', 'review']), 'details'),
    form: z.catch(z.nullable(typedForm(roomCount)), null),
    voucherId: z.catch(z.nullable(z.string()), null),
  });
/** Of one booking of one offer, in session storage: survives a reload, Back and a login, not a logout. */
export type BookingVisit = z.infer<ReturnType<typeof visitItem>>;

/** Null if it does not parse, such as one of an older release; drops a form that does not parse. */
function readVisit(
  storage: Storage | null,
  { key, owner, roomCount }: { key: string; owner: string; roomCount: number },
): BookingVisit | null {
  const stored = readStored(storage, key, visitItem(roomCount));
  if (stored?.owner !== owner) return null;
  return stored.form === null ? { ...stored, stage: 'details' } : stored;
}

function takeGuestForm(storage: Storage | null, key: string, roomCount: number): GuestForm | null {
  const form = readStored(storage, key, typedForm(roomCount));
  storage?.removeItem(key);
  // A guest has no points to choose: those of the member are as the form begins.
  return form && { ...form, points: undefined };
}

interface VisitNames {
  key: string;
  guestKey: string;
  formKey: string;
  owner: string;
  roomCount: number;
}

/** Copies a guest's form into the visit of the member who has logged in. */
export function bookingVisitStore(names: VisitNames): VisitStore<BookingVisit> {
  const { key, guestKey, formKey, owner, roomCount } = names;
  return {
    load: (storage) => {
      const stored = readVisit(storage, { key, owner, roomCount });
      const form = stored?.form ?? takeGuestForm(storage, formKey, roomCount);
      const asGuest = readVisit(storage, { key: guestKey, owner: GUEST_OWNER, roomCount });
      if (owner !== GUEST_OWNER) forgetGuestVisits(storage);
      return { ...(stored ?? { ...newVisit(owner), checkoutTracked: asGuest?.checkoutTracked ?? false }), form };
    },
    save: (storage, visit) => {
      writeStored(storage, key, visit);
      if (owner === GUEST_OWNER) writeStored(storage, formKey, visit.form);
    },
    restart: () => newVisit(owner),
  };
}
