import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import { OWNED_PREFIX } from '@/lib/browser-storage/stored-member';
import type { CompleteChange } from './change-stay';

interface WishedChange {
  reservationNo: string;
  revision: number;
}

const wishItem = z.object({
  revision: z.int(),
  form: z.object({
    checkInDate: z.string(),
    checkOutDate: z.string(),
    arrivalTime: z.string(),
    accessible: z.optional(z.boolean()),
    points: z.optional(z.string()),
    rooms: z.array(
      z.object({
        adults: z.int(),
        minor: z.int(),
        minorAges: z.optional(z.array(z.int())),
        roomTypeId: z.string(),
        ratePlanId: z.string(),
        guestFirstName: z.string(),
        guestLastName: z.string(),
        requests: z.string(),
        cancelled: z.optional(z.boolean()),
      }),
    ),
  }),
});

const keyOf = ({ reservationNo }: WishedChange): string => `${OWNED_PREFIX}change:${reservationNo}`;

/** Outlives the identity check where it is shown in place of the page. */
export function storeWish(storage: Storage | null, of: WishedChange, form: CompleteChange): void {
  writeStored(storage, keyOf(of), { revision: of.revision, form });
}

/** Once; null for none, and for a wish about the reservation as it was before another change. */
export function takeWish(storage: Storage | null, of: WishedChange): CompleteChange | null {
  const stored = readStored(storage, keyOf(of), wishItem);
  storage?.removeItem(keyOf(of));
  return stored?.revision === of.revision ? (stored.form as CompleteChange) : null;
}
