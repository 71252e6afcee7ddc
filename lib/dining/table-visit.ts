import * as z from 'zod/mini';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import type { VisitStore } from '@/lib/booking/use-visit';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type BookedWishes, mergeWishes } from './table-change';
import { type ChosenSeating, type TableGuestForm, tableOccasions } from './table-guest-form';

/** In session storage: survives a reload, Back, a login and another hour, not a logout. */
export interface TableVisit {
  owner: string;
  form: TableGuestForm | null;
  seating: string;
  tableReservationNo: string | null;
  /** Of a table that is moved: its wishes when `form` was typed, so that what was typed can be told from them. */
  booked: BookedWishes | null;
  /** `form` was merged into a table that was changed elsewhere since. Until it is sent. */
  changedMeanwhile: boolean;
}

/** A login clears a member's items, not a guest's. @param changing number of the table that is moved */
export function tableVisitKey(restaurantId: string, changing: string | null, owner: string): string {
  return `${owner === GUEST_OWNER ? 'guest-table:' : `${OWNED_PREFIX}table:`}${changing ?? restaurantId}`;
}

export function seatingName({ date, time, party }: ChosenSeating): string {
  return `${date} ${time} ${party}`;
}

export function newTableVisit(owner: string, seating: string, form: TableGuestForm | null = null): TableVisit {
  return { owner, form, seating, tableReservationNo: null, booked: null, changedMeanwhile: false };
}

const typedForm = z.object({
  guestLastName: z.string(),
  guestFirstName: z.string(),
  email: z.string(),
  mobile: z.string(),
  occasion: z.enum(tableOccasions),
  requests: z.string(),
  agreed: z.array(z.boolean()),
}) satisfies z.ZodMiniType<TableGuestForm>;
const visitItem = z.object({
  owner: z.string(),
  form: z.catch(z.nullable(typedForm), null),
  seating: z.catch(z.string(), ''),
  tableReservationNo: z.catch(z.nullable(z.string()), null),
  booked: z.catch(
    z.nullable(z.object({ revision: z.number(), occasion: z.enum(tableOccasions), requests: z.string() })),
    null,
  ),
  changedMeanwhile: z.catch(z.boolean(), false),
});

/** What was typed is kept for any seating, what was sent for its own. What does not fit is dropped. */
export function readTableVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string; owner: string; seating: string },
): TableVisit | null {
  const stored = readStored(storage, key, visitItem);
  if (stored?.owner !== owner) return null;
  return stored.seating === seating ? stored : { ...stored, seating, tableReservationNo: null };
}

/** What a guest typed before logging in goes on with the member; what was sent does not. */
export function takeGuestVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string | null; owner: string; seating: string },
): TableVisit | null {
  if (key === null) return null;
  const visit = readTableVisit(storage, { key, owner: GUEST_OWNER, seating });
  storage?.removeItem(key);
  return visit?.form ? newTableVisit(owner, seating, visit.form) : null;
}

/** The visit for the table as it is now. A draft for another revision is merged; one for an unknown revision is dropped. */
export function visitOfBooked(visit: TableVisit, now: BookedWishes): TableVisit {
  const { form, booked: was } = visit;
  if (was?.revision === now.revision) return visit;
  const { revision, occasion, requests } = now;
  const changedMeanwhile = form !== null && was !== null;
  return {
    ...visit,
    booked: { revision, occasion, requests },
    form: changedMeanwhile ? mergeWishes(was, form, now) : null,
    changedMeanwhile,
  };
}

interface VisitNames {
  key: string;
  owner: string;
  seating: string;
  guestKey: string | null;
  /** The table that is moved; null for a new one. */
  booked: BookedWishes | null;
}

/** Keeps what was typed when another table is booked. */
export function tableVisitStore(names: VisitNames): VisitStore<TableVisit> {
  const { key, owner, seating, guestKey, booked } = names;
  return {
    load: (storage) => {
      const visit =
        readTableVisit(storage, { key, owner, seating }) ??
        takeGuestVisit(storage, { key: guestKey, owner, seating }) ??
        newTableVisit(owner, seating);
      return booked === null ? visit : visitOfBooked(visit, booked);
    },
    save: (storage, visit) => writeStored(storage, key, visit),
    restart: (former) => newTableVisit(owner, seating, former?.form ?? null),
  };
}
