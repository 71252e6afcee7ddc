import * as z from 'zod/mini';
import { GUEST_OWNER } from '@/lib/booking/booking-visit';
import type { VisitStore } from '@/lib/booking/use-visit';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import { type BookedTable, isAsBooked, mergeSeating, mergeWishes, type Seating } from './table-change';
import { type TableGuestForm, tableOccasions, typedTableForm } from './table-guest-form';

/** A login clears a member's items, not a guest's. @param changing number of the table that is moved */
export function tableVisitKey(restaurantId: string, changing: string | null, owner: string): string {
  return `${owner === GUEST_OWNER ? 'guest-table:' : `${OWNED_PREFIX}table:`}${changing ?? restaurantId}`;
}

export const seatingName = ({ date, time, party }: Seating): string => `${date} ${time} ${party}`;

function newTableVisit(owner: string, seating: string, form: TableGuestForm | null = null): TableVisit {
  return { owner, form, seating, tableReservationNo: null, booked: null, meanwhile: null };
}

const bookedTable = z.object({
  tableReservationNo: z.string(),
  revision: z.number(),
  date: z.string(),
  time: z.string(),
  party: z.number(),
  occasion: z.enum(tableOccasions),
  requests: z.string(),
}) satisfies z.ZodMiniType<BookedTable>;
const visitItem = z.object({
  owner: z.string(),
  form: z.catch(z.nullable(typedTableForm), null),
  seating: z.catch(z.string(), ''),
  tableReservationNo: z.catch(z.nullable(z.string()), null),
  /** A table that is moved, as it was when `form` was typed, so that what was chosen can be told from it. */
  booked: z.catch(z.nullable(bookedTable), null),
  /**
   * Of a table that was changed since: `made` if it is as it was wished here, and nothing is left to send; else `form` was
   * merged into it, until it is sent.
   */
  meanwhile: z.catch(z.nullable(z.enum(['made', 'merged'])), null),
});
/** In session storage: survives a reload, Back, a login and another hour, not a logout. */
export type TableVisit = z.infer<typeof visitItem>;

/** What was typed is kept for any seating, what was sent for its own. What does not fit is dropped. */
function readTableVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string; owner: string; seating: string },
): TableVisit | null {
  const stored = readStored(storage, key, visitItem);
  if (stored?.owner !== owner) return null;
  return stored.seating === seating ? stored : { ...stored, seating, tableReservationNo: null };
}

/** What a guest typed before logging in goes on with the member; what was sent does not. */
function takeGuestVisit(
  storage: Storage | null,
  { key, owner, seating }: { key: string | null; owner: string; seating: string },
): TableVisit | null {
  if (key === null) return null;
  const visit = readTableVisit(storage, { key, owner: GUEST_OWNER, seating });
  storage?.removeItem(key);
  return visit?.form ? newTableVisit(owner, seating, visit.form) : null;
}

/**
 * The visit for the table as it is now. A draft for another revision is merged; one for an unknown revision is dropped.
 * @param chosen the seating on the page
 */
function visitOfBooked(visit: TableVisit, chosen: Seating, now: BookedTable): TableVisit {
  const { form, booked: was } = visit;
  if (was?.revision === now.revision) return visit;
  if (was === null) return { ...visit, booked: now, form: null, meanwhile: null };
  const wished = form ?? was;
  const isWished = !isAsBooked(was, chosen, wished);
  const isMade = isWished && isAsBooked(now, mergeSeating(was, chosen, now), mergeWishes(was, wished, now));
  return {
    ...visit,
    booked: now,
    form: form && mergeWishes(was, form, now),
    meanwhile: isMade ? 'made' : form && 'merged',
  };
}

interface VisitNames {
  key: string;
  owner: string;
  chosen: Seating;
  guestKey: string | null;
  booked: BookedTable | null;
}

export function tableVisitStore(names: VisitNames): VisitStore<TableVisit> {
  const { key, owner, chosen, guestKey, booked } = names;
  const seating = seatingName(chosen);
  return {
    load: (storage) => {
      const visit =
        readTableVisit(storage, { key, owner, seating }) ??
        takeGuestVisit(storage, { key: guestKey, owner, seating }) ??
        newTableVisit(owner, seating);
      return booked === null ? visit : visitOfBooked(visit, chosen, booked);
    },
    save: (storage, visit) => writeStored(storage, key, visit),
    restart: (former) => newTableVisit(owner, seating, former?.form ?? null),
  };
}
