import type { ChangeQuote } from '@/lib/hub/contract/reservation-change';
import { writeRoom } from '@/lib/stay/rooms';
import { type CompleteChange, changeBody } from './change-stay';

export type Difference =
  | { kind: 'dates' }
  | { kind: 'arrival' }
  | { kind: 'roomType' | 'rate' | 'count' | 'guest' | 'requests' | 'cancelled'; index: number };

export function changesOf(before: CompleteChange, after: CompleteChange): Difference[] {
  const [was, will] = [changeBody(before), changeBody(after)];
  const differences: Difference[] = [];
  if (was.checkInDate !== will.checkInDate || was.checkOutDate !== will.checkOutDate) {
    differences.push({ kind: 'dates' });
  }
  if (was.arrivalTime !== will.arrivalTime) differences.push({ kind: 'arrival' });
  for (const [index, old] of was.rooms.entries()) {
    const next = will.rooms[index] ?? old;
    if (next.cancelYn === 'Y') {
      differences.push({ kind: 'cancelled', index });
      continue;
    }
    if (old.roomTypeId !== next.roomTypeId) differences.push({ kind: 'roomType', index });
    if (old.ratePlanId !== next.ratePlanId) differences.push({ kind: 'rate', index });
    if (writeRoom(old) !== writeRoom(next)) differences.push({ kind: 'count', index });
    if (old.guestLastName !== next.guestLastName || old.guestFirstName !== next.guestFirstName) {
      differences.push({ kind: 'guest', index });
    }
    if (old.requests !== next.requests) differences.push({ kind: 'requests', index });
  }
  return differences;
}

export function touchesPrice(differences: readonly Difference[], quote: ChangeQuote): boolean {
  const changesStay = differences.some(({ kind }) =>
    ['dates', 'roomType', 'rate', 'count', 'cancelled'].includes(kind),
  );
  const movesPoints = Object.values(quote.pointsMoved).some((points) => points > 0);
  return changesStay || movesPoints || quote.differenceKrw !== 0 || quote.voucherGivenBackYn === 'Y';
}
