import * as z from 'zod/mini';
import { readStored, writeStored } from '@/lib/browser-storage/stored-item';
import type { Cancellation } from './send-cancellation';

const PREFIX = 'cancelled:';

/** Id of the result on the page, which takes the focus after a cancellation. */
export const cancelledResultId = 'cancelled';

const cancellationNote = z.object({
  cancellationFeeKrw: z.int(),
  cancelledAt: z.string().check(z.refine((moment) => !Number.isNaN(Date.parse(moment)))),
  voucherGivenBackYn: z.optional(z.nullable(z.enum(['Y', 'N']))),
  settledPoints: z.optional(
    z.nullable(z.object({ returnedPoints: z.int(), expiredPoints: z.int(), keptPoints: z.int(), keptKrw: z.int() })),
  ),
  voucherName: z.optional(z.string()),
  /** Fees due for rooms that were cancelled before. */
  earlierKrw: z.optional(z.int()),
}) satisfies z.ZodMiniType<Cancellation>;
export type CancellationNote = z.infer<typeof cancellationNote>;

/** Notes it before the page is refreshed, which fails where the hub fails just then. */
export function noteCancellation(storage: Storage | null, reservationNo: string, note: CancellationNote): void {
  writeStored(storage, PREFIX + reservationNo, note);
}

/** The note as this tab wrote it; null for none, and for what another hand wrote. */
export function readCancellation(storage: Storage | null, reservationNo: string): CancellationNote | null {
  return readStored(storage, PREFIX + reservationNo, cancellationNote);
}

export function dropCancellation(storage: Storage | null, reservationNo: string): void {
  storage?.removeItem(PREFIX + reservationNo);
}
