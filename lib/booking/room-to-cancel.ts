import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { firstValue, type QueryValues } from '@/lib/routes/query-values';

/** The query of a link to the change of a reservation that cancels one room. @param index position of the room */
export const roomToCancelQuery = (index: number, { revision }: Pick<ReservationDetail, 'revision'>) => ({
  cancel: index + 1,
  revision,
});

/** `outdated`: the reservation was changed since the link was made: the position can be another room's. */
export type RoomToCancel = { index: number } | 'outdated' | null;

export function roomToCancel(
  values: QueryValues,
  { rooms, revision, cancellableYn }: Pick<ReservationDetail, 'rooms' | 'revision' | 'cancellableYn'>,
): RoomToCancel {
  const number = firstValue(values, 'cancel');
  if (number === null || rooms.length === 1) return null;
  if (firstValue(values, 'revision') !== String(revision)) return 'outdated';
  const index = rooms.findIndex((_, position) => String(position + 1) === number);
  return index < 0 || cancellableYn === 'N' ? null : { index };
}
