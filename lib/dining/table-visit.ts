import * as z from 'zod/mini';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import type { VisitStore } from '@/lib/booking/use-visit';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type ChosenSeating, type TableGuestForm, tableOccasions } from './table-guest-form';

/** In session storage: survives a reload, Back, a login and another hour, not a logout. */
export interface TableVisit {
  owner: string;
  form: TableGuestForm | null;
  seating: string;
  tableReservationNo: string | null;
}

/** A login clears a member's items, not a guest's. @param changing number of the table that is moved */
export function tableVisitKey(restaurantId: string, changing: string | null, owner: string): string {
  return `${owner === GUEST_OWNER ? 'guest-table:' : `${OWNED_PREFIX}table:`}${changing ?? restaurantId}`;
}

export function seatingName({ date, time, party }: ChosenSeating): string {
  return `${date} ${time} ${party}`;
}

export function newTableVisit(owner: string, seating: string, form: TableGuestForm | null = null): TableVisit {
  return { owner, form, seating, tableReservationNo: null };
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
});

/** What was typed is kept for any seating, what was sent for its own. What does not fit is dropped. */
export function readTableVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string; owner: string; seating: string },
): TableVisit | null {
  const stored = readStored(storage, key, visitItem);
  if (stored?.owner !== owner) return null;
  return stored.seating === seating ? stored : newTableVisit(owner, seating, stored.form);
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

interface VisitNames {
  key: string;
  owner: string;
  seating: string;
  guestKey: string | null;
}

/** Keeps what was typed when another table is booked. */
export function tableVisitStore(names: VisitNames): VisitStore<TableVisit> {
  const { key, owner, seating, guestKey } = names;
  return {
    load: (storage) =>
      readTableVisit(storage, { key, owner, seating }) ??
      takeGuestVisit(storage, { key: guestKey, owner, seating }) ??
      newTableVisit(owner, seating),
    save: (storage, visit) => writeStored(storage, key, visit),
    restart: (former) => newTableVisit(owner, seating, former?.form ?? null),
  };
}
